import { Worker } from "node:worker_threads";
import { LeaseLostError } from "../store/leases.ts";
import type { EventsRequest } from "./derive-events.ts";
import type { IngestProgress, IngestRequest } from "./perform.ts";
import type { PruneRequest } from "./prune.ts";
import { IngestError } from "./summary.ts";
import type { WorkerMessage } from "./worker.ts";

export type Task =
  | { kind: "ingest"; request: IngestRequest }
  | { kind: "prune"; request: PruneRequest }
  | { kind: "events"; request: EventsRequest };

type Hearing = { onProgress?: (progress: IngestProgress) => void; signal?: AbortSignal };

/** What a task may hold in memory, whatever the size of the file. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 };

/**
 * Does a task on a thread of its own, so that the caller goes on serving, and gives what the thread answers. Throws
 * what the thread throws, and the signal's reason, once the thread has ended, where that ended it.
 */
export function onThread<Answer>(task: Task, { onProgress, signal }: Hearing): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: task,
      resourceLimits,
      // The caller's own flags (a profiler's, a test runner's) are none of its.
      execArgv: [],
    });
    const abort = () => worker.terminate().then(() => reject(signal?.reason), reject);
    signal?.addEventListener("abort", abort, { once: true });
    worker.on("message", (message: WorkerMessage) => {
      if (message.kind === "progress") onProgress?.(message.progress);
      else if (message.kind === "done") resolve(message.answer as Answer);
      else if (message.kind === "lost") reject(new LeaseLostError(message.message));
      else reject(new IngestError(message.message));
    });
    worker.on("error", reject);
    worker.on("exit", (code) => {
      signal?.removeEventListener("abort", abort);
      reject(signal?.aborted ? signal.reason : new Error(`the thread ended with ${code} before it was done`));
    });
  });
}
