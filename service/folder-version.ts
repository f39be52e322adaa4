import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A hash of all that is in a folder, but tests: it needs no number that someone must remember to raise. */
export function folderVersion(path: string): string {
  const hash = createHash("sha256");
  const files = globSync("**/*.{ts,json}", { cwd: path, exclude: (name) => name.includes(".test.") });
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(path, file)));
  return hash.digest("base64url").slice(0, 22);
}
