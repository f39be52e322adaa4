import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { isAnyOutdated } from "./outdated.ts";
import type { DeriveOptions } from "./plugin.ts";
import { showsIdentity } from "./shows/identity.ts";
import { sportIdentity } from "./sport/identity.ts";

/** Whether events or shows have to be rebuilt. */
export const isOutdated = (db: Kysely<Database>): Promise<boolean> =>
  isAnyOutdated(db, [sportIdentity, showsIdentity]);

const load = async () => {
  const [{ derive }, { plugins }] = await Promise.all([import("./engine.ts"), import("./plugins.ts")]);
  return { derive, plugins };
};

/** Loads what rebuilding needs, so that it needn't be waited for later. */
export async function prepareToDerive(): Promise<void> {
  await load();
  const { sportRules } = await import("./sport/rules.ts");
  sportRules.load();
}

/** Rebuilds what is stale of events and shows. */
export async function deriveAll(db: Kysely<Database>, options: DeriveOptions): Promise<void> {
  if (!(await isOutdated(db))) return;
  // Loaded only if needed: most runs of a source find nothing new.
  const { derive, plugins } = await load();
  await derive(db, plugins, options);
}
