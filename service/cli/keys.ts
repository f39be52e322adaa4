import { type Command, Option } from "commander";
import { type Plan, plans } from "../../contract/plan.ts";
import { createKey, listKeys, revokeKey } from "../keys/keys.ts";
import { withStore } from "./command-context.ts";
import { printTable } from "./print.ts";

/** `keys create|list|revoke` */
export function addKeyCommands(program: Command): void {
  const keys = program.command("keys").description("API keys");
  keys
    .command("create")
    .description("create a key; its text is the last line, and can't be shown again")
    .addOption(new Option("--plan <plan>", "the key's plan").choices(plans).makeOptionMandatory())
    .option("--label <text>", "what the key is for")
    .option("--owner <account>", "whose webhooks it manages; keys with the same owner can replace each other")
    .action(({ plan, label, owner }: { plan: Plan; label?: string; owner?: string }) =>
      withStore(async ({ store, now }) => {
        const key = await createKey(store.db, { plan, label, owner, now });
        console.error(`A ${plan} key, shown only this once:`);
        console.log(key);
      }),
    );
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
