import { type named, refTo } from "./openapi-schemas.ts";
import type { WebhookKind } from "./webhook.ts";

/** The calls that webhooks get, by their kinds. */
const messages = {
  "event.starting": { name: "EventStarting", summary: "An event starts within the webhook's lead" },
  "event.started": { name: "EventStarted", summary: "An event has started" },
  "event.changed": { name: "EventChanged", summary: "An event's start or channels changed" },
  "listing.changed": { name: "ListingChanged", summary: "Programmes to come on a channel changed" },
  "webhook.test": { name: "WebhookTest", summary: "A test was asked for" },
} satisfies Record<WebhookKind, { name: keyof typeof named; summary: string }>;

/** The headers that every call to a webhook has, as the Standard Webhooks specification says. */
const callHeaders = {
  "webhook-id": "The message's id, the same for every attempt",
  "webhook-timestamp": "When it was attempted, in epoch seconds",
  "webhook-signature":
    "`v1,` and the base64 of an HMAC-SHA256 over `id.timestamp.body`; two after a rotation",
};

/** The document's part on the calls that webhooks get. */
export const webhookCalls = (): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(messages).map(([kind, { name, summary }]) => [
      kind,
      {
        post: {
          summary,
          tags: ["Webhooks"],
          security: [],
          parameters: Object.entries(callHeaders).map(([header, description]) => ({
            name: header,
            in: "header",
            required: true,
            description,
            schema: { type: "string" },
          })),
          requestBody: {
            required: true,
            content: { "application/json": { schema: { $ref: refTo(name) } } },
          },
          responses: {
            "2XX": { description: "Received; nothing else is" },
            410: { description: "Switches the webhook off" },
          },
        },
      },
    ]),
  );
