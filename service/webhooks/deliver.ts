import type { Kysely } from "kysely";
import { toIso } from "../../contract/time.ts";
import type { Delivery } from "../../contract/webhook.ts";
import { type Clock, seconds } from "../clock.ts";
import type { Log } from "../log.ts";
import type { StoreEngine } from "../store/migrator.ts";
import {
  type ClaimedMessage,
  cancelMessagesTo,
  claimMessages,
  isAnyDue,
  recordOutcomes,
  type SendOutcome,
} from "../store/outbox.ts";
import type { Database } from "../store/schema.ts";
import { type CallResult, disableWebhook, recordCall } from "../store/webhooks.ts";
import { compareText } from "../text.ts";
import { createGate, perOrigin } from "./gate.ts";
import { nextTry, readRetryAfter } from "./schedule.ts";
import { secretContext } from "./secrets.ts";
import type { CallAnswer, Send } from "./send.ts";
import { signed } from "./sign.ts";
import type { FindTarget } from "./target.ts";
import { isSealed, type Vault } from "./vault.ts";

export type DeliverDeps = {
  store: { db: Kysely<Database>; engine: StoreEngine };
  clock: Clock;
  /** The real time, whatever the service's clock shows: receivers refuse calls that were signed at another. */
  realClock: Clock;
  log: Log;
  vault: Vault;
  findTarget: FindTarget;
  send: Send;
  /** From 0 up to 1. */
  random: () => number;
};

/** How many calls one process has open at a time. */
const mostOpen = 512;

/** How long other processes leave a message to the one that took it: much longer than a call may take. */
const claimSeconds = 60;

/** The least of that which must be left when a call begins: a process that hardly got to run leaves it to others. */
const callSeconds = 25;

/** A webhook without one success for so long is switched off. */
const failingSeconds = 5 * 86_400;

/** How many attempts of a message are kept. */
const keptAttempts = 20;

type Ended = { outcome: SendOutcome; call: CallResult; isGone: boolean };

/** Sends messages that are due, and stores what came of it. */
export type Deliverer = {
  /** Takes and sends as much as there is room for; returns how many were taken, without waiting for the calls. */
  step(): Promise<number>;
  /** Resolves once every call has ended and is stored. */
  settle(): Promise<void>;
};

export function createDeliverer(deps: DeliverDeps): Deliverer {
  const { store, clock, log } = deps;
  const gate = createGate();
  const open = new Set<Promise<void>>();
  let ended: Ended[] = [];
  let storing: Promise<void> | null = null;

  /** Stores outcomes in one transaction for all that ended while the last one ran. */
  async function storeEnded(): Promise<void> {
    while (ended.length > 0) {
      const some = ended;
      ended = [];
      try {
        await storeAll(deps, some);
      } catch (err) {
        // What isn't stored is sent again, by whoever takes it once the claim has ended.
        log.error({ err, messages: some.length }, "the outcome of webhook calls could not be stored");
      }
    }
    storing = null;
  }

  async function deliver(message: ClaimedMessage): Promise<void> {
    const startedMs = clock();
    if ((message.claimed_until - callSeconds) * 1000 < startedMs) return gate.leave(message.origin);
    if (message.expires_at !== null && message.expires_at * 1000 <= startedMs) {
      gate.leave(message.origin);
      const { id, due_at, tries, attempts_json } = message;
      await recordOutcomes(store.db, [{ id, due_at, tries, attempts_json, state: "expired" }]);
      return;
    }
    const answer = await attempt(deps, message);
    const now = seconds(clock);
    const rest = isSuccess(answer) ? null : readRetryAfter(answer.retryAfter, now);
    gate.end(message.origin, { answered: answer.http > 0, rest, now });
    ended.push(endAttempt(message, answer, { startedMs, endedMs: clock(), random: deps.random() }));
    storing ??= storeEnded();
    await storing;
  }

  return {
    async step() {
      const now = seconds(clock);
      const limit = mostOpen - open.size;
      if (limit <= 0 || !(await isAnyDue(store.db, now))) return 0;
      const messages = await claimMessages(store.db, {
        engine: store.engine,
        now,
        until: now + claimSeconds,
        limit,
        perOrigin,
        room: gate.room(now),
      });
      for (const message of messages) {
        gate.begin(message.origin);
        const delivering = deliver(message)
          .catch((err) => log.error({ err }, "a webhook's message could not be stored"))
          .finally(() => open.delete(delivering));
        open.add(delivering);
      }
      return messages.length;
    },
    async settle() {
      while (open.size > 0) await Promise.all(open);
    },
  };
}

const isSuccess = ({ http }: CallAnswer): boolean => http >= 200 && http < 300;

/** Calls the target once. A target that may not be called is one that doesn't answer. */
async function attempt(
  { clock, realClock, vault, findTarget, send, log }: DeliverDeps,
  message: ClaimedMessage,
): Promise<CallAnswer> {
  const failed = (error: string): CallAnswer => ({ http: 0, error, retryAfter: undefined });
  try {
    const target = await findTarget(message.url);
    if ("reason" in target) return failed(target.reason);
    const secrets = openSecrets(vault, message, seconds(clock));
    return await send(target, signed(message, { secrets, now: seconds(realClock) }));
  } catch (err) {
    log.error({ err, webhook: message.webhook }, "a webhook could not be called");
    return failed("the service couldn't make the call");
  }
}

/** The secrets that sign at an instant: the current one and, for a day after a rotation, the one before. */
function openSecrets(vault: Vault, message: ClaimedMessage, now: number): string[] {
  const { webhook, secret, previous_secret, previous_until } = message;
  const both = previous_secret !== null && now < (previous_until ?? 0) ? [secret, previous_secret] : [secret];
  // One that was restored from an old backup is sealed at the next start.
  return both.map((stored) => (isSealed(stored) ? vault.open(stored, secretContext(webhook)) : stored));
}

function endAttempt(
  message: ClaimedMessage,
  answer: CallAnswer,
  { startedMs, endedMs, random }: { startedMs: number; endedMs: number; random: number },
): Ended {
  const now = Math.floor(endedMs / 1000);
  const at = Math.floor(startedMs / 1000);
  const { http, error } = answer;
  const made: Delivery["attempts"][number] = {
    at: toIso(at),
    http,
    took_ms: Math.max(0, endedMs - startedMs),
    ...(error !== null && { error }),
  };
  const attempts = [...JSON.parse(message.attempts_json), made].slice(-keptAttempts);
  const tries = message.tries + 1;
  const succeeded = isSuccess(answer);
  const isGone = http === 410;
  const next = succeeded
    ? { state: "delivered" as const }
    : isGone
      ? { state: "failed" as const }
      : nextTry({
          tries,
          now,
          expiresAt: message.expires_at,
          isPerishable: message.kind === "event.starting" || message.kind === "webhook.test",
          retryAfter: readRetryAfter(answer.retryAfter, now),
          random,
        });
  return {
    outcome: {
      id: message.id,
      state: next.state,
      due_at: "dueAt" in next ? next.dueAt : message.due_at,
      tries,
      attempts_json: JSON.stringify(attempts),
    },
    call: { webhook: message.webhook, at, http, succeeded },
    isGone,
  };
}

async function storeAll({ store, log }: DeliverDeps, some: readonly Ended[]): Promise<void> {
  const off = await store.db.transaction().execute(async (trx) => {
    const disabled: { webhook: string; reason: "gone" | "failing" }[] = [];
    // In one order, so that two processes don't wait for each other.
    const outcomes = some.map(({ outcome }) => outcome).sort((a, b) => compareText(a.id, b.id));
    await recordOutcomes(trx, outcomes);
    const byWebhook = Map.groupBy(some, ({ call }) => call.webhook);
    for (const webhook of [...byWebhook.keys()].sort()) {
      const own = byWebhook.get(webhook) ?? [];
      const last = own.at(-1);
      if (!last) continue;
      const succeeded = own.some(({ call }) => call.succeeded);
      const failingSince = await recordCall(trx, { ...last.call, succeeded });
      const isFailing = failingSince !== null && last.call.at - failingSince >= failingSeconds;
      const reason = own.some(({ isGone }) => isGone) ? "gone" : isFailing ? "failing" : null;
      if (reason === null) continue;
      if (await disableWebhook(trx, { webhook, at: last.call.at, reason }))
        disabled.push({ webhook, reason });
      await cancelMessagesTo(trx, webhook);
    }
    return disabled;
  });
  for (const { webhook, reason } of off) log.warn({ webhook, reason }, "a webhook was switched off");
}
