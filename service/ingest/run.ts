import { Worker } from "node:worker_threads";
import type { IngestProgress, IngestRequest } from "./perform.ts";
import { IngestError, type IngestSummary } from "./summary.ts";
import type { WorkerMessage } from "./worker.ts";

export type RunOptions = IngestRequest & {
  onProgress?: (progress: IngestProgress) => void;
  /** Ends the run early: each channel is then wholly as it was or wholly new. */
  signal?: AbortSignal;
};

/** What a run may hold in memory, whatever the size of the file. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };

/**
 * Reads a source into the store on a thread of its own, so that the caller goes on serving. Throws an IngestError
 * where the source can't be read, and the signal's reason where it was ended.
 */
export function runIngest({ onProgress, signal, ...request }: RunOptions): Promise<IngestSummary> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: request,
      resourceLimits,
      // The caller's own flags (a profiler's, a test runner's) are none of its.
      execArgv: [],
    });
    const abort = () => {
      reject(signal?.reason);
      void worker.terminate();
    };
    signal?.addEventListener("abort", abort, { once: true });
    worker.on("message", (message: WorkerMessage) => {
      if (message.kind === "progress") onProgress?.(message.progress);
      else if (message.kind === "done") resolve(message.summary);
      else reject(new IngestError(message.message));
    });
    worker.on("error", reject);
    worker.on("exit", (code) => {
      signal?.removeEventListener("abort", abort);
      reject(new Error(`the ingest thread ended with ${code} before it was done`));
    });
  });
}
