import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { Kysely } from "kysely";
import { deriveAll } from "../derive/derive.ts";
import { performIngest } from "../ingest/perform.ts";
import { IngestError } from "../ingest/summary.ts";
import { LeaseLostError } from "../store/leases.ts";
import type { Database } from "../store/schema.ts";
import { openStore } from "../store/store.ts";
import { prune } from "./prune.ts";
import type { Task, WorkerMessage } from "./thread.ts";

/** The thread's own program: `thread.ts` starts it and listens to it. */

/** How long pruning rests between two transactions, so that others get their turn. */
const restMs = 50;

const post = (message: WorkerMessage): void => parentPort?.postMessage(message);

function perform(task: Task): Promise<unknown> {
  if (task.kind === "ingest")
    return performIngest(task.request, (progress) => post({ kind: "progress", progress }));
  return withStore<unknown>(task.request.storeUrl, (db) =>
    task.kind === "prune"
      ? prune(db, { ...task.request, rest: () => sleep(restMs) })
      : deriveAll(db, task.request),
  );
}

async function withStore<T>(url: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const store = await openStore(url, { bulk: true });
  try {
    return await work(store.db);
  } finally {
    await store.close();
  }
}

try {
  post({ kind: "done", answer: await perform(workerData) });
} catch (error) {
  // Any other error ends the thread, and rejects the caller's promise as it is.
  if (error instanceof IngestError) post({ kind: "refused", message: error.message });
  else if (error instanceof LeaseLostError) post({ kind: "lost", message: error.message });
  else throw error;
}
