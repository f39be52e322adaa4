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

/** How long it rests after the thread has failed. */
const afterFailureMs = 5_000;

/**
 * Sends webhooks on a thread of its own, so that neither a slow write nor a burst of calls delays an answer of the API;
 * starts it again if it fails. `stop` resolves once its open calls have ended. Tests replace `run` and `wait`.
 */
export function keepSendingWebhooks(
  request: SendRequest,
  log: Log,
  { run = runSendWebhooks, wait = pause }: { run?: typeof runSendWebhooks; wait?: Pause } = {},
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const keep = async () => {
    while (!signal.aborted)
      try {
        await run({ ...request, signal });
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
