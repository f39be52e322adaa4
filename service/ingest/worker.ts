import { parentPort, workerData } from "node:worker_threads";
import { type IngestProgress, type IngestRequest, performIngest } from "./perform.ts";
import { IngestError, type IngestSummary } from "./summary.ts";

/** The thread that a run is performed on; `runIngest` starts it and hears from it. */

export type WorkerMessage =
  | { kind: "progress"; progress: IngestProgress }
  | { kind: "done"; summary: IngestSummary }
  | { kind: "refused"; message: string };

const tell = (message: WorkerMessage): void => parentPort?.postMessage(message);

try {
  const request = workerData as IngestRequest;
  tell({
    kind: "done",
    summary: await performIngest(request, (progress) => tell({ kind: "progress", progress })),
  });
} catch (error) {
  // Any other error ends the thread, and comes to `runIngest` as the thread's own.
  if (!(error instanceof IngestError)) throw error;
  tell({ kind: "refused", message: error.message });
}
