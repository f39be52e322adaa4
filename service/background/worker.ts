import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { Kysely } from "kysely";
import { IngestError } from "../ingest/summary.ts";
import { LeaseLostError } from "../store/lease-lost.ts";
import type { Database } from "../store/schema.ts";
import { openStore } from "../store/store.ts";
import type { Task, WorkerMessage } from "./thread.ts";

/** The thread's own program: `thread.ts` starts it and listens to it. */

/** How long pruning rests between two transactions, so that others get their turn. */
const restMs = 50;

const post = (message: WorkerMessage): void => parentPort?.postMessage(message);

/** What a task needs is loaded only for it. */
async function perform(task: Task): Promise<unknown> {
  if (task.kind === "ingest") {
    const { performIngest } = await import("../ingest/perform.ts");
    return performIngest(task.request, (progress) => post({ kind: "progress", progress }));
  }
  if (task.kind === "prune") {
    const { prune } = await import("./prune.ts");
    return withStore(task.request.storeUrl, (db) =>
      prune(db, { ...task.request, rest: () => sleep(restMs) }),
    );
  }
  if (task.kind === "send-webhooks") {
    const { sendWebhooks } = await import("./send-webhooks.ts");
    const ending = new AbortController();
    parentPort?.once("message", () => ending.abort());
    post({ kind: "begun" });
    const store = await openStore(task.request.storeUrl);
    return sendWebhooks(store, task.request, ending.signal).finally(store.close);
  }
  const { deriveAll } = await import("../derive/derive.ts");
  if (task.kind === "removal") {
    const { removeSource } = await import("../ingest/remove-source.ts");
    const { storeUrl, name, now } = task.request;
    return withStore(storeUrl, async (db) => {
      const removed = await removeSource(db, name);
      if (removed)
        await deriveAll(db, {
          lease: null,
          now,
          onProgress: (progress) => post({ kind: "progress", progress }),
        });
      return removed;
    });
  }
  return withStore(task.request.storeUrl, (db) => deriveAll(db, task.request));
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
  // Calls that nothing has answered would keep the thread alive.
  if ((workerData as Task).kind === "send-webhooks") process.exit();
} catch (error) {
  // Any other error ends the thread, and rejects the caller's promise as it is.
  if (error instanceof IngestError) post({ kind: "refused", message: error.message });
  else if (error instanceof LeaseLostError) post({ kind: "lost", message: error.message });
  else throw error;
}
