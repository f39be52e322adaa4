import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { SourceRead } from "../background/schedule.ts";
import { type Figures, readFigures } from "./figures.ts";
import { createStateMetrics, type MetricsState } from "./state-metrics.ts";

/** A request that was answered. `route` is a pattern, so that strangers can't create labels. */
export type AnsweredRequest = { route: string; method: string; status: number; tookMs: number };

/** The counts of one process, for Prometheus. */
export type Metrics = {
  /** Counts a request as open until the returned function is called. */
  opened(): () => void;
  answered(request: AnsweredRequest): void;
  refused(code: string): void;
  askedCache(found: boolean): void;
  sourceRead(read: SourceRead): void;
  figures(): Promise<Figures>;
  /** The text for Prometheus, with its media type. */
  render(state: MetricsState): Promise<{ text: string; type: string }>;
};

const methods = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"]);

const requestMetrics = (registers: Registry[]) => ({
  durations: new Histogram({
    name: "nownext_http_request_duration_seconds",
    help: "Time until an answer began, by path pattern, method and status class",
    labelNames: ["route", "method", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  }),
  open: new Gauge({
    name: "nownext_http_open_requests",
    help: "Requests whose answer has not been sent completely",
    registers,
  }),
  refusals: new Counter({
    name: "nownext_refusals_total",
    help: "Problem answers by code; quota_exceeded and rate_limited come from the limits",
    labelNames: ["code"],
    registers,
  }),
  cache: new Counter({
    name: "nownext_answer_cache_total",
    help: "Lookups in the answer cache, by result",
    labelNames: ["result"],
    registers,
  }),
});

const ingestMetrics = (registers: Registry[]) => ({
  runs: new Counter({
    name: "nownext_ingest_runs_total",
    help: "Sources read by this process, by outcome",
    labelNames: ["source", "outcome"],
    registers,
  }),
  slots: new Counter({
    name: "nownext_ingest_slots_total",
    help: "Slots in the sources read by this process, by outcome",
    labelNames: ["source", "outcome"],
    registers,
  }),
  runDurations: new Histogram({
    name: "nownext_ingest_duration_seconds",
    help: "How long reading a source took, by outcome",
    labelNames: ["source", "outcome"],
    buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 1800],
    registers,
  }),
});

/** Measures requests, ingest and, unless `ofProcess` is false, the process itself. */
export function createMetrics({ ofProcess = true } = {}): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const { durations, open, refusals, cache } = requestMetrics([registry]);
  const { runs, slots, runDurations } = ingestMetrics([registry]);
  const setState = createStateMetrics([registry]);

  return {
    opened() {
      open.inc();
      return () => open.dec();
    },
    answered({ route, method, status, tookMs }) {
      durations.observe(
        {
          route,
          method: methods.has(method) ? method : "other",
          status: `${Math.floor(status / 100)}xx`,
        },
        tookMs / 1000,
      );
    },
    refused: (code) => refusals.inc({ code }),
    askedCache: (found) => cache.inc({ result: found ? "hit" : "miss" }),
    sourceRead({ source, outcome, slots: count, tookMs }) {
      runs.inc({ source, outcome });
      slots.inc({ source, outcome }, count);
      runDurations.observe({ source, outcome }, tookMs / 1000);
    },
    figures: async () => readFigures(await durations.get(), await cache.get(), await refusals.get()),
    async render(state) {
      setState(state);
      return { text: await registry.metrics(), type: registry.contentType };
    },
  };
}
