import type { Kysely } from "kysely";
import type { SetupRun } from "../../contract/operator.ts";
import { type Clock, seconds } from "../clock.ts";
import { IngestError } from "../ingest/summary.ts";
import type { Log } from "../log.ts";
import type { Database } from "../store/schema.ts";
import { type SourceSettings, setRefresh } from "../store/sources.ts";
import { readSource } from "./read-source.ts";
import { SettingError } from "./settings.ts";
import { toProblem, toResult } from "./setup-run.ts";

export type QueueDeps = {
  db: Kysely<Database>;
  storeUrl: string;
  retentionDays: number;
  clock: Clock;
  log: Log;
  /** Tests replace it. */
  read?: typeof readSource;
};

/** How many runs can still be looked at, and how many may wait for their turn. */
const keptRuns = 20;
const mostWaiting = 5;

type Job = { run: SetupRun; source: SourceSettings };

/** Reads sources one after the other; the last runs can be looked at. */
export function createRunQueue({ db, storeUrl, retentionDays, clock, log, read = readSource }: QueueDeps) {
  const jobs = new Map<string, Job>();
  const ending = new AbortController();
  let queue = Promise.resolve();

  async function perform({ run, source }: Job, force: boolean): Promise<void> {
    if (ending.signal.aborted) return;
    run.state = "running";
    const now = seconds(clock);
    try {
      const { summary, retiredSample } = await read(
        { db, storeUrl, retentionDays, now },
        {
          source,
          force,
          signal: ending.signal,
          onProgress: ({ slots = run.progress?.slots ?? 0, ...progress }) => {
            run.progress = { ...progress, slots };
          },
        },
      );
      const isHeldBack = summary.outcome === "held_back";
      if (!isHeldBack) await setRefresh(db, source.name, run.minutes);
      run.result = toResult(summary, { now, retiredSample });
      run.state = isHeldBack ? "held_back" : "done";
    } catch (error) {
      if (ending.signal.aborted) return;
      if (!(error instanceof IngestError))
        log.error({ err: error, source: source.name }, "a source could not be added");
      run.problem = toProblem(error, run);
      run.state = "failed";
    }
  }

  function start(job: Job, force = false): SetupRun {
    jobs.set(job.run.id, job);
    for (const id of jobs.keys()) if (jobs.size > keptRuns) jobs.delete(id);
    queue = queue.then(() => perform(job, force));
    return job.run;
  }

  return {
    start,
    /** Throws a SettingError if too many runs wait. */
    refuseIfFull(): void {
      const waiting = [...jobs.values()].filter(({ run }) => run.state === "waiting");
      if (waiting.length >= mostWaiting)
        throw new SettingError("name", "too many sources are waiting to be read: try again once they are");
    },
    /** Reads a source that was held back again, and takes its listings. Null if there is no such run. */
    force(id: string): SetupRun | null {
      const job = jobs.get(id);
      if (!job) return null;
      if (job.run.state !== "held_back") return job.run;
      Object.assign(job.run, { state: "waiting", progress: null, result: null });
      return start(job, true);
    },
    get: (id: string): SetupRun | null => jobs.get(id)?.run ?? null,
    async stop(): Promise<void> {
      ending.abort();
      await queue;
    },
  };
}

export type RunQueue = ReturnType<typeof createRunQueue>;
