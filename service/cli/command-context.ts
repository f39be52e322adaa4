import { type Clock, createClock, seconds } from "../clock.ts";
import { type Config, readConfig } from "../config.ts";
import { secureDataFolder } from "../data-folder.ts";
import { deriveAll } from "../derive/derive.ts";
import { openStore, type Store } from "../store/store.ts";
import { createProgressReport } from "./progress.ts";

/** What a command works with. `now` is when it began, in epoch seconds. */
export type CommandContext = { config: Config; store: Store; clock: Clock; now: number };

/** Rebuilds the events and shows that a command's changes affect, and shows how far that is. */
export async function deriveFrom({ store, now }: CommandContext): Promise<void> {
  const report = createProgressReport("listings");
  await deriveAll(store.db, { lease: null, now, onProgress: report.show }).finally(report.stop);
}

/** Opens the store that the environment names, for the duration of a command. */
export async function withStore<T>(work: (context: CommandContext) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  secureDataFolder(config.dataDir);
  const clock = createClock(config.clockStart, config.clockEpochMs ?? Date.now());
  const store = await openStore(config.storeUrl);
  try {
    return await work({ config, store, clock, now: seconds(clock) });
  } finally {
    await store.close();
  }
}
