import type { Kysely } from "kysely";
import { writeUnder } from "../store/leases.ts";
import type { Database } from "../store/schema.ts";
import type { Source, SourceResult } from "../store/sources.ts";
import type { Conditions } from "./accepted.ts";
import type { Validators } from "./fetch-feed.ts";
import { type IngestRequest, keepSource, type OnProgress } from "./request.ts";
import type { IngestOutcome, IngestSummary } from "./summary.ts";

/** A run, with what was known of the source before it. */
export type Run = {
  request: IngestRequest;
  before: Source | null;
  conditions: Conditions;
  /** The source's row, and the hash of its content, if reading the same again would change nothing. */
  accepted: { source: Source; content: string } | null;
  /** Filled in as the run goes on. */
  summary: IngestSummary;
  onProgress: OnProgress;
};

/** How a run ended, and what to store of it with the source. */
export type RunEnd = Omit<SourceResult, "status"> & { outcome: IngestOutcome };

/** Ends a run that found the accepted content again. */
export async function endUnchanged(
  db: Kysely<Database>,
  { request, before, summary }: Run,
  { message, validators }: { message: string | null; validators?: Validators },
): Promise<RunEnd> {
  summary.slots = before?.slots ?? 0;
  await writeUnder(db, request.lease ?? null, (trx) => keepSource(trx, request));
  return { outcome: "unchanged", message, ...storedValidators(validators) };
}

export const storedValidators = (
  validators: Validators | undefined,
): Pick<SourceResult, "etag" | "last_modified"> | undefined =>
  validators && { etag: validators.etag, last_modified: validators.lastModified };
