import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { NewSource, SourceField } from "@/contract/operator.ts";

/** What an operator sent, so that a form that is refused can be corrected instead of being filled in again. */
export type Attempt = {
  kind: "address" | "file";
  values: NewSource;
  problems: { field: SourceField | null; detail: string }[];
};

/** Next loads this module more than once; all of them share what was sent. */
const shared = globalThis as { [key: symbol]: LRUCache<string, Attempt> | undefined };
const sharedAs = Symbol.for("nownext.attempts");

function attempts(): LRUCache<string, Attempt> {
  shared[sharedAs] ??= new LRUCache({ max: 50 });
  return shared[sharedAs];
}

/** Keeps an attempt for a while, in memory alone: addresses may hold passwords. Returns its id. */
export function keepAttempt(attempt: Attempt, id: string = randomUUID()): string {
  attempts().set(id, attempt);
  return id;
}

export const findAttempt = (id: string): Attempt | null => attempts().get(id) ?? null;
