import { parentPort, workerData } from "node:worker_threads";
import { LeaseLostError } from "../store/leases.ts";
import { performDeriveEvents } from "./derive-events.ts";
import { type IngestProgress, performIngest } from "./perform.ts";
import { performPrune } from "./prune.ts";
import { IngestError } from "./summary.ts";
import type { Task } from "./thread.ts";

/** The thread that a task is done on; `onThread` starts it and hears from it. */

export type WorkerMessage =
  | { kind: "progress"; progress: IngestProgress }
  | { kind: "done"; answer: unknown }
  | { kind: "refused"; message: string }
  | { kind: "lost"; message: string };

const tell = (message: WorkerMessage): void => parentPort?.postMessage(message);

function perform(task: Task): Promise<unknown> {
  if (task.kind === "prune") return performPrune(task.request);
  if (task.kind === "events") return performDeriveEvents(task.request);
  return performIngest(task.request, (progress) => tell({ kind: "progress", progress }));
}

try {
  tell({ kind: "done", answer: await perform(workerData) });
} catch (error) {
  // Any other error ends the thread, and comes to `onThread` as the thread's own.
  if (error instanceof IngestError) tell({ kind: "refused", message: error.message });
  else if (error instanceof LeaseLostError) tell({ kind: "lost", message: error.message });
  else throw error;
}
