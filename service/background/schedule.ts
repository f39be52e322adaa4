import type { LimitFunction } from "p-limit";
import { type Clock, seconds } from "../clock.ts";
import { noteFailure } from "../ingest/note-failure.ts";
import { toInput } from "../ingest/source-input.ts";
import type { IngestOutcome, IngestSummary } from "../ingest/summary.ts";
import type { Tenure } from "../lease/take-turns.ts";
import type { Log } from "../log.ts";
import { type Pause, pause } from "../pause.ts";
import { LeaseLostError } from "../store/lease-lost.ts";
import { writeUnder } from "../store/leases.ts";
import { listSources, type Source } from "../store/sources.ts";
import type { Store } from "../store/store.ts";
import { keptFrom } from "./prune.ts";
import { runIngest, runRemoval } from "./thread.ts";

/** How often the schedule looks for sources that are due. */
const tickMs = 30_000;

/** The sample reaches seven days ahead of the clock, so it is generated again a few times a day. */
const sampleMinutes = 180;

/** The share of its interval by which a source may be read later, so that sources spread out over time. */
const mostJitter = 0.1;

/** Tests replace `refresh`, `retire`, `wait` and `random`. */
export type ScheduleDeps = {
  store: Store;
  storeUrl: string;
  clock: Clock;
  log: Log;
  /** See `keptFrom`. */
  retentionDays: number;
  /** One after the other with what else holds much memory. */
  inTurn: LimitFunction;
  /** Reads a source again; `now` is in epoch seconds. */
  refresh?: (source: Source, now: number, signal: AbortSignal) => Promise<IngestSummary>;
  /** Removes a source. */
  retire?: (name: string, now: number, signal: AbortSignal) => Promise<unknown>;
  wait?: Pause;
  /** From 0 up to 1. */
  random?: () => number;
  /** Called for each source that was read, or couldn't be. */
  onRead?: (read: SourceRead) => void;
};

export type SourceRead = {
  source: string;
  outcome: IngestOutcome | "failed";
  slots: number;
  tookMs: number;
};

/**
 * The sample, if there are real listings. Whoever reads the first of them removes it; this finds one whose remover was
 * killed in between.
 */
const findOutlivedSample = (sources: readonly Source[]): Source | null =>
  (sources.some(({ kind, slots }) => kind !== "sample" && slots > 0) &&
    sources.find(({ kind }) => kind === "sample")) ||
  null;

/**
 * When a source is due again, in epoch seconds: after its interval, sooner if it couldn't be read; null if it is only
 * read on request.
 */
export function dueAt(source: Source, jitter: number): number | null {
  const minutes = source.kind === "sample" ? sampleMinutes : source.refresh_minutes;
  if (minutes === null || (source.kind !== "sample" && source.location === null)) return null;
  if (source.retry_at !== null) return source.retry_at;
  return (source.checked_at ?? 0) + Math.round(minutes * 60 * (1 + mostJitter * jitter));
}

/**
 * Reads sources when they are due, one at a time, for as long as a tenure lasts; its end aborts a run that is under
 * way, which leaves each channel wholly old or wholly new. A failure is logged and noted.
 */
export async function keepSchedule(deps: ScheduleDeps, { lease, signal }: Tenure): Promise<void> {
  const { store, clock, log, inTurn, onRead, wait = pause, random = Math.random } = deps;
  const refresh = deps.refresh ?? ((source, now) => readAgain(deps, { lease, signal }, source, now));
  const retire = deps.retire ?? ((name, now) => runRemoval({ storeUrl: deps.storeUrl, name, now, signal }));
  const jitters = new Map<string, { checkedAt: number | null; jitter: number }>();

  /** One random value for each time that a source waits. */
  const jitterOf = ({ name, checked_at: checkedAt }: Source): number => {
    const held = jitters.get(name);
    if (held?.checkedAt === checkedAt) return held.jitter;
    const jitter = random();
    jitters.set(name, { checkedAt, jitter });
    return jitter;
  };

  const isDue = (source: Source): boolean => {
    const at = dueAt(source, jitterOf(source));
    return at !== null && at <= seconds(clock);
  };

  async function readOne(source: Source): Promise<void> {
    const startedMs = clock();
    const now = Math.floor(startedMs / 1000);
    try {
      const { outcome, slots, changed, took_ms } = await refresh(source, now, signal);
      log.info({ source: source.name, outcome, slots, changed, tookMs: took_ms }, "source read");
      onRead?.({ source: source.name, outcome, slots, tookMs: took_ms });
    } catch (err) {
      if (signal.aborted || err instanceof LeaseLostError) return;
      onRead?.({
        source: source.name,
        outcome: "failed",
        slots: 0,
        tookMs: Math.max(0, clock() - startedMs),
      });
      log.warn({ err, source: source.name }, "source could not be read");
      await writeUnder(store.db, lease, (trx) => noteFailure(trx, source.name, now, err));
    }
  }

  while (!signal.aborted) {
    try {
      const sources = await listSources(store.db);
      const outlived = findOutlivedSample(sources);
      if (outlived) {
        await inTurn(() => retire(outlived.name, seconds(clock), signal));
        log.info("the sample listings were removed, now that there are real ones");
      }
      const due = sources.filter((source) => source !== outlived && isDue(source));
      for (const source of due) if (!signal.aborted) await inTurn(() => readOne(source));
    } catch (err) {
      log.error({ err }, "the schedule could not read the store");
    }
    await wait(tickMs, signal);
  }
}

function readAgain(
  { storeUrl, retentionDays }: ScheduleDeps,
  { lease, signal }: Tenure,
  source: Source,
  now: number,
): Promise<IngestSummary> {
  const { name, country, timezone } = source;
  return runIngest({
    storeUrl,
    source: { name, country, timezone },
    input: toInput(source),
    now,
    standing: true,
    lease,
    keptFrom: keptFrom(now, retentionDays),
    signal,
  });
}
