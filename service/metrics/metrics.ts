import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { SourceRead } from "../background/schedule.ts";

/** A request that was answered: its path's pattern, so that nobody can make up labels. */
export type AnsweredRequest = { route: string; method: string; status: number; tookMs: number };

/** Seconds since a source was last read, and since its listings last changed; null where neither ever was. */
export type SourceAge = { source: string; checked: number | null; changed: number | null };

/** What is asked when the metrics are read. */
export type MetricsState = {
  revision: number;
  /** Null where the store doesn't tell. */
  ages: SourceAge[] | null;
};

/** The counts of one process, for Prometheus. */
export type Metrics = {
  /** A request has come; call what this gives when all of its answer has gone, or its client has. */
  opened(): () => void;
  answered(request: AnsweredRequest): void;
  refused(code: string): void;
  askedCache(found: boolean): void;
  sourceRead(read: SourceRead): void;
  /** The text for Prometheus, with its media type. */
  tell(state: MetricsState): Promise<{ text: string; type: string }>;
};

const methods = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"]);

/** Counts of requests, ingest and the process itself. `ofProcess: false` leaves the last out. */
export function createMetrics({ ofProcess = true } = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: "nownext_http_request_duration_seconds",
    help: "Requests by path pattern, method and class of status, and how long their answers took to begin",
    labelNames: ["route", "method", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const open = new Gauge({
    name: "nownext_http_open_requests",
    help: "Requests whose answer has not all gone",
    registers,
  });
  const refusals = new Counter({
    name: "nownext_refusals_total",
    help: "Problem answers by code; quota_exceeded and rate_limited are those of the limits",
    labelNames: ["code"],
    registers,
  });
  const cache = new Counter({
    name: "nownext_answer_cache_total",
    help: "Answers looked for among those kept, by whether they were found",
    labelNames: ["result"],
    registers,
  });
  const runs = new Counter({
    name: "nownext_ingest_runs_total",
    help: "Sources read by this process, by outcome",
    labelNames: ["source", "outcome"],
    registers,
  });
  const slots = new Counter({
    name: "nownext_ingest_slots_total",
    help: "Slots of the sources read by this process, by outcome",
    labelNames: ["source", "outcome"],
    registers,
  });
  const runDurations = new Histogram({
    name: "nownext_ingest_duration_seconds",
    help: "How long reading a source took, by outcome",
    labelNames: ["source", "outcome"],
    buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 1800],
    registers,
  });
  const checkedAge = new Gauge({
    name: "nownext_source_checked_age_seconds",
    help: "Time since a source was last read, whatever came of it and whichever process did",
    labelNames: ["source"],
    registers,
  });
  const changedAge = new Gauge({
    name: "nownext_source_changed_age_seconds",
    help: "Time since a source's listings last changed",
    labelNames: ["source"],
    registers,
  });
  const revision = new Gauge({
    name: "nownext_store_revision",
    help: "Revision of the data that this process answers from",
    registers,
  });

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
    async tell(state) {
      revision.set(state.revision);
      // A source that was removed is told of no longer.
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
