import type { Command } from "commander";
import { revokeKey } from "../keys/keys.ts";
import { withStore } from "./command-context.ts";

/** `keys revoke <key>` */
export function addKeysRevokeCommand(keys: Command): void {
  keys
    .command("revoke")
    .description("revoke a key; running services notice within 5 seconds")
    .argument("<key>", "its text, or what `keys list` shows of it")
    .action((which: string) =>
      withStore(async ({ store, now }) => {
        const key = await revokeKey(store.db, { which, now });
        if (key === "unknown") throw new Error("there is no such key; see `keys list`");
        if (key === "ambiguous") throw new Error("more than one key begins like that; give the whole key");
        console.error(`Revoked ${key.hint} (${key.plan}).`);
      }),
    );
}
