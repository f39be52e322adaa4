import { Argument, type Command, InvalidArgumentError } from "commander";
import { type Webhook, webhookKinds } from "../../contract/webhook.ts";
import { createResolve } from "../../outside/resolve.ts";
import { listMessages } from "../store/outbox.ts";
import { findWebhook, listAllWebhooks, type WebhookRow } from "../store/webhooks.ts";
import { redeliver, toDelivery, writeTest } from "../webhooks/deliveries.ts";
import { createFindTarget } from "../webhooks/target.ts";
import { createVault, readVaultKey } from "../webhooks/vault.ts";
import { createWebhook, removeWebhook, toWebhook } from "../webhooks/webhooks.ts";
import { type CommandContext, withStore } from "./command-context.ts";
import { printTable } from "./print.ts";

/** `webhooks …`: the webhooks of every account. */
export function addWebhookCommands(program: Command): void {
  const webhooks = program
    .command("webhooks")
    .description("webhooks of every account, and what was sent to them");
  addList(webhooks);
  addCreate(webhooks);
  addDelete(webhooks);
  addDeliveries(webhooks);
  addTest(webhooks);
  addRedeliver(webhooks);
}

const toTable = (text: string): string => text.replace("T", " ").replace("Z", "");

/** Whether it is on or, if the service switched it off, why; and since when its calls fail. */
const describeState = ({ enabled, disabled, failing_since }: Webhook): string => {
  if (disabled) return `off (${disabled.reason}) since ${toTable(disabled.at)}`;
  if (!enabled) return "off";
  return failing_since === undefined ? "on" : `failing since ${toTable(failing_since)}`;
};

function addList(webhooks: Command): void {
  webhooks
    .command("list")
    .description("list every webhook, without its secret")
    .option("--json", "print one JSON array")
    .action(({ json }: { json?: boolean }) =>
      withStore(async ({ store }) => {
        const rows = await listAllWebhooks(store.db);
        const all = rows.map((row) => ({ owner: row.owner, ...toWebhook(row) }));
        if (json) return console.log(JSON.stringify(all));
        printTable(
          ["webhook", "owner", "events", "state", "last call", "http", "url"],
          all.map((webhook) => [
            webhook.id,
            webhook.owner.slice(0, 20),
            webhook.events.join(" "),
            describeState(webhook),
            webhook.last_call && toTable(webhook.last_call.at),
            webhook.last_call?.http ?? null,
            webhook.url,
          ]),
        );
      }),
    );
}

type NewOptions = { owner: string; lead: number };

function addCreate(webhooks: Command): void {
  const parseLead = (text: string): number => {
    const minutes = Number(text);
    if (!Number.isInteger(minutes) || minutes < 0 || minutes > 1440)
      throw new InvalidArgumentError("a lead is a whole number of minutes from 0 to 1440");
    return minutes;
  };
  webhooks
    .command("create")
    .description("create a webhook; its secret is the last line, and can't be shown again")
    .argument("<url>", "where it is sent: https, on port 443 or 8443")
    .addArgument(new Argument("<events...>", "the kinds of events").choices(webhookKinds))
    .requiredOption("--owner <account>", "the account that it belongs to, as keys have it")
    .option("--lead <minutes>", "how long before its start an event is announced", parseLead, 15)
    .action((url: string, events: (typeof webhookKinds)[number][], { owner, lead }: NewOptions) =>
      withStore(async (context) => {
        const { config, store, now } = context;
        const findTarget = createFindTarget({
          resolve: createResolve(),
          allowLoopback: config.webhookLoopback,
        });
        const target = await findTarget(url);
        if ("reason" in target) throw new Error(`${url} can't be called: ${target.reason}`);
        const vault = createVault(config.webhookKey ?? readVaultKey(config.webhookKeyFile));
        const wanted = { url, events: [...new Set(events)], lead_minutes: lead };
        const { id, secret } = await createWebhook(store.db, { owner, now, wanted, vault });
        console.error(`Created ${id}. Its secret, shown only this once:`);
        console.log(secret);
      }),
    );
}

/** A webhook, whoever owns it. Throws an Error if there is none. */
async function getRow({ store }: CommandContext, id: string): Promise<WebhookRow> {
  const row = await findWebhook(store.db, id);
  if (!row) throw new Error(`there is no webhook ${id}; "webhooks list" lists all`);
  return row;
}

function addDelete(webhooks: Command): void {
  webhooks
    .command("delete")
    .description("delete a webhook, with what waits to be sent to it")
    .argument("<webhook>", "its id, wh_…")
    .action((id: string) =>
      withStore(async (context) => {
        const { owner } = await getRow(context, id);
        await context.store.db.transaction().execute((trx) => removeWebhook(trx, { owner, id }));
        console.error(`Deleted ${id}.`);
      }),
    );
}

const listed = 100;

function addDeliveries(webhooks: Command): void {
  webhooks
    .command("deliveries")
    .description(`list the last ${listed} messages to a webhook, latest first`)
    .argument("<webhook>", "its id, wh_…")
    .option("--json", "print one JSON array, with every attempt")
    .action((id: string, { json }: { json?: boolean }) =>
      withStore(async (context) => {
        await getRow(context, id);
        const rows = await listMessages(context.store.db, id, { after: null, limit: listed });
        const all = rows.map(toDelivery);
        if (json) return console.log(JSON.stringify(all));
        printTable(
          ["delivery", "type", "subject", "created", "state", "attempts", "last", "next"],
          all.map(({ id: delivery, type, subject, created, state, attempts, next_attempt }) => {
            const last = attempts.at(-1);
            return [
              delivery,
              type,
              subject,
              toTable(created),
              state,
              attempts.length,
              last ? (last.error ?? last.http) : null,
              next_attempt && toTable(next_attempt),
            ];
          }),
        );
      }),
    );
}

function addTest(webhooks: Command): void {
  webhooks
    .command("test")
    .description("have the running service send a test message to a webhook")
    .argument("<webhook>", "its id, wh_…")
    .action((id: string) =>
      withStore(async (context) => {
        await getRow(context, id);
        console.log((await writeTest(context.store.db, id, context.now)).id);
      }),
    );
}

function addRedeliver(webhooks: Command): void {
  webhooks
    .command("redeliver")
    .description("have the running service send a message again")
    .argument("<webhook>", "its id, wh_…")
    .argument("<delivery>", "the message's id, dl_…")
    .action((webhook: string, id: string) =>
      withStore(async (context) => {
        await getRow(context, webhook);
        const renewed = await redeliver(context.store.db, { webhook, id }, context.now);
        if (!renewed) throw new Error(`there is no delivery ${id} to ${webhook}`);
        console.log(renewed.id);
      }),
    );
}
