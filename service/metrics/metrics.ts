import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { SourceRead } from "../background/schedule.ts";

/** A request that was answered. `route` is a pattern, so that strangers can't create labels. */
export type AnsweredRequest = { route: string; method: string; status: number; tookMs: number };

/** Seconds since a source was last read, and since its listings last changed; null if never. */
export type SourceAge = { source: string; checked: number | null; changed: number | null };

/** The state at the time when the metrics are read. */
export type MetricsState = {
  revision: number;
  /** Null if the store doesn't answer. */
  ages: SourceAge[] | null;
};

/** The counts of one process, for Prometheus. */
export type Metrics = {
  /** Counts a request as open until the returned function is called. */
  opened(): () => void;
  answered(request: AnsweredRequest): void;
  refused(code: string): void;
  askedCache(found: boolean): void;
  sourceRead(read: SourceRead): void;
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

/** What is set as the metrics are read. */
const stateMetrics = (registers: Registry[]) => ({
  checkedAge: new Gauge({
    name: "nownext_source_checked_age_seconds",
    help: "Time since any process last read a source, whatever the outcome",
    labelNames: ["source"],
    registers,
  }),
  changedAge: new Gauge({
    name: "nownext_source_changed_age_seconds",
    help: "Time since a source's listings last changed",
    labelNames: ["source"],
    registers,
  }),
  revision: new Gauge({
    name: "nownext_store_revision",
    help: "Revision of the data that this process answers from",
    registers,
  }),
});

/** Measures requests, ingest and, unless `ofProcess` is false, the process itself. */
export function createMetrics({ ofProcess = true } = {}): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const { durations, open, refusals, cache } = requestMetrics([registry]);
  const { runs, slots, runDurations } = ingestMetrics([registry]);
  const { checkedAge, changedAge, revision } = stateMetrics([registry]);

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
    async render(state) {
      revision.set(state.revision);
      // Drop removed sources.
      checkedAge.reset();
      changedAge.reset();
      for (const { source, checked, changed } of state.ages ?? []) {
        if (checked !== null) checkedAge.set({ source }, checked);
        if (changed !== null) changedAge.set({ source }, changed);
      }
      return { text: await registry.metrics(), type: registry.contentType };
    },
  };
}
