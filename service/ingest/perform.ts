import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { toIso } from "../../contract/time.ts";
import { countryZone } from "../country-zones.ts";
import { deriveAll } from "../derive/derive.ts";
import type { DeriveProgress } from "../derive/plugin.ts";
import { type Lease, LeaseLostError, writeUnder } from "../store/leases.ts";
import type { Database } from "../store/schema.ts";
import {
  beginContent,
  endContent,
  getSource,
  recordResult,
  type Source,
  type SourceResult,
  saveSource,
} from "../store/sources.ts";
import { openStore, type Store } from "../store/store.ts";
import { acceptedContent, acceptedHash, type Conditions } from "./accepted.ts";
import type { Validators } from "./fetch-feed.ts";
import { letGo, listUnlisted, takeBack } from "./gone-feeds.ts";
import type { IngestInput } from "./input.ts";
import { locationOf, read } from "./read.ts";
import { type JoinedFeed, reconcileFeeds } from "./reconcile.ts";
import { openStage, type Stage } from "./stage.ts";
import { emptySummary, IngestError, type IngestSummary } from "./summary.ts";
import { heldBack, survey } from "./survey.ts";
import { writeFeeds } from "./write-feeds.ts";

/** What to read. Null country or zone: what the source was given before; `now` is in epoch seconds. */
export type IngestRequest = {
  storeUrl: string;
  source: { name: string; country: string | null; timezone: string | null };
  input: IngestInput;
  now: number;
  /** Read it in full, even if it hasn't changed, and take the listings even if they are less than half of the last. */
  force?: boolean;
  /** The source is there already: it keeps its settings, and the run fails if it is removed or moved meanwhile. */
  standing?: boolean;
  /** If given, the run writes nothing without it; an operator's own runs have none. */
  lease?: Lease | null;
  /** Slots that ended by then, in epoch seconds, are left out: see `keptFrom` of retention. */
  keptFrom?: number;
};

/** How far a run is: bytes, as stored, while it compares or reads; then channels, and what it derives from them. */
export type IngestProgress = {
  /** `comparing` is reading a file only to see whether it changed. */
  phase: "comparing" | "reading" | "writing" | DeriveProgress["phase"];
  done: number;
  /** Null if not known. */
  total: number | null;
};

type OnProgress = (progress: IngestProgress) => void;

/**
 * Reads a source and puts its listings into the store, on the calling thread: `runIngest` calls it on a thread of its
 * own. Throws an IngestError if the source can't be read, which leaves the store as it was, and a LeaseLostError if
 * the lease is lost meanwhile.
 */
export async function performIngest(request: IngestRequest, onProgress: OnProgress): Promise<IngestSummary> {
  const store = await openStore(request.storeUrl, { bulk: true });
  const stage = openStage();
  try {
    const summary = await perform(store, stage, request, onProgress);
    await derive(store.db, request, { summary, onProgress });
    return summary;
  } catch (error) {
    if (error instanceof IngestError)
      await record(store.db, request, { status: "failed", message: error.message });
    throw error;
  } finally {
    stage.close();
    await store.close();
  }
}

/** Rebuilds events and shows. The listings stay whatever comes of it, and the service tries again. */
async function derive(
  db: Kysely<Database>,
  { now, lease = null }: IngestRequest,
  { summary, onProgress }: { summary: IngestSummary; onProgress: OnProgress },
): Promise<void> {
  try {
    await deriveAll(db, { lease, now, onProgress });
  } catch (error) {
    if (error instanceof LeaseLostError) throw error;
    summary.warnings.push(
      `events and shows could not be derived: ${error instanceof Error ? error.message : error}`,
    );
  }
}

const record = (db: Kysely<Database>, { source, now, lease = null }: IngestRequest, result: SourceResult) =>
  writeUnder(db, lease, (trx) => recordResult(trx, source.name, now, result));

async function perform(
  { db }: Store,
  stage: Stage,
  request: IngestRequest,
  onProgress: OnProgress,
): Promise<IngestSummary> {
  const { source, input, now, lease = null, force = false, keptFrom = Number.NEGATIVE_INFINITY } = request;
  const startedMs = performance.now();
  const before = await getSource(db, source.name);
  const conditions = conditionsOf(request, before);
  const { country, zone } = conditions;
  const summary = emptySummary(source.name, stage.rejected);
  const finish = async (outcome: IngestSummary["outcome"], result: Omit<SourceResult, "status">) => {
    await record(db, request, { status: outcome, ...result });
    return { ...summary, outcome, took_ms: Math.round(performance.now() - startedMs) };
  };

  const acceptedBefore = force ? null : acceptedContent(before, conditions);
  const accepted = before && acceptedBefore !== null ? { source: before, content: acceptedBefore } : null;
  const found = await read(stage, { input, now, zone, accepted }, onProgress);
  if (found.isUnchanged) {
    summary.slots = before?.slots ?? 0;
    await writeUnder(db, lease, (trx) => keepSource(trx, request));
    return finish("unchanged", { message: found.message, ...storedValidators(found.validators) });
  }

  const feeds = stage.feeds();
  const late = survey(feeds, summary, keptFrom);
  const warning = heldBack(summary.slots, before?.slots ?? 0);
  if (warning && !force) {
    summary.warnings.push(warning);
    return finish("held_back", { message: warning });
  }
  if (summary.slots === 0) summary.warnings.push("the source holds no programmes");
  if (late > 0)
    summary.warnings.push(`${late} slots ended before ${toIso(keptFrom).slice(0, 10)} and are left out`);

  const run = randomUUID();
  const joined = await joinFeeds(db, request, { country, stage, run });
  await writeFeeds(db, feeds, summary, { joined, keptFrom, lease, onProgress });
  const left = await letGoUnlisted(db, request, { before, stage, summary });

  const changed = summary.changed.slots > 0;
  const hash = found.content !== null && left === 0 ? acceptedHash(conditions, found.content) : null;
  await writeUnder(db, lease, (trx) => endContent(trx, source.name, { run, hash }));
  return finish(changed || summary.slots === 0 ? "ok" : "unchanged", {
    message: null,
    slots: summary.slots,
    ...storedValidators(found.validators),
    ...(changed && { updated_at: now }),
  });
}

const storedValidators = (validators: Validators | undefined) =>
  validators && { etag: validators.etag, last_modified: validators.lastModified };

const kindOf = (input: IngestInput): Source["kind"] => (input.kind === "sample" ? "sample" : "xmltv");

const daySeconds = 86_400;

/** What decides, besides the content, what this run makes of the source. */
function conditionsOf({ source, input, now, keptFrom }: IngestRequest, before: Source | null): Conditions {
  const country = source.country ?? before?.country ?? null;
  return {
    kind: kindOf(input),
    location: locationOf(input),
    country,
    zone: source.timezone ?? before?.timezone ?? (country && countryZone(country)) ?? "UTC",
    retentionDays: keptFrom === undefined ? null : Math.floor(now / daySeconds) - keptFrom / daySeconds,
  };
}

/** Keeps the source's settings. One that has to be there already keeps its own. */
async function keepSource(
  db: Kysely<Database>,
  { source, input, now, standing }: IngestRequest,
): Promise<void> {
  const location = locationOf(input);
  if (!standing) await saveSource(db, { ...source, kind: kindOf(input), location }, now);
  else if ((await getSource(db, source.name))?.location !== location)
    throw new IngestError("the source was removed or moved while it was read");
}

/** Saves the source, its feeds and the channels that they join, in one transaction. */
function joinFeeds(
  db: Kysely<Database>,
  request: IngestRequest,
  { country, stage, run }: { country: string | null; stage: Stage; run: string },
): Promise<Map<string, JoinedFeed>> {
  const { source, input, lease = null } = request;
  return writeUnder(db, lease, async (trx) => {
    await keepSource(trx, request);
    const drafts = stage.feeds().map(({ draft }) => draft);
    const facts = { name: source.name, country, sample: kindOf(input) === "sample" };
    const joined = await reconcileFeeds(trx, facts, drafts);
    await takeBack(trx, { source: source.name, lists: stage.lists });
    await beginContent(trx, source.name, run);
    return joined;
  });
}

/** Lets go of the feeds that the source no longer lists, if it was read again. Returns how many remain of them. */
async function letGoUnlisted(
  db: Kysely<Database>,
  { source, input, now, lease = null }: IngestRequest,
  { before, stage, summary }: { before: Source | null; stage: Stage; summary: IngestSummary },
): Promise<number> {
  if (!isReadAgain(before, input)) return (await listUnlisted(db, source.name, stage.lists)).length;
  const gone = await letGo(db, { source: source.name, lists: stage.lists, now, lease });
  summary.gone = gone.feeds;
  summary.changed.slots += gone.slots;
  summary.changed.channels += gone.channels;
  return 0;
}

/**
 * Whether the content stands for all that the source had, because it comes from the same file or address. What comes
 * by standard input, or from elsewhere for the first time, may be another part of it.
 */
const isReadAgain = (before: Source | null, input: IngestInput): boolean =>
  before?.kind === kindOf(input) &&
  before.location === locationOf(input) &&
  (input.kind === "sample" || before.location !== null);
