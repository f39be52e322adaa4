import type { Log } from "../log.ts";

type Setting = {
  /** The migrations that the store has had and this version doesn't know. */
  listUnknown: () => Promise<string[]>;
  /** Leaves writing listings to others. */
  stepAside: () => Promise<void>;
  log: Log;
};

/**
 * Returns a function to call now and then. Once a later version has brought the store up to date, as in an upgrade one
 * process at a time, this one goes on answering and leaves the upkeep to those that know the new tables.
 */
export function createStepAside({ listUnknown, stepAside, log }: Setting): () => Promise<void> {
  let hasStepped = false;
  return async () => {
    if (hasStepped) return;
    const migrations = await listUnknown();
    if (migrations.length === 0 || hasStepped) return;
    hasStepped = true;
    log.warn(
      { migrations },
      "the store is of a later version now: this process goes on answering and leaves reading the sources to others; update it",
    );
    await stepAside();
  };
}
