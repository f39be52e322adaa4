import type { Kysely } from "kysely";
import { keptFrom } from "../background/prune.ts";
import { runIngest, runRemoval } from "../background/thread.ts";
import type { IngestProgress } from "../ingest/request.ts";
import { sampleSourceName } from "../ingest/sample/generate.ts";
import { toInput } from "../ingest/source-input.ts";
import type { IngestSummary } from "../ingest/summary.ts";
import type { Database } from "../store/schema.ts";
import { getSource, type SourceSettings } from "../store/sources.ts";

/** Where a source is read into. `now` is in epoch seconds. */
export type ReadPlace = {
  db: Kysely<Database>;
  storeUrl: string;
  retentionDays: number;
  now: number;
  /** Reads the source; on a thread of its own unless given. */
  ingest?: typeof runIngest;
};

export type ReadOptions = {
  source: SourceSettings;
  /** Read it in full, even if it hasn't changed, and take the listings even if they are less than half of the last. */
  force?: boolean;
  /** The source exists already, and isn't restored if it is removed meanwhile. */
  standing?: boolean;
  onProgress?: (progress: IngestProgress) => void;
  signal?: AbortSignal;
};

/**
 * Reads a source for an operator, who asked for it by a command or on the set-up page. The first real listings replace
 * the sample. Throws an IngestError if the source can't be read.
 */
export async function readSource(
  { db, storeUrl, retentionDays, now, ingest = runIngest }: ReadPlace,
  { source, onProgress, signal, ...how }: ReadOptions,
): Promise<{ summary: IngestSummary; retiredSample: boolean }> {
  const summary = await ingest({
    storeUrl,
    source,
    input: toInput(source),
    now,
    ...how,
    keptFrom: keptFrom(now, retentionDays),
    onProgress,
    signal,
  });
  const retiredSample =
    source.kind !== "sample" &&
    summary.outcome !== "held_back" &&
    summary.slots > 0 &&
    (await getSource(db, sampleSourceName)) !== null;
  if (retiredSample) await runRemoval({ storeUrl, name: sampleSourceName, now, onProgress, signal });
  return { summary, retiredSample };
}
