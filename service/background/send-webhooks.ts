import { createResolve } from "../../outside/resolve.ts";
import { createClock } from "../clock.ts";
import { createLog, type Log } from "../log.ts";
import { type Pause, pause } from "../pause.ts";
import type { Store } from "../store/store.ts";
import { runWebhooks } from "../webhooks/run.ts";
import { createSend } from "../webhooks/send.ts";
import { createFindTarget } from "../webhooks/target.ts";
import { createVault } from "../webhooks/vault.ts";
import { runSendWebhooks, type SendRequest } from "./thread.ts";

/** How often it looks for the first webhook, and how long it rests after the thread has failed. */
const tickMs = 1_000;
const afterFailureMs = 5_000;

/** `isNeeded` says whether there are webhooks. Tests replace `run` and `wait`. */
type Keeping = {
  isNeeded: () => Promise<boolean>;
  log: Log;
  run?: typeof runSendWebhooks;
  wait?: Pause;
};

/**
 * Sends webhooks on a thread of its own, so that neither a slow write nor a burst of calls delays an answer of the API;
 * starts it with the first webhook, since it takes 40 MB, and again if it fails. `stop` resolves once its open calls
 * have ended.
 */
export function keepSendingWebhooks(
  request: SendRequest,
  { isNeeded, log, run = runSendWebhooks, wait = pause }: Keeping,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const keep = async () => {
    while (!signal.aborted)
      try {
        if (await isNeeded()) await run({ ...request, signal });
        else await wait(tickMs, signal);
      } catch (err) {
        if (signal.aborted) return;
        log.error({ err }, "webhooks could not be sent");
        await wait(afterFailureMs, signal);
      }
  };
  const keeping = keep();
  return {
    async stop() {
      ending.abort();
      await keeping;
    },
  };
}

/** The thread's work. */
export const sendWebhooks = (
  { db, engine }: Store,
  { aheadMs, allowLoopback, siteHook, vaultKey, logLevel }: SendRequest,
  signal: AbortSignal,
): Promise<void> =>
  runWebhooks(
    {
      store: { db, engine },
      clock: createClock(new Date(aheadMs), 0),
      realClock: createClock(null, 0),
      log: createLog(logLevel),
      vault: createVault(vaultKey),
      findTarget: createFindTarget({ resolve: createResolve(), allowLoopback, siteHook }),
      send: createSend(),
      random: Math.random,
    },
    signal,
  );
