import type { Kysely } from "kysely";
import { endpoints } from "../../contract/endpoints.ts";
import { type Action, action } from "../http/action.ts";
import { type Answer, notFound, one, type Refusal, whole } from "../http/outcome.ts";
import type { Database } from "../store/schema.ts";
import type { FindTarget } from "../webhooks/target.ts";
import {
  changeWebhook,
  createWebhook,
  getWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
} from "../webhooks/webhooks.ts";

export const webhookActions = (db: Kysely<Database>, findTarget: FindTarget): Action[] => {
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
      return write(async (trx) => {
        const made = await createWebhook(trx, { owner, now, wanted: body });
        return { ...one(JSON.stringify(made)), location: `/v1/webhooks/${made.id}` };
      });
    }),

    action(endpoints.getWebhook, async ({ id }, { owner }) => found(id, await getWebhook(db, { owner, id }))),

    action(endpoints.changeWebhook, async ({ id, body }, { owner, write }) => {
      const refused = body.url === undefined ? null : await checkUrl(body.url);
      if (refused) return refused;
      return write(async (trx) => found(id, await changeWebhook(trx, { owner, id }, body)));
    }),

    action(endpoints.deleteWebhook, ({ id }, { owner, write }) =>
      write(async (trx) => found(id, await removeWebhook(trx, { owner, id }))),
    ),

    action(endpoints.rotateWebhookSecret, ({ id }, { owner, now, write }) =>
      write(async (trx) => found(id, await rotateSecret(trx, { owner, id }, now))),
    ),
  ];
};

const found = (id: string, webhook: object | null): Answer | Refusal =>
  webhook ? one(JSON.stringify(webhook)) : notFound(`there is no webhook ${id}`);
