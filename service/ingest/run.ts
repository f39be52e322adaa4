import type { IngestProgress, IngestRequest } from "./perform.ts";
import type { IngestSummary } from "./summary.ts";
import { onThread } from "./thread.ts";

export type RunOptions = IngestRequest & {
  onProgress?: (progress: IngestProgress) => void;
  /** Ends the run early: each channel is then wholly as it was or wholly new. */
  signal?: AbortSignal;
};

/**
 * Reads a source into the store on a thread of its own. Throws an IngestError where the source can't be read, a
 * LeaseLostError where it runs under a lease that is lost, and the signal's reason where it was ended.
 */
export const runIngest = ({ onProgress, signal, ...request }: RunOptions): Promise<IngestSummary> =>
  onThread({ kind: "ingest", request }, { onProgress, signal });
