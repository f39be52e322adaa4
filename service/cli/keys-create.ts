import { type Command, Option } from "commander";
import { type Plan, plans } from "../../contract/plan.ts";
import { createKey } from "../keys/keys.ts";
import { withStore } from "./command-context.ts";

/** `keys create` */
export function addKeysCreateCommand(keys: Command): void {
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
}
