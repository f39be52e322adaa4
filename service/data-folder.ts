import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config.ts";

/** Only the owner may enter the folder, and read or write the files in it. */
const folderMode = 0o700;
const fileMode = 0o600;

/**
 * Creates the data folder, or closes one that others may enter: it holds keys, webhooks' secrets and listings. Throws
 * a ConfigError if it can't be created or isn't this user's.
 */
export function secureDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: folderMode });
    if (process.platform === "win32") return;
    restrict(folder, folderMode);
    for (const name of readdirSync(folder)) restrict(join(folder, name), null);
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: ${folder} can't be used (${error instanceof Error && "code" in error ? error.code : error}); set a folder that this user may create and write`,
    );
  }
}

/** Takes all permissions of others away; of folders within, what is in them is out of reach then. */
function restrict(path: string, mode: number | null): void {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (!status || status.isSymbolicLink()) return;
  const wanted = mode ?? (status.isDirectory() ? folderMode : fileMode);
  if ((status.mode & 0o077) !== 0) chmodSync(path, wanted);
}
