import { countryZone } from "../country-zones.ts";
import { createSlotWriter } from "../store/slots-write.ts";
import { getSource, recordResult, type Source, type SourceResult, saveSource } from "../store/sources.ts";
import type { StagedText } from "../store/staging.ts";
import { openStore, type Store } from "../store/store.ts";
import type { Validators } from "./fetch-feed.ts";
import { type IngestInput, openInput } from "./input.ts";
import { normalise, type Slot } from "./normalise.ts";
import { type Placed, reconcileFeeds } from "./reconcile.ts";
import { type NewListing, replaceListings } from "./replace.ts";
import { openStage, type Stage, type StagedFeed } from "./stage.ts";
import { IngestError, type IngestSummary } from "./summary.ts";
import { createDecoder, EncodingError } from "./xmltv/decode.ts";
import { createXmltvParser } from "./xmltv/parse.ts";

/** What a run is to do. Null country or zone: what the source was given before; `now` is in epoch seconds. */
export type IngestRequest = {
  storeUrl: string;
  source: { name: string; country: string | null; timezone: string | null };
  input: IngestInput;
  now: number;
  /** Take the listing even where it holds less than half of the last, or says that it hasn't changed. */
  force?: boolean;
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
 * own. Throws an IngestError where the source can't be read; what stood before then stands.
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
    return await perform(store, stage, request, (news) => onProgress(Object.assign(progress, news)));
  } catch (error) {
    if (error instanceof IngestError)
      await recordResult(store.db, request.source.name, request.now, {
        status: "failed",
        message: error.message,
      });
    throw error;
  } finally {
    stage.close();
    await store.close();
  }
}

async function perform(
  { db }: Store,
  stage: Stage,
  request: IngestRequest,
  onProgress: OnProgress,
): Promise<IngestSummary> {
  const { source, input, now } = request;
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
    warnings: [],
    took_ms: 0,
  };
  const finish = async (outcome: IngestSummary["outcome"], result: Omit<SourceResult, "status">) => {
    await recordResult(db, source.name, now, { status: outcome, ...result });
    return { ...summary, outcome, took_ms: Math.round(performance.now() - startedMs) };
  };

  const validators = await read(stage, request, before, zone, onProgress);
  if (!validators) return finish("unchanged", { message: "the server says that it hasn't changed" });

  const feeds = stage.feeds();
  survey(feeds, summary);
  const warning = heldBack(summary.slots, before?.slots ?? 0);
  if (warning && !request.force) {
    summary.warnings.push(warning);
    return finish("held_back", { message: warning });
  }
  if (summary.slots === 0) summary.warnings.push("the source holds no programmes");

  const kind = input.kind === "sample" ? "sample" : "xmltv";
  await saveSource(db, { ...source, kind, location: locationOf(input) }, now);
  const facts = { name: source.name, country, sample: kind === "sample" };
  const places = await reconcileFeeds(
    db,
    facts,
    feeds.map(({ draft }) => draft),
  );
  await writeFeeds(db, feeds, places, summary, onProgress);

  const changed = summary.changed.slots > 0;
  return finish(changed || summary.slots === 0 ? "ok" : "unchanged", {
    message: null,
    slots: summary.slots,
    etag: validators.etag,
    last_modified: validators.lastModified,
    ...(changed && { updated_at: now }),
  });
}

/** Where the service finds the source again; null where it can't. */
const locationOf = (input: IngestInput): string | null =>
  input.kind === "file" ? input.path : input.kind === "url" ? input.url : null;

/** Reads the source into the stage. Null where its server says that it hasn't changed. */
async function read(
  { sink, count }: Stage,
  { input, now, force }: IngestRequest,
  before: Source | null,
  zone: string,
  onProgress: OnProgress,
): Promise<Validators | null> {
  if (input.kind === "sample") {
    // Loaded where it is needed alone: the invented countries are as large as all else here.
    const { generateSample } = await import("./sample/generate.ts");
    generateSample(sink, now);
    return { etag: null, lastModified: null };
  }
  const known = !force && before?.location === locationOf(input) ? validatorsOf(before) : null;
  const opened = await openInput(input, known);
  if (!opened) return null;
  const parser = createXmltvParser(zone, sink);
  const decoder = createDecoder();
  try {
    for await (const chunk of opened.chunks) {
      parser.write(decoder.write(chunk));
      onProgress({ ...opened.progress(), programmes: count() });
    }
    parser.write(decoder.end());
    parser.end();
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error;
    parser.write(error.before);
    throw parser.errorHere(error.message);
  }
  return opened.validators;
}

const validatorsOf = ({ etag, last_modified }: Source): Validators => ({ etag, lastModified: last_modified });

/** Counts what the feeds will hold once mended. */
function survey(feeds: readonly StagedFeed[], summary: IngestSummary): void {
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
  }
}

/** A source that suddenly holds less than half is more likely broken than right. */
const heldBack = (slots: number, slotsBefore: number): string | null =>
  slots * 2 < slotsBefore
    ? `held back: ${slots} slots, less than half of the ${slotsBefore} of the last accepted run`
    : null;

/** What goes into one transaction: enough that its own cost is small, little enough that other writers don't wait. */
const batchFeeds = 50;
const batchRows = 1500;

async function writeFeeds(
  db: Store["db"],
  feeds: readonly StagedFeed[],
  places: ReadonlyMap<string, Placed>,
  summary: IngestSummary,
  onProgress: OnProgress,
): Promise<void> {
  const write = createSlotWriter();
  let batch: NewListing[] = [];
  let rows = 0;
  for (const [index, { draft, texts }] of feeds.entries()) {
    const placed = places.get(draft.sourceChannel);
    if (!placed || placed.channel === null) summary.excluded++;
    else {
      const slots = normalise(texts()).slots.map(readySlot);
      batch.push({ feed: placed.feed, slots });
      rows += slots.length;
    }
    const last = index === feeds.length - 1;
    if (batch.length < batchFeeds && rows < batchRows && !last) continue;
    for (const changed of await replaceListings(db, batch, write)) {
      summary.changed.slots += changed;
      if (changed > 0) summary.changed.channels++;
    }
    batch = [];
    rows = 0;
    onProgress({ phase: "writing", channels: index + 1, totalChannels: feeds.length });
  }
}

const readySlot = ({ start, stop, programme: { tail, detail } }: Slot<StagedText>) => ({
  start,
  stop,
  tail,
  detail,
});
