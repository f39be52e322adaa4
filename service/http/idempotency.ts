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

/** A request that may be sent again: whose it is, the key that it carries, and what tells it from another. */
export type Attempt = { owner: string; key: string; requestHash: string };

type Write = (trx: Kysely<Database>) => Promise<Outcome>;

/** The attempt that a request is: null where it has no `Idempotency-Key`. */
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
 * What an attempt was answered before, as it was; a conflict where its key came with another request; null where it
 * is new. `now` is in epoch seconds.
 */
export async function recall(
  db: Kysely<Database>,
  { owner, key, requestHash }: Attempt,
  now: number,
): Promise<Outcome | null> {
  const kept = await getIdempotency(db, { owner, key, since: now - idempotencySeconds });
  if (!kept) return null;
  if (kept.request_hash === requestHash) return JSON.parse(kept.answer_json) as Answer;
  return {
    code: "idempotency_conflict",
    detail: "this Idempotency-Key came with another request within 24 hours",
  };
}

/**
 * Writes in one transaction, and keeps the answer with it, so that of an attempt that comes twice at once one alone
 * writes and both are answered the same. A refusal writes and keeps nothing.
 */
export async function writeOnce(
  db: Kysely<Database>,
  attempt: Attempt | null,
  { now, write }: { now: number; write: Write },
): Promise<Outcome> {
  try {
    return await db.transaction().execute(async (trx) => {
      const outcome = await write(trx);
      if (isRefusal(outcome)) throw new GivenUp(outcome);
      if (attempt) await keep(trx, attempt, outcome, now);
      return outcome;
    });
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
    const outcome = error.refusal ?? (attempt && (await recall(db, attempt, now)));
    if (!outcome) throw error;
    return outcome;
  }
}

async function keep(trx: Kysely<Database>, attempt: Attempt, answer: Answer, now: number): Promise<void> {
  await deleteIdempotencyUntil(trx, now - idempotencySeconds);
  const first = await insertIdempotency(trx, {
    owner: attempt.owner,
    key: attempt.key,
    request_hash: attempt.requestHash,
    answer_json: JSON.stringify(answer),
    created_at: now,
  });
  if (!first) throw new GivenUp(null);
}

/** Takes a transaction back: because of a refusal or, without one, because the same attempt came first. */
class GivenUp extends Error {
  override name = "GivenUp" as const;
  readonly refusal: Refusal | null;
  constructor(refusal: Refusal | null) {
    super("a transaction was given up");
    this.refusal = refusal;
  }
}
