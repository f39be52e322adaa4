import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { getCompileCacheDir } from "node:module";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";

/** Files of `keptTables`. */
const ending = ".tables";

/** Numbers in tables may stand for its lists. */
const contract = join(import.meta.dirname, "../contract");

/**
 * Tables that take long to make of the data in a folder, by code in it. They are kept in a file until anything in the
 * folder or the contract changes: beside the code that this version of Node has compiled, which is a cache like it. If
 * there is no such place, or nothing can be written there, they are made each time.
 */
export function keptTables<Tables>(
  name: string,
  folder: string,
  make: () => Tables,
  keptIn = getCompileCacheDir(),
): Tables {
  if (keptIn === undefined) return make();
  const file = `${name}-${digestOf([folder, contract])}${ending}`;
  try {
    return deserialize(readFileSync(join(keptIn, file)));
  } catch {
    // There is none yet, or it isn't whole.
    const tables = make();
    keep(tables, name, join(keptIn, file), keptIn);
    return tables;
  }
}

function keep(tables: unknown, name: string, path: string, keptIn: string): void {
  try {
    const former = readdirSync(keptIn).filter((file) => file.startsWith(`${name}-`) && file.endsWith(ending));
    // Another process may read it, or make it too. What one that was killed has left goes with the former ones.
    const draft = `${path.slice(0, -ending.length)}.${process.pid}.${performance.now()}${ending}`;
    writeFileSync(draft, serialize(tables));
    renameSync(draft, path);
    for (const file of former) if (join(keptIn, file) !== path) rmSync(join(keptIn, file), { force: true });
  } catch {
    // A cache that can't be written isn't needed.
  }
}

/** A digest of the names, sizes and times of all files in the folders: reading what is in them would take far longer. */
function digestOf(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
      const path = join(folder, name);
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path}\0${size}\0${mtimeMs}\0`);
    }
  return hash.digest("hex").slice(0, 16);
}
