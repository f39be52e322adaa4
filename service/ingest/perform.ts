import type { Kysely } from "kysely";
import { toIso } from "../../contract/time.ts";
import { countryZone } from "../country-zones.ts";
import { deriveAll } from "../derive/derive.ts";
import { type Lease, LeaseLostError, writeUnder } from "../store/leases.ts";
import type { Database } from "../store/schema.ts";
import { getSource, recordResult, type Source, type SourceResult, saveSource } from "../store/sources.ts";
import { openStore, type Store } from "../store/store.ts";
import { letGo, takeBack } from "./gone-feeds.ts";
import type { IngestInput } from "./input.ts";
import { normalise } from "./normalise.ts";
import { locationOf, read } from "./read.ts";
import { type Placed, reconcileFeeds } from "./reconcile.ts";
import { openStage, type Stage, type StagedFeed } from "./stage.ts";
import { IngestError, type IngestSummary } from "./summary.ts";
import { writeFeeds } from "./write-feeds.ts";

/** What a run is to do. Null country or zone: what the source was given before; `now` is in epoch seconds. */
export type IngestRequest = {
  storeUrl: string;
  source: { name: string; country: string | null; timezone: string | null };
  input: IngestInput;
  now: number;
  /** Take the listing even where it holds less than half of the last, or says that it hasn't changed. */
  force?: boolean;
  /** The source stands: it keeps its settings, and where it is removed or moved meanwhile the run fails. */
  standing?: boolean;
  /** Without it the run must write nothing; none for an operator's own runs. */
  lease?: Lease | null;
  /** Slots that were over by then, in epoch seconds, are left out: see `keptFrom` of retention. */
  keptFrom?: number;
};

export type IngestProgress = {
  phase: "reading" | "writing";
  /** Bytes read, as stored, and of how many where that is known. */
  bytes: number;
  totalBytes: number | null;
  programmes: number;
  /** Channels written, and of how many; 0 while the source is read. */
  channels: number;
  totalChannels: number;
};

/** Takes what changed since the last call. */
type OnProgress = (progress: Partial<IngestProgress>) => void;

/**
 * Reads a source and puts its listings into the store, on the calling thread: `runIngest` calls it on one of its
 * own. Throws an IngestError where the source can't be read: what stood before then stands; and a LeaseLostError
 * where the lease is lost on the way.
 */
export async function performIngest(
  request: IngestRequest,
  onProgress: (progress: IngestProgress) => void,
): Promise<IngestSummary> {
  const progress: IngestProgress = {
    phase: "reading",
    bytes: 0,
    totalBytes: null,
    programmes: 0,
    channels: 0,
    totalChannels: 0,
  };
  const store = await openStore(request.storeUrl, { bulk: true });
  const stage = openStage();
  try {
    const summary = await perform(store, stage, request, (news) => onProgress(Object.assign(progress, news)));
    await tellMeaning(store.db, request, summary);
    return summary;
  } catch (error) {
    if (error instanceof IngestError)
      await note(store.db, request, { status: "failed", message: error.message });
    throw error;
  } finally {
    stage.close();
    await store.close();
  }
}

/** Brings events and shows in line. The listings stand whatever comes of it, and the service tries again. */
async function tellMeaning(
  db: Kysely<Database>,
  { now, lease = null }: IngestRequest,
  summary: IngestSummary,
): Promise<void> {
  try {
    await deriveAll(db, { lease, now });
  } catch (error) {
    if (error instanceof LeaseLostError) throw error;
    summary.warnings.push(
      `events and shows could not be told: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Notes what came of a run. */
const note = (db: Kysely<Database>, { source, now, lease = null }: IngestRequest, result: SourceResult) =>
  writeUnder(db, lease, (trx) => recordResult(trx, source.name, now, result));

async function perform(
  { db }: Store,
  stage: Stage,
  request: IngestRequest,
  onProgress: OnProgress,
): Promise<IngestSummary> {
  const { source, input, now, lease = null, keptFrom = Number.NEGATIVE_INFINITY } = request;
  const startedMs = performance.now();
  const before = await getSource(db, source.name);
  const country = source.country ?? before?.country ?? null;
  const zone = source.timezone ?? before?.timezone ?? (country && countryZone(country)) ?? "UTC";
  const summary: IngestSummary = {
    source: source.name,
    outcome: "ok",
    channels: 0,
    slots: 0,
    span: null,
    changed: { slots: 0, channels: 0 },
    mended: {},
    rejected: stage.rejected,
    excluded: 0,
    gone: 0,
    warnings: [],
    took_ms: 0,
  };
  const finish = async (outcome: IngestSummary["outcome"], result: Omit<SourceResult, "status">) => {
    await note(db, request, { status: outcome, ...result });
    return { ...summary, outcome, took_ms: Math.round(performance.now() - startedMs) };
  };

  const validators = await read(stage, request, before, zone, onProgress);
  if (!validators) return finish("unchanged", { message: "the server says that it hasn't changed" });

  const feeds = stage.feeds();
  const late = survey(feeds, summary, keptFrom);
  const warning = heldBack(summary.slots, before?.slots ?? 0);
  if (warning && !request.force) {
    summary.warnings.push(warning);
    return finish("held_back", { message: warning });
  }
  if (summary.slots === 0) summary.warnings.push("the source holds no programmes");
  if (late > 0)
    summary.warnings.push(`${late} slots were over before ${toIso(keptFrom).slice(0, 10)} and are left out`);

  const places = await place(db, request, country, stage);
  await writeFeeds(db, feeds, summary, { places, keptFrom, lease, onProgress });
  if (isReadAgain(before, input)) {
    const gone = await letGo(db, { source: source.name, lists: stage.lists, now, lease });
    summary.gone = gone.feeds;
    summary.changed.slots += gone.slots;
    summary.changed.channels += gone.channels;
  }

  const changed = summary.changed.slots > 0;
  return finish(changed || summary.slots === 0 ? "ok" : "unchanged", {
    message: null,
    slots: summary.slots,
    etag: validators.etag,
    last_modified: validators.lastModified,
    ...(changed && { updated_at: now }),
  });
}

const kindOf = (input: IngestInput): Source["kind"] => (input.kind === "sample" ? "sample" : "xmltv");

/** Gives the source, its feeds and their channels their rows, in one transaction. */
function place(
  db: Kysely<Database>,
  { source, input, now, standing, lease = null }: IngestRequest,
  country: string | null,
  stage: Stage,
): Promise<Map<string, Placed>> {
  const kind = kindOf(input);
  const location = locationOf(input);
  return writeUnder(db, lease, async (trx) => {
    if (!standing) await saveSource(trx, { ...source, kind, location }, now);
    else if ((await getSource(trx, source.name))?.location !== location)
      throw new IngestError("the source was removed or moved while it was read");
    const drafts = stage.feeds().map(({ draft }) => draft);
    const facts = { name: source.name, country, sample: kind === "sample" };
    const places = await reconcileFeeds(trx, facts, drafts);
    await takeBack(trx, { source: source.name, lists: stage.lists });
    return places;
  });
}

/**
 * Whether what is read now stands for all that the source had: it is the same file or address as before. What
 * comes by standard input, or from elsewhere for the first time, may be another part of it.
 */
const isReadAgain = (before: Source | null, input: IngestInput): boolean =>
  before?.kind === kindOf(input) &&
  before.location === locationOf(input) &&
  (input.kind === "sample" || before.location !== null);

/** Counts what the feeds will hold once mended. Gives how many of the slots were over before `keptFrom`. */
function survey(feeds: readonly StagedFeed[], summary: IngestSummary, keptFrom: number): number {
  let late = 0;
  for (const feed of feeds) {
    const { slots, mended } = normalise(feed.programmes());
    const first = slots[0];
    const last = slots.at(-1);
    for (const [kind, times] of Object.entries(mended) as [keyof typeof mended, number][])
      summary.mended[kind] = (summary.mended[kind] ?? 0) + times;
    if (!first || !last) continue;
    summary.channels++;
    summary.slots += slots.length;
    summary.span = {
      start: Math.min(first.start, summary.span?.start ?? first.start),
      stop: Math.max(last.stop, summary.span?.stop ?? last.stop),
    };
    for (const { stop } of slots) if (stop <= keptFrom) late++;
  }
  return late;
}

/** A source that suddenly holds less than half is more likely broken than right. */
const heldBack = (slots: number, slotsBefore: number): string | null =>
  slots * 2 < slotsBefore
    ? `held back: ${slots} slots, less than half of the ${slotsBefore} of the last accepted run`
    : null;
