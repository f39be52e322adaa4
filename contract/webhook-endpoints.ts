import { endpoint } from "./endpoint.ts";
import { webhookId } from "./id.ts";
import { newWebhookSchema, webhookChangeSchema, webhookSchema, webhookSecretSchema } from "./webhook.ts";

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
} as const;
