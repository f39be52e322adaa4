import { createClock, seconds } from "../clock.ts";
import { type Config, readConfig } from "../config.ts";
import { deriveAll } from "../derive/derive.ts";
import { openStore, type Store } from "../store/store.ts";

/** What a command works with: the settings, the open store and the time in epoch seconds. */
export type Session = { config: Config; store: Store; now: number };

/** Brings events and shows in line with what a command changed. */
export const deriveFrom = ({ store, now }: Session): Promise<void> =>
  deriveAll(store.db, { lease: null, now });

/** Opens the store that the environment names for the length of a command. */
export async function withStore<T>(work: (session: Session) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const clock = createClock(config.clockStart, config.clockEpochMs ?? Date.now());
  const store = await openStore(config.storeUrl);
  try {
    return await work({ config, store, now: seconds(clock) });
  } finally {
    await store.close();
  }
}
