import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Lists the files that a build made itself, apart from those kept of the one before. */
const listName = "nownext-assets.json";

const listStatic = (build: string): string[] =>
  existsSync(join(build, "static"))
    ? globSync("static/**/*", { cwd: build, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(build.length + 1))
    : [];

function readList(build: string): string[] {
  try {
    return JSON.parse(readFileSync(join(build, listName), "utf8"));
  } catch {
    return listStatic(build);
  }
}

/**
 * Keeps the files of the last build reachable for the pages that are still open: `build` rebuilds the folder, and what
 * it removed is put back. Names are of their contents, so that nothing is replaced. Files of earlier builds go.
 */
export function keepAssets(folder: string, build: () => void): void {
  const last = mkdtempSync(join(tmpdir(), "nownext-last-build-"));
  const kept = readList(folder);
  for (const path of kept) copy(join(folder, path), join(last, path));
  build();
  const own = listStatic(folder);
  for (const path of kept) copy(join(last, path), join(folder, path));
  rmSync(last, { recursive: true, force: true });
  writeFileSync(join(folder, listName), JSON.stringify(own));
}

function copy(from: string, to: string): void {
  if (!existsSync(from) || existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
