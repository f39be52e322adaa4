import type { Kysely } from "kysely";
import { hasStale, type PluginTables } from "../store/derived-rows.ts";
import { getMeta } from "../store/meta.ts";
import type { Database } from "../store/schema.ts";

/** What is known of a plug-in without loading its rules. */
export type PluginIdentity = {
  tables: PluginTables;
  /** The name in `meta` under which the store keeps the version that its rows were derived with. */
  versionName: string;
  /** Raised whenever the same slots lead to other rows: everything is then read and rebuilt. */
  version: string;
};

/** Whether something that plug-ins derive has to be rebuilt. */
export async function isAnyOutdated(
  db: Kysely<Database>,
  plugins: readonly PluginIdentity[],
): Promise<boolean> {
  for (const { tables, versionName, version } of plugins)
    if ((await getMeta(db, versionName)) !== version || (await hasStale(db, tables.name))) return true;
  return false;
}
