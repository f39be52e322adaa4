import { endpoint } from "./endpoint.ts";
import { deliveryId, webhookId } from "./id.ts";
import * as query from "./query.ts";
import {
  deliverySchema,
  newWebhookSchema,
  webhookChangeSchema,
  webhookSchema,
  webhookSecretSchema,
} from "./webhook.ts";

const one = { plan: "plus", pathParameters: { id: webhookId }, query: {}, list: false } as const;

/** The management of webhooks. Each belongs to the account of the key that made it. */
export const webhookEndpoints = {
  listWebhooks: endpoint({
    path: "/webhooks",
    summary: "Your webhooks, each with the result of its last call",
    plan: "plus",
    pathParameters: {},
    query: {},
    data: webhookSchema,
    list: true,
  }),
  createWebhook: endpoint({
    method: "POST",
    path: "/webhooks",
    summary: "Create a webhook; only this answer shows its secret",
    plan: "plus",
    pathParameters: {},
    query: {},
    body: newWebhookSchema,
    status: 201,
    data: webhookSecretSchema,
    list: false,
  }),
  getWebhook: endpoint({ ...one, path: "/webhooks/{id}", summary: "One webhook", data: webhookSchema }),
  changeWebhook: endpoint({
    ...one,
    method: "PATCH",
    path: "/webhooks/{id}",
    summary: "Change the members in the body, and keep the others",
    body: webhookChangeSchema,
    data: webhookSchema,
  }),
  deleteWebhook: endpoint({
    ...one,
    method: "DELETE",
    path: "/webhooks/{id}",
    summary: "Delete a webhook; the answer shows it one last time",
    data: webhookSchema,
  }),
  rotateWebhookSecret: endpoint({
    ...one,
    method: "POST",
    path: "/webhooks/{id}/rotate-secret",
    summary: "Create a new secret; the previous one also signs for 24 hours",
    data: webhookSecretSchema,
  }),
  testWebhook: endpoint({
    ...one,
    method: "POST",
    path: "/webhooks/{id}/test",
    summary: "Send a message of the kind webhook.test, also to a webhook that is switched off",
    status: 201,
    data: deliverySchema,
  }),
  listDeliveries: endpoint({
    path: "/webhooks/{id}/deliveries",
    summary: "The messages to a webhook of the last days, latest first",
    plan: "plus",
    pathParameters: { id: webhookId },
    query: query.page,
    data: deliverySchema,
    list: true,
  }),
  redeliver: endpoint({
    method: "POST",
    path: "/webhooks/{id}/deliveries/{delivery}/redeliver",
    summary: "Send a message again, with its webhook-id, from the first attempt on",
    plan: "plus",
    pathParameters: { id: webhookId, delivery: deliveryId },
    query: {},
    data: deliverySchema,
    list: false,
  }),
} as const;
