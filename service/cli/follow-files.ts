import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Pause } from "../pause.ts";
import { pollMs, stay } from "./follow.ts";

export type FollowingFiles = {
  /** A file, or a folder of files. */
  location: string;
  read(path: string): Promise<void>;
  /** Called with why a file, or the folder, couldn't be read. */
  failed(path: string, error: unknown): void;
  signal: AbortSignal;
  pause?: Pause;
};

/** How the names of guides end. */
export const guideEnds = ["xml", "xmltv", "gz", "xz", "bz2", "zip", "zst"];

/** Files that may be guides: not those that are being written under another name, nor notes beside them. */
const guideName = new RegExp(`^[^.].*\\.(${guideEnds.join("|")})$`, "i");

/** The files to read, each with a text that changes when it does. */
async function listFiles(location: string): Promise<Map<string, string>> {
  const isFolder = (await stat(location)).isDirectory();
  const paths = isFolder
    ? (await readdir(location)).filter((name) => guideName.test(name)).map((name) => join(location, name))
    : [location];
  const files = new Map<string, string>();
  for (const path of paths.sort()) {
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) files.set(path, `${found.size} ${found.mtimeMs} ${found.ino}`);
  }
  return files;
}

/** An operator who moved a folder doesn't know what `ENOENT` is. */
const away = (cause: unknown): unknown =>
  (cause as NodeJS.ErrnoException).code === "ENOENT"
    ? new Error("it is gone; it is read again once it is back", { cause })
    : cause;

/**
 * Reads a file, or each of a folder, once it has stayed the same from one poll to the next, and again whenever it has
 * changed and settled. A file that fails is reported, and read again once it changes; a folder that is away is reported
 * once. Resolves when the signal aborts.
 */
export async function followFiles({ location, read, failed, signal, pause = stay }: FollowingFiles) {
  const done = new Map<string, string>();
  let seen = new Map<string, string>();
  let isAway = false;
  while (!signal.aborted) {
    try {
      const files = await listFiles(location);
      for (const [path, state] of files) {
        if (signal.aborted || seen.get(path) !== state || done.get(path) === state) continue;
        done.set(path, state);
        await read(path).catch((error) => failed(path, error));
      }
      seen = files;
      isAway = false;
    } catch (error) {
      if (!isAway) failed(location, away(error));
      isAway = true;
    }
    await pause(pollMs, signal);
  }
}
