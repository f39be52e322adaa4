import type { PluginIdentity } from "../outdated.ts";

export const sportIdentity: PluginIdentity = {
  tables: { name: "sport", table: "sighting", keyColumn: "block", slotColumn: "event" },
  versionName: "sport_rules",
  // Raise it with every change that leads to other events: `derive/golden.test.ts` knows when.
  version: "47",
};
