import type { PluginIdentity } from "../outdated.ts";

export const showsIdentity: PluginIdentity = {
  tables: { name: "shows", table: "airing", keyColumn: "title", slotColumn: "episode" },
  versionName: "show_rules",
  // Raise it with every change that leads to other shows: `derive/golden.test.ts` knows when.
  version: "12",
};
