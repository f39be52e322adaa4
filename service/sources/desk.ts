import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { NewSource, RefusedSource, SetupRun } from "../../contract/operator.ts";
import { type Clock, seconds } from "../clock.ts";
import { IngestError } from "../ingest/summary.ts";
import type { Log } from "../log.ts";
import { getSuggestion } from "../publishers/publishers.ts";
import type { Database } from "../store/schema.ts";
import { getSource, type SourceSettings, setRefresh } from "../store/sources.ts";
import { readSource } from "./read-source.ts";
import {
  readAddress,
  readAll,
  readCountry,
  readMinutes,
  readSourceName,
  readZone,
  SettingError,
  SettingsError,
  toSourceName,
} from "./settings.ts";
import { newRun, problemOf, resultOf } from "./setup-run.ts";
import type { Uploads } from "./uploads.ts";

export type DeskDeps = {
  db: Kysely<Database>;
  storeUrl: string;
  retentionDays: number;
  clock: Clock;
  log: Log;
  uploads: Uploads;
  /** Tests replace it. */
  read?: typeof readSource;
};

/** What an upload says of itself. */
export type NewUpload = Pick<NewSource, "name" | "country" | "timezone"> & { fileName: string };

/** Adds sources for the operator's page: one run at a time, and each can be watched. */
export type Desk = {
  addAddress(wanted: NewSource): Promise<SetupRun | RefusedSource>;
  addUpload(wanted: NewUpload, body: AsyncIterable<Uint8Array>): Promise<SetupRun | RefusedSource>;
  /** Reads a source that was held back again, and takes its listings. Null if there is no such run. */
  force(id: string): SetupRun | null;
  get(id: string): SetupRun | null;
  stop(): Promise<void>;
};

/** How many runs can still be looked at, and how many may wait for their turn. */
const keptRuns = 20;
const mostWaiting = 5;

type Job = { run: SetupRun; source: SourceSettings };

export function createDesk(deps: DeskDeps): Desk {
  const { db, storeUrl, retentionDays, clock, log, uploads, read = readSource } = deps;
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
      run.result = resultOf(summary, { now, retiredSample });
      run.state = isHeldBack ? "held_back" : "done";
    } catch (error) {
      if (ending.signal.aborted) return;
      if (!(error instanceof IngestError))
        log.error({ err: error, source: source.name }, "a source could not be added");
      run.problem = problemOf(error, run);
      run.state = "failed";
    }
  }

  function start(job: Job, force = false): SetupRun {
    jobs.set(job.run.id, job);
    for (const id of jobs.keys()) if (jobs.size > keptRuns) jobs.delete(id);
    queue = queue.then(() => perform(job, force));
    return job.run;
  }

  function refuseIfBusy(): void {
    const waiting = [...jobs.values()].filter(({ run }) => run.state === "waiting");
    if (waiting.length >= mostWaiting)
      throw new SettingError("name", "too many sources are waiting to be read: try again once they are");
  }

  /** Throws a SettingError if a source of that name has listings from elsewhere. */
  async function refuseTaken(name: string, location: string): Promise<void> {
    const known = await getSource(db, name);
    if (known && (known.kind === "sample" || (known.slots > 0 && known.location !== location)))
      throw new SettingError("name", `another source is called ${name}: choose another name`);
  }

  return {
    addAddress: (wanted) =>
      refusable(async () => {
        refuseIfBusy();
        const address = wanted.address.trim() || findSuggested(wanted.name);
        const { minutes, ...source } = readAll({
          location: () => readAddress(address),
          name: () =>
            readSourceName(wanted.name || (URL.canParse(address) ? toSourceName(address) : "guide")),
          ...placeReaders(wanted),
          minutes: () => readMinutes(wanted.minutes),
        });
        await refuseTaken(source.name, source.location);
        const { host } = new URL(source.location);
        const run = newRun(randomUUID(), { ...source, from: host, minutes });
        return start({ run, source: { ...source, kind: "xmltv" } });
      }),
    addUpload: (wanted, body) =>
      refusable(async () => {
        refuseIfBusy();
        const settings = readAll({
          name: () => readSourceName(wanted.name || toSourceName(wanted.fileName)),
          ...placeReaders(wanted),
        });
        const location = uploads.pathOf(settings.name);
        await refuseTaken(settings.name, location);
        await uploads.keep(settings.name, body);
        const run = newRun(randomUUID(), { ...settings, from: wanted.fileName, minutes: null });
        return start({ run, source: { ...settings, kind: "xmltv", location } });
      }),
    force(id) {
      const job = jobs.get(id);
      if (!job) return null;
      if (job.run.state !== "held_back") return job.run;
      Object.assign(job.run, { state: "waiting", progress: null, result: null });
      return start(job, true);
    },
    get: (id) => jobs.get(id)?.run ?? null,
    async stop() {
      ending.abort();
      await queue;
    },
  };
}

const placeReaders = ({ country, timezone }: Pick<NewSource, "country" | "timezone">) => ({
  country: () => readCountry(country),
  timezone: () => (timezone.trim() ? readZone(timezone.trim()) : null),
});

/** The address of the suggested guide of a name; empty if there is none. */
function findSuggested(name: string): string {
  const suggestion = getSuggestion(name);
  return suggestion?.kind === "xmltv" ? suggestion.address : "";
}

/** The settings that don't fit are an answer, not a failure. */
async function refusable(add: () => Promise<SetupRun>): Promise<SetupRun | RefusedSource> {
  try {
    return await add();
  } catch (error) {
    const errors =
      error instanceof SettingsError ? error.errors : error instanceof SettingError ? [error] : null;
    if (!errors) throw error;
    return { problems: errors.map(({ field, message }) => ({ field, detail: message })) };
  }
}
