import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { listStoredSecrets, replaceStoredSecret } from "../store/webhooks.ts";
import { isSealed, type Vault } from "./vault.ts";

/** How long the previous secret also signs after a rotation. */
export const previousSecretSeconds = 24 * 3600;

/** A new signing secret, in the form of the Standard Webhooks specification. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

/** What a webhook's secrets are sealed for. */
export const secretContext = (webhook: string): string => `secret of ${webhook}`;

/**
 * Seals the secrets that an earlier version stored as they are. Returns the webhooks whose secrets can't be opened: they
 * were sealed with another key.
 */
export async function sealStoredSecrets(db: Kysely<Database>, vault: Vault): Promise<string[]> {
  const closed: string[] = [];
  for (const row of await listStoredSecrets(db)) {
    const context = secretContext(row.id);
    for (const column of ["secret", "previous_secret"] as const) {
      const stored = row[column];
      if (stored === null) continue;
      if (!isSealed(stored))
        await replaceStoredSecret(db, row.id, column, { from: stored, to: vault.seal(stored, context) });
      else if (column === "secret" && !opens(vault, stored, context)) closed.push(row.id);
    }
  }
  return closed;
}

function opens(vault: Vault, sealed: string, context: string): boolean {
  try {
    vault.open(sealed, context);
    return true;
  } catch {
    return false;
  }
}
