import type { Kysely } from "kysely";
import { endpoints } from "../../contract/endpoints.ts";
import { cutPage } from "../cut-page.ts";
import { type Action, action } from "../http/action.ts";
import { type Answer, notFound, one, type Refusal, whole } from "../http/outcome.ts";
import { countMessages, listMessages } from "../store/outbox.ts";
import type { Database } from "../store/schema.ts";
import { countWebhooks } from "../store/webhooks.ts";
import { redeliver, toDelivery, writeTest } from "../webhooks/deliveries.ts";
import type { FindTarget } from "../webhooks/target.ts";
import type { Vault } from "../webhooks/vault.ts";
import {
  changeWebhook,
  createWebhook,
  getWebhook,
  listWebhooks,
  mostWebhooks,
  removeWebhook,
  rotateSecret,
} from "../webhooks/webhooks.ts";

type Deps = { findTarget: FindTarget; vault: Vault };

export const webhookActions = (db: Kysely<Database>, { findTarget, vault }: Deps): Action[] => {
  const checkUrl = async (url: string): Promise<Refusal | null> => {
    const target = await findTarget(url);
    if (!("reason" in target)) return null;
    return {
      code: "url_not_allowed",
      detail: target.reason,
      errors: [{ param: "url", detail: target.reason }],
    };
  };

  return [
    action(endpoints.listWebhooks, async (_, { owner }) =>
      whole((await listWebhooks(db, owner)).map((webhook) => JSON.stringify(webhook))),
    ),

    action(endpoints.createWebhook, async ({ body }, { owner, now, write }) => {
      const refused = await checkUrl(body.url);
      if (refused) return refused;
      if ((await countWebhooks(db, owner)) >= mostWebhooks) return tooMany;
      return write(async (trx) => {
        const made = await createWebhook(trx, { owner, now, wanted: body, vault });
        return { ...one(JSON.stringify(made)), location: `/v1/webhooks/${made.id}` };
      });
    }),

    action(endpoints.getWebhook, async ({ id }, { owner }) => found(id, await getWebhook(db, { owner, id }))),

    action(endpoints.changeWebhook, async ({ id, body }, { owner, now, write }) => {
      const refused = body.url === undefined ? null : await checkUrl(body.url);
      if (refused) return refused;
      return write(async (trx) => found(id, await changeWebhook(trx, { owner, id, now }, body)));
    }),

    action(endpoints.deleteWebhook, ({ id }, { owner, write }) =>
      write(async (trx) => found(id, await removeWebhook(trx, { owner, id }))),
    ),

    action(endpoints.rotateWebhookSecret, ({ id }, { owner, now, write }) =>
      write(async (trx) => found(id, await rotateSecret(trx, { owner, id }, { now, vault }))),
    ),

    action(endpoints.testWebhook, async ({ id }, { owner, now, write }) => {
      if (!(await getWebhook(db, { owner, id }))) return found(id, null);
      return write(async (trx) => {
        const location = `/v1/webhooks/${id}/deliveries`;
        return { ...one(JSON.stringify(await writeTest(trx, id, now))), location };
      });
    }),

    action(endpoints.listDeliveries, async ({ id, limit }, { owner, after, seal }) => {
      if (!(await getWebhook(db, { owner, id }))) return found(id, null);
      const [createdAt, last] = after ?? [];
      const place = after && { createdAt: Number(createdAt), id: String(last) };
      const rows = await listMessages(db, id, { after: place, limit: limit + 1 });
      const { page, last: end } = cutPage(rows, limit);
      return {
        data: `[${page.map((row) => JSON.stringify(toDelivery(row))).join(",")}]`,
        list: { count: await countMessages(db, id), next: end && seal([end.created_at, end.id]) },
        changesAt: null,
      };
    }),

    action(endpoints.redeliver, async ({ id, delivery }, { owner, now, write }) => {
      if (!(await getWebhook(db, { owner, id }))) return found(id, null);
      return write(async (trx) => {
        const renewed = await redeliver(trx, { webhook: id, id: delivery }, now);
        return renewed ? one(JSON.stringify(renewed)) : notFound(`there is no delivery ${delivery}`);
      });
    }),
  ];
};

const tooMany: Refusal = {
  code: "too_many_webhooks",
  detail: `an account has at most ${mostWebhooks} webhooks; delete one first`,
};

const found = (id: string, webhook: object | null): Answer | Refusal =>
  webhook ? one(JSON.stringify(webhook)) : notFound(`there is no webhook ${id}`);
