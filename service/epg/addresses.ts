import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import { createTokenForm, hashToken, pickToken } from "../keys/token-text.ts";
import { rememberTokens } from "../keys/trusted.ts";
import {
  type GuideAddressRow,
  getGuideAddressRow,
  insertGuideAddress,
  listGuideAddressRows,
  markGuideAddressRevoked,
} from "../store/guide-addresses.ts";
import type { Database } from "../store/schema.ts";

/** The form of a guide address's token. */
export const epgForm = createTokenForm("nn_epg_");

/** Whose listings an address serves: a country's channels, a lineup's, or some channels, in this order. */
export type EpgScope = { country: string } | { lineup: string } | { channels: string[] };

/** An address as it may be shown, without its token, which isn't stored. Times are epoch seconds. */
export type EpgAddress = {
  hash: string;
  hint: string;
  label: string | null;
  scope: EpgScope;
  createdAt: number;
  revokedAt: number | null;
};

/** Creates an address and returns its token, which can't be recovered later. `now` is in epoch seconds. */
export async function createEpgAddress(
  db: Kysely<Database>,
  { scope, label = null, now }: { scope: EpgScope; label?: string | null; now: number },
): Promise<string> {
  const token = epgForm.create();
  await insertGuideAddress(db, {
    hash: hashToken(token),
    hint: epgForm.hint(token),
    label,
    country: "country" in scope ? scope.country : null,
    lineup: "lineup" in scope ? scope.lineup : null,
    channels_json: "channels" in scope ? JSON.stringify(scope.channels) : null,
    created_at: now,
    revoked_at: null,
  });
  return token;
}

function readScope({ country, lineup, channels_json }: GuideAddressRow): EpgScope {
  if (country !== null) return { country };
  return lineup === null ? { channels: JSON.parse(channels_json ?? "[]") } : { lineup };
}

/** Every address, revoked ones included, oldest first. */
export async function listEpgAddresses(db: Kysely<Database>): Promise<EpgAddress[]> {
  const rows = await listGuideAddressRows(db);
  return rows.map((row) => ({
    hash: row.hash,
    hint: row.hint,
    label: row.label,
    scope: readScope(row),
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  }));
}

/**
 * Revokes the address that `which` names: its token, its hint as `listEpgAddresses` shows it, or the beginning of its
 * hash. Returns that address, or why there is none. Running services notice within 5 s.
 */
export async function revokeEpgAddress(
  db: Kysely<Database>,
  { which, now }: { which: string; now: number },
): Promise<EpgAddress | "unknown" | "ambiguous"> {
  const address = pickToken(await listEpgAddresses(db), which, epgForm);
  if (typeof address === "string") return address;
  await markGuideAddressRevoked(db, address.hash, now);
  return { ...address, revokedAt: address.revokedAt ?? now };
}

/** What a token opens; `unknown` if it was revoked or never existed, which nobody outside is to know apart. */
export type EpgFinder = (token: string) => Promise<{ hash: string; scope: EpgScope } | "unknown">;

/** Looks tokens up in the store. Good ones are remembered for 5 s, bad ones never. */
export function createEpgFinder(db: Kysely<Database>, clock: Clock): EpgFinder {
  const find = rememberTokens(clock, async (hash): Promise<{ hash: string; scope: EpgScope } | "unknown"> => {
    const row = await getGuideAddressRow(db, hash);
    return row && row.revoked_at === null ? { hash, scope: readScope(row) } : "unknown";
  });
  return async (token) => (epgForm.fits(token) ? find(hashToken(token)) : "unknown");
}
