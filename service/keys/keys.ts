import type { Kysely } from "kysely";
import type { Plan } from "../../contract/plan.ts";
import type { Clock } from "../clock.ts";
import { type ApiKeyRow, getKeyRow, insertKey, listKeyRows, markKeyRevoked } from "../store/keys.ts";
import type { Database } from "../store/schema.ts";
import { createTokenForm, hashToken, pickToken } from "./token-text.ts";
import { rememberTokens } from "./trusted.ts";

/** The form of an API key's text. */
export const keyForm = createTokenForm("nn_live_");

/** A key as it may be shown, without its text, which isn't stored. Times are epoch seconds. */
export type ApiKey = {
  hash: string;
  hint: string;
  plan: Plan;
  label: string | null;
  /** The account that it belongs to. */
  owner: string;
  createdAt: number;
  revokedAt: number | null;
};

type KeyRequest = { plan: Plan; label?: string | null; owner?: string | null; now: number };

const keyOwner = ({ owner, hash }: ApiKeyRow): string => owner ?? `key:${hash}`;

/** The label of the key that is made for the site beside the service. */
export const siteKeyLabel = "the site";

/**
 * Creates a key and returns its text, which can't be recovered later. Keys with the same owner share an account and
 * its webhooks, so that one can replace another; a key without an owner is an account of its own. `now` is in epoch
 * seconds.
 */
export async function createKey(
  db: Kysely<Database>,
  { plan, label = null, owner = null, now }: KeyRequest,
): Promise<string> {
  const text = keyForm.create();
  await insertKey(db, {
    hash: hashToken(text),
    hint: keyForm.hint(text),
    plan,
    label,
    owner,
    created_at: now,
    revoked_at: null,
  });
  return text;
}

/** Every key, revoked ones included, oldest first. */
export async function listKeys(db: Kysely<Database>): Promise<ApiKey[]> {
  const rows = await listKeyRows(db);
  return rows.map((row) => ({
    hash: row.hash,
    hint: row.hint,
    plan: row.plan,
    label: row.label,
    owner: keyOwner(row),
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  }));
}

/**
 * Revokes the key that `which` names: its text, its hint as `listKeys` shows it, or the beginning of its hash.
 * Returns that key, or why there is none. Running services notice within 5 s.
 */
export async function revokeKey(
  db: Kysely<Database>,
  { which, now }: { which: string; now: number },
): Promise<ApiKey | "unknown" | "ambiguous"> {
  const key = pickToken(await listKeys(db), which, keyForm);
  if (typeof key === "string") return key;
  await markKeyRevoked(db, key.hash, now);
  return { ...key, revokedAt: key.revokedAt ?? now };
}

export type FoundKey = { hash: string; plan: Plan; owner: string };

/** Finds the key that a text stands for, or says why it can't be used. */
export type KeyFinder = (text: string) => Promise<FoundKey | "invalid_key" | "revoked_key">;

/** Looks keys up in the store. Good keys are remembered for 5 s, bad ones never. */
export function createKeyFinder(db: Kysely<Database>, clock: Clock): KeyFinder {
  const find = rememberTokens(clock, async (hash): Promise<FoundKey | "invalid_key" | "revoked_key"> => {
    const row = await getKeyRow(db, hash);
    if (!row) return "invalid_key";
    return row.revoked_at === null ? { hash, plan: row.plan, owner: keyOwner(row) } : "revoked_key";
  });
  return async (text) => (keyForm.fits(text) ? find(hashToken(text)) : "invalid_key");
}
