import type { Kysely } from "kysely";
import { countryZone } from "../country-zones.ts";
import { deriveAll } from "../derive/derive.ts";
import { LeaseLostError } from "../store/lease-lost.ts";
import { writeUnder } from "../store/leases.ts";
import type { Database } from "../store/schema.ts";
import { recordRun } from "../store/source-runs.ts";
import { getSource, recordResult, type SourceResult } from "../store/sources.ts";
import { openStore } from "../store/store.ts";
import { acceptedContent } from "./accepted.ts";
import { accountOf } from "./account.ts";
import { hashFile } from "./input.ts";
import { noteFailure } from "./note-failure.ts";
import { openSource } from "./open.ts";
import { startParseThread } from "./parse-thread.ts";
import { conditionsOf, type IngestRequest, type OnProgress } from "./request.ts";
import { endUnchanged, type Run, type RunEnd } from "./run.ts";
import { suggestCountry } from "./suggest-country.ts";
import { suggestShift } from "./suggest-shift.ts";
import { emptySummary, IngestError, type IngestOutcome, type IngestSummary } from "./summary.ts";

/**
 * Reads a source and puts its listings into the store, on the calling thread: `runIngest` calls it on a thread of its
 * own. Throws an IngestError if the source can't be read, which leaves the store as it was, and a LeaseLostError if
 * the lease is lost meanwhile.
 */
export async function performIngest(request: IngestRequest, onProgress: OnProgress): Promise<IngestSummary> {
  const startedMs = performance.now();
  const store = await openStore(request.storeUrl, { bulk: true });
  try {
    const summary = await perform(store.db, request, onProgress);
    await derive(store.db, request, { summary, onProgress });
    await addSuggestions(store.db, request, summary);
    return summary;
  } catch (error) {
    if (error instanceof IngestError) {
      await recordFailed(store.db, request, error, elapsedMs(startedMs));
    }
    throw error;
  } finally {
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

/** Adds to the account of a run what its source should be told: other times, or a country. */
async function addSuggestions(db: Kysely<Database>, request: IngestRequest, summary: IngestSummary) {
  const { name } = request.source;
  const source = await getSource(db, name);
  if (summary.outcome !== "ok" || source?.status !== "ok") return;
  const { status, shift_minutes: shiftMinutes, message, country, timezone } = source;
  const zone = timezone ?? (country === null ? null : countryZone(country));
  const suggestions = [
    await suggestShift(db, { source: name, zone, now: request.now, shiftMinutes }),
    country === null ? await suggestCountry(db, name) : null,
  ].filter((suggestion) => suggestion !== null);
  if (suggestions.length === 0) return;
  summary.warnings.push(...suggestions);
  await writeUnder(db, request.lease ?? null, (trx) =>
    recordAccount(trx, request, { status, message }, summary),
  );
}

/** How many names the stored account of a run lists at most. */
const mostNames = 300;

const elapsedMs = (startedMs: number): number => Math.round(performance.now() - startedMs);

/** Stores how a run ended, with the source and among its runs. */
const record = (
  db: Kysely<Database>,
  request: IngestRequest,
  result: SourceResult & { status: IngestOutcome },
  summary: IngestSummary,
) =>
  writeUnder(db, request.lease ?? null, async (trx) => {
    await recordResult(trx, request.source.name, request.now, result);
    await recordAccount(trx, request, result, summary);
  });

const recordAccount = (
  trx: Kysely<Database>,
  { source, now }: IngestRequest,
  { status, message }: { status: IngestOutcome; message: string | null },
  summary: IngestSummary,
) => {
  const { channels, slots, took_ms } = summary;
  return recordRun(trx, {
    ...{ source: source.name, at: now, outcome: status, message },
    ...{ channels, slots, took_ms },
    account_json: JSON.stringify(accountOf(summary, mostNames)),
  });
};

const recordFailed = (
  db: Kysely<Database>,
  { source, now, lease = null }: IngestRequest,
  error: IngestError,
  tookMs: number,
) =>
  writeUnder(db, lease, async (trx) => {
    await noteFailure(trx, source.name, now, error);
    await recordRun(trx, {
      ...{ source: source.name, at: now, outcome: "failed", message: error.message },
      ...{ channels: 0, slots: 0, took_ms: tookMs, account_json: "[]" },
    });
  });

async function perform(
  db: Kysely<Database>,
  request: IngestRequest,
  onProgress: OnProgress,
): Promise<IngestSummary> {
  const { source, input, force = false } = request;
  const startedMs = performance.now();
  const before = await getSource(db, source.name);
  const conditions = conditionsOf(request, before);
  const content = force ? null : acceptedContent(before, conditions);
  const accepted = before && content !== null ? { source: before, content } : null;
  const run = { request, before, conditions, accepted, summary: emptySummary(source.name), onProgress };
  const isSame =
    input.kind === "file" && accepted && (await hashInput(input.path, onProgress)) === accepted.content;
  const { outcome, ...result } = isSame
    ? await endUnchanged(db, run, { message: null })
    : await openAndTakeIn(db, run);
  const summary = { ...run.summary, outcome, took_ms: elapsedMs(startedMs) };
  await record(db, request, { status: outcome, ...result }, summary);
  return summary;
}

/** From this size on, as stored, parsing takes much longer than starting a thread for it. */
const threadBytes = 2 ** 18;

/**
 * What reads listings is loaded only if there is something to read, since most runs find their source unchanged; the
 * thread of a large file starts meanwhile.
 */
async function openAndTakeIn(db: Kysely<Database>, run: Run): Promise<RunEnd> {
  const opened = await openSource(run);
  if (opened.isUnchanged) return endUnchanged(db, run, opened);
  const { input } = opened;
  const isLarge = (input?.progress().total ?? 0) >= threadBytes;
  const thread = isLarge ? startParseThread(run.conditions.zone ?? "UTC") : null;
  const { takeIn } = await import("./take-in.ts");
  return takeIn(db, run, { input, thread });
}

const hashInput = (path: string, onProgress: OnProgress): Promise<string | null> =>
  hashFile(path, (progress) => onProgress({ phase: "comparing", ...progress }));
