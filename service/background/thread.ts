import { Worker } from "node:worker_threads";
import type { DeriveOptions } from "../derive/plugin.ts";
import type { IngestProgress, IngestRequest } from "../ingest/request.ts";
import { IngestError, type IngestSummary } from "../ingest/summary.ts";
import { LeaseLostError } from "../store/lease-lost.ts";
import type { PruneOptions, PruneSummary } from "./prune.ts";

export type PruneRequest = PruneOptions & { storeUrl: string };
export type DeriveRequest = Omit<DeriveOptions, "onProgress"> & { storeUrl: string };
/** `now` is in epoch seconds. */
export type RemovalRequest = { storeUrl: string; name: string; now: number };

export type Task =
  | { kind: "ingest"; request: IngestRequest }
  | { kind: "prune"; request: PruneRequest }
  | { kind: "derive"; request: DeriveRequest }
  | { kind: "removal"; request: RemovalRequest }
  | { kind: "send-webhooks"; request: SendRequest };

/** What sending webhooks needs; `aheadMs` is how far the service's clock is ahead of the machine's. */
export type SendRequest = {
  storeUrl: string;
  aheadMs: number;
  allowLoopback: boolean;
  siteHook: string | null;
  vaultKey: string;
  logLevel: string;
};

/** What the worker posts; that a task has begun only if it is asked to end. */
export type WorkerMessage =
  | { kind: "begun" }
  | { kind: "progress"; progress: IngestProgress }
  | { kind: "done"; answer: unknown }
  | { kind: "refused"; message: string }
  | { kind: "lost"; message: string };

type Stoppable = {
  /** Ends the task early. */
  signal?: AbortSignal;
};

export type IngestRun = IngestRequest & Hearing;

type Hearing = Stoppable & {
  onProgress?: (progress: IngestProgress) => void;
  /** Whether the task, once begun, is asked to end, and does so by itself, instead of being ended. */
  ask?: boolean;
};

/**
 * Reads a source into the store; a run that is ended early leaves each channel wholly old or wholly new. Throws an
 * IngestError if the source can't be read, a LeaseLostError if its lease is lost, and the signal's reason if aborted.
 */
export const runIngest = ({ onProgress, signal, ...request }: IngestRun): Promise<IngestSummary> =>
  onThread({ kind: "ingest", request }, { onProgress, signal });

/** Removes what is too old to keep. Throws a LeaseLostError, or the signal's reason. */
export const runPrune = ({ signal, ...request }: PruneRequest & Stoppable): Promise<PruneSummary> =>
  onThread({ kind: "prune", request }, { signal });

/** Rebuilds stale events and shows. Throws a LeaseLostError, or the signal's reason. */
export const runDerive = ({ signal, ...request }: DeriveRequest & Stoppable): Promise<void> =>
  onThread({ kind: "derive", request }, { signal });

/** Removes a source and rebuilds what was derived from it. False if there is no such source. */
export const runRemoval = ({ onProgress, signal, ...request }: RemovalRequest & Hearing): Promise<boolean> =>
  onThread({ kind: "removal", request }, { onProgress, signal });

/** Sends webhooks until the signal aborts, and then ends the calls that are open. */
export const runSendWebhooks = ({ signal, ...request }: SendRequest & Stoppable): Promise<void> =>
  onThread({ kind: "send-webhooks", request }, { signal, ask: true });

/**
 * What a task may hold in memory, whatever the size of the file. Reading and detecting in guides of many languages hold
 * 150 MB, most of it the names of teams and compiled patterns; with less room to spare, half of the time goes to
 * collecting garbage.
 * With twice the room for what is young, the service takes up to 25 MB more, and an ingest is no faster.
 */
const resourceLimits = { maxOldGenerationSizeMb: 200, maxYoungGenerationSizeMb: 12 };

/**
 * Performs a task on a thread of its own, so that the caller goes on serving. Rejects with what the thread throws, or
 * with the signal's reason once the thread has ended.
 */
function onThread<Answer>(task: Task, { onProgress, signal, ask = false }: Hearing): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: task,
      resourceLimits,
      // The caller's own flags (a profiler's, a test runner's) don't apply to it.
      execArgv: [],
    });
    let isAsked = false;
    const abort = () => {
      if (isAsked) worker.postMessage("end");
      else worker.terminate().then(() => reject(signal?.reason), reject);
    };
    signal?.addEventListener("abort", abort, { once: true });
    // While Node watches files, as for `npm run dev`, it posts what the thread imports; those messages have no kind.
    worker.on("message", (message: WorkerMessage) => {
      if (message.kind === "begun") isAsked = ask;
      else if (message.kind === "progress") onProgress?.(message.progress);
      else if (message.kind === "done") resolve(message.answer as Answer);
      else if (message.kind === "lost") reject(new LeaseLostError(message.message));
      else if (message.kind === "refused") reject(new IngestError(message.message));
    });
    worker.on("error", reject);
    worker.on("exit", (code) => {
      signal?.removeEventListener("abort", abort);
      reject(signal?.aborted ? signal.reason : new Error(`the thread ended with ${code} before it was done`));
    });
  });
}
