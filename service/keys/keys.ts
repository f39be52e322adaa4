import type { Kysely } from "kysely";
import type { Plan } from "../../contract/plan.ts";
import { type ApiKeyRow, getKeyRow, insertKey, listKeyRows, markKeyRevoked } from "../store/keys.ts";
import type { Database } from "../store/schema.ts";
import { hashKeyText, isKeyText, keyHint, newKeyText } from "./key-text.ts";

/** A key as it may be shown: never its text, which nobody keeps. Times are epoch seconds. */
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

const ownerOf = ({ owner, hash }: ApiKeyRow): string => owner ?? `key:${hash}`;

/**
 * Makes a key and gives its text, which can't be had again. Keys of one owner share what belongs to the account,
 * its webhooks, so that one can take over from another; without an owner a key is an account of its own. `now` is
 * in epoch seconds.
 */
export async function createKey(
  db: Kysely<Database>,
  { plan, label = null, owner = null, now }: KeyRequest,
): Promise<string> {
  const text = newKeyText();
  await insertKey(db, {
    hash: hashKeyText(text),
    hint: keyHint(text),
    plan,
    label,
    owner,
    created_at: now,
    revoked_at: null,
  });
  return text;
}

/** Every key, oldest first, the revoked ones too. */
export async function listKeys(db: Kysely<Database>): Promise<ApiKey[]> {
  const rows = await listKeyRows(db);
  return rows.map((row) => ({
    hash: row.hash,
    hint: row.hint,
    plan: row.plan,
    label: row.label,
    owner: ownerOf(row),
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  }));
}

/**
 * Revokes the key that `which` names: its text, its hint as `listKeys` shows it, or the beginning of its hash.
 * Gives that key, or says why there is none. Running services see it within 5 s.
 */
export async function revokeKey(
  db: Kysely<Database>,
  { which, now }: { which: string; now: number },
): Promise<ApiKey | "unknown" | "ambiguous"> {
  const hash = isKeyText(which) ? hashKeyText(which) : null;
  const found = (await listKeys(db)).filter((key) =>
    hash
      ? key.hash === hash
      : which !== "" && (key.hint === which || (which.length >= 8 && key.hash.startsWith(which))),
  );
  const [key, another] = found;
  if (!key) return "unknown";
  if (another) return "ambiguous";
  await markKeyRevoked(db, key.hash, now);
  return { ...key, revokedAt: key.revokedAt ?? now };
}

export type FoundKey = { hash: string; plan: Plan; owner: string };

/** The key of a text as the store has it at this moment, or why it can't be used. */
export async function findKey(
  db: Kysely<Database>,
  text: string,
): Promise<FoundKey | "invalid_key" | "revoked_key"> {
  if (!isKeyText(text)) return "invalid_key";
  const row = await getKeyRow(db, hashKeyText(text));
  if (!row) return "invalid_key";
  return row.revoked_at === null ? { hash: row.hash, plan: row.plan, owner: ownerOf(row) } : "revoked_key";
}
