import type { Command } from "commander";
import { listKeys } from "../keys/keys.ts";
import { withStore } from "./command-context.ts";
import { printTable } from "./print.ts";

/** `keys list` */
export function addKeysListCommand(keys: Command): void {
  keys
    .command("list")
    .description("list every key, without its text")
    .option("--json", "print one JSON array")
    .action(({ json }: { json?: boolean }) =>
      withStore(async ({ store }) => {
        const all = await listKeys(store.db);
        if (json) return console.log(JSON.stringify(all));
        printTable(
          ["key", "plan", "label", "created", "revoked"],
          all.map(({ hint, plan, label, createdAt, revokedAt }) => [hint, plan, label, createdAt, revokedAt]),
        );
      }),
    );
}
