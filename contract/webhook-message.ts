import { z } from "zod";
import { countryCode } from "./channel.ts";
import { eventOnAirSchema } from "./event.ts";
import { channelId, listingId, webhookId } from "./id.ts";
import { instant } from "./instant.ts";
import type { WebhookKind } from "./webhook.ts";

/** The body of a call to a webhook; `timestamp` is when it happened. */
const message = <const Kind extends WebhookKind, Data extends z.ZodType>(kind: Kind, data: Data) =>
  z.object({ type: z.literal(kind), timestamp: instant, data });

/** True if lists were cut, so that the message stays below 20 KB. */
const more = z.literal(true).optional();

const channels = z.array(channelId);

/** A programme before or after a change; null if there was or is none. */
const programme = z
  .object({
    id: listingId,
    start: instant,
    stop: instant,
    title: z.string(),
    sub_title: z.string().optional(),
  })
  .nullable();

export const eventStartingSchema = message("event.starting", z.object({ event: eventOnAirSchema, more }));

export const eventStartedSchema = message("event.started", z.object({ event: eventOnAirSchema, more }));

export const eventChangedSchema = message(
  "event.changed",
  z.object({
    event: eventOnAirSchema,
    /** Whether it is no longer in the listings. */
    gone: z.literal(true).optional(),
    moved: z.object({ from: instant, to: instant }).nullable(),
    /** Channels that now show it, no longer do, or show it at another time or in another way. */
    added: channels,
    removed: channels,
    altered: channels,
    more,
  }),
);

export const listingChangedSchema = message(
  "listing.changed",
  z.object({
    channel: z.object({ id: channelId, name: z.string(), country: countryCode.nullable() }),
    listings: z.array(z.object({ before: programme, after: programme })),
    more,
  }),
);

export const webhookTestSchema = message("webhook.test", z.object({ webhook: webhookId }));

/** Every message to a webhook, by its type. */
export const webhookMessageSchema = z.discriminatedUnion("type", [
  eventStartingSchema,
  eventStartedSchema,
  eventChangedSchema,
  listingChangedSchema,
  webhookTestSchema,
]);
