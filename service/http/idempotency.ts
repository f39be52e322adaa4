import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import {
  deleteIdempotencyUntil,
  getIdempotency,
  idempotencySeconds,
  insertIdempotency,
} from "../store/idempotency.ts";
import type { Database } from "../store/schema.ts";
import { type Answer, invalid, isRefusal, type Outcome, type Refusal } from "./outcome.ts";

/** A request that may be repeated. `requestHash` distinguishes it from other requests with the same key. */
export type Attempt = { owner: string; key: string; requestHash: string };

export type Write = (trx: Kysely<Database>) => Promise<Outcome>;

/** Seals answers while they are kept: they may hold a secret that nothing else shows again. */
export type SealedAnswers = {
  seal(text: string, context: string): string;
  open(sealed: string, context: string): string;
};

const contextOf = ({ owner, key }: Pick<Attempt, "owner" | "key">): string => `answer ${owner} ${key}`;

/** Reads a request's attempt; null without an `Idempotency-Key`. */
export function readAttempt(
  request: { method: string; path: string; text: string },
  { owner, header }: { owner: string; header: string | undefined },
): Attempt | Refusal | null {
  if (header === undefined) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(header))
    return invalid({ param: "Idempotency-Key", detail: "1 to 255 visible ASCII characters" });
  const requestHash = createHash("sha256")
    .update(`${request.method} ${request.path}\n${request.text}`)
    .digest("hex");
  return { owner, key: header, requestHash };
}

/**
 * Returns the earlier answer to an attempt; a conflict if its key came with another request; null if it is new. `now`
 * is in epoch seconds.
 */
export async function getEarlierAnswer(
  db: Kysely<Database>,
  { owner, key, requestHash }: Attempt,
  { now, answers }: { now: number; answers: SealedAnswers },
): Promise<Outcome | null> {
  const kept = await getIdempotency(db, { owner, key, since: now - idempotencySeconds });
  if (!kept) return null;
  if (kept.request_hash === requestHash)
    return JSON.parse(answers.open(kept.answer_json, contextOf({ owner, key }))) as Answer;
  return {
    code: "idempotency_conflict",
    detail: "this Idempotency-Key was used for another request within the last 24 hours",
  };
}

/**
 * Writes in one transaction and stores the answer with it: if an attempt arrives twice at once, only one writes and
 * both get the same answer. A refusal writes and stores nothing.
 */
export async function writeOnce(
  db: Kysely<Database>,
  attempt: Attempt | null,
  { now, write, answers }: { now: number; write: Write; answers: SealedAnswers },
): Promise<Outcome> {
  try {
    return await db.transaction().execute(async (trx) => {
      const outcome = await write(trx);
      if (isRefusal(outcome)) throw new RolledBack(outcome);
      if (attempt) {
        const text = answers.seal(JSON.stringify(outcome), contextOf(attempt));
        await storeAnswer(trx, attempt, { now, text });
      }
      return outcome;
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    const outcome = error.refusal ?? (attempt && (await getEarlierAnswer(db, attempt, { now, answers })));
    if (!outcome) throw error;
    return outcome;
  }
}

async function storeAnswer(
  trx: Kysely<Database>,
  attempt: Attempt,
  { now, text }: { now: number; text: string },
): Promise<void> {
  await deleteIdempotencyUntil(trx, now - idempotencySeconds);
  const first = await insertIdempotency(trx, {
    owner: attempt.owner,
    key: attempt.key,
    request_hash: attempt.requestHash,
    answer_json: text,
    created_at: now,
  });
  if (!first) throw new RolledBack(null);
}

/** Rolls a transaction back, because of a refusal or, without one, because the same attempt came first. */
class RolledBack extends Error {
  override name = "RolledBack" as const;
  readonly refusal: Refusal | null;
  constructor(refusal: Refusal | null) {
    super("a transaction was rolled back");
    this.refusal = refusal;
  }
}
