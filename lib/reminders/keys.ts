import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { generateVAPIDKeys } from "web-push";

/** What the site proves itself with to push services. Devices that subscribed with other keys can't be reached. */
export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * The keys in a file, made if there is none. The file appears whole, so that two processes that start together agree
 * on one; others on the machine can't read it.
 */
export function readOrMakeKeys(path: string): VapidKeys {
  const known = readKeys(path);
  if (known) return known;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const own = `${path}.${randomUUID()}`;
  writeFileSync(own, `${JSON.stringify(generateVAPIDKeys())}\n`, { mode: 0o600 });
  try {
    linkSync(own, path);
  } catch (failure) {
    if (!(failure instanceof Error && "code" in failure && failure.code === "EEXIST")) throw failure;
  } finally {
    rmSync(own, { force: true });
  }
  const made = readKeys(path);
  if (!made) throw new Error(`${path} contains no keys`);
  return made;
}

function readKeys(path: string): VapidKeys | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof value !== "object" || value === null || !("publicKey" in value) || !("privateKey" in value))
      return null;
    const { publicKey, privateKey } = value;
    return typeof publicKey === "string" && typeof privateKey === "string" ? { publicKey, privateKey } : null;
  } catch (failure) {
    if (failure instanceof Error && "code" in failure && failure.code === "ENOENT") return null;
    throw failure;
  }
}
