import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Seals secrets before they are stored, so that a copy of the database alone signs nothing. `context` says what a
 * secret belongs to: sealed for one, it can't be opened for another.
 */
export type Vault = {
  seal(text: string, context: string): string;
  /** Throws an Error if the text was altered, or sealed with another key or for another context. */
  open(sealed: string, context: string): string;
};

const algorithm = "aes-256-gcm";
const prefix = "sealed:";
const nonceBytes = 12;
const tagBytes = 16;

export const isSealed = (text: string): boolean => text.startsWith(prefix);

/** `key` is any text; keep it beside the database, not in it. */
export function createVault(key: string): Vault {
  const bytes = createHash("sha256").update(key).digest();
  return {
    seal(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, bytes, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
    },
    open(text, context) {
      const sealed = isSealed(text) ? Buffer.from(text.slice(prefix.length), "base64") : Buffer.alloc(0);
      if (sealed.length < nonceBytes + tagBytes) throw new Error("a secret isn't sealed");
      try {
        const decipher = createDecipheriv(algorithm, bytes, sealed.subarray(0, nonceBytes))
          .setAAD(Buffer.from(context))
          .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
        const opened = decipher.update(sealed.subarray(nonceBytes + tagBytes));
        return Buffer.concat([opened, decipher.final()]).toString();
      } catch (cause) {
        throw new Error("a secret was sealed with another key", { cause });
      }
    },
  };
}

/** Reads the vault's key from a file that only its owner can read, and creates it at the first start. */
export function readVaultKey(path: string): string {
  const read = () => readFileSync(path, "utf8").trim();
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  mkdirSync(dirname(path), { recursive: true });
  // Linked in place only once it is whole: another process may be starting too, in a container with the same process
  // ids, and the first one wins.
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
  return read();
}
