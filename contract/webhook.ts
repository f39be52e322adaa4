import { z } from "zod";
import { channelId, deliveryId, eventId, leagueId, webhookId } from "./id.ts";
import { instant } from "./instant.ts";
import { country, text } from "./query.ts";

/** What a webhook can be called about. */
export const webhookKinds = [
  "event.starting",
  "event.started",
  "event.changed",
  "listing.changed",
  "webhook.test",
] as const;

/** Narrows the calls: every member that is present must match. */
const filterSchema = z.strictObject({
  sport: text.optional(),
  league: leagueId.optional(),
  country: country.optional(),
  event: eventId.optional(),
  channel: channelId.optional(),
});

/** The longest URL that a webhook may have. */
const longestUrl = 2048;

const url = z
  .string("a URL")
  .max(longestUrl, `at most ${longestUrl} characters`)
  .refine((value) => URL.canParse(value), "an absolute URL")
  .meta({ format: "uri", description: "https, on port 443 or 8443", examples: ["https://example.com/hook"] });
const events = z
  .array(z.enum(webhookKinds, `one of ${webhookKinds.join(", ")}`), "a list of event kinds")
  .min(1, "at least one event kind")
  .max(20, "at most 20 event kinds")
  .transform((kinds) => [...new Set(kinds)]);
const leadMinutes = z
  .int("0 to 1440")
  .min(0, "0 to 1440")
  .max(1440, "0 to 1440")
  .meta({ description: "How long before its start an event is announced by event.starting" });

/** The body of `POST /webhooks`. */
export const newWebhookSchema = z.strictObject({
  url,
  events,
  filter: filterSchema.optional(),
  lead_minutes: leadMinutes.default(15),
});

/** The body of `PATCH /webhooks/{id}`: the members to change; a null filter removes the filter. */
export const webhookChangeSchema = z.strictObject({
  url: url.optional(),
  events: events.optional(),
  filter: filterSchema.nullable().optional(),
  lead_minutes: leadMinutes.optional(),
  enabled: z.boolean("true or false").optional(),
});

export const webhookSchema = z.object({
  id: webhookId,
  url: z.string(),
  events: z.array(z.string()),
  filter: z
    .object({
      sport: z.string().optional(),
      league: z.string().optional(),
      country: z.string().optional(),
      event: z.string().optional(),
      channel: z.string().optional(),
    })
    .optional(),
  lead_minutes: z.int(),
  /** False once it has been switched off, by its owner or because its target failed for too long. */
  enabled: z.boolean(),
  /** When and why the service switched it off: its target answered 410, or failed for five days. */
  disabled: z.object({ at: instant, reason: z.enum(["gone", "failing"]) }).optional(),
  /** Since when every call has failed; absent once one succeeds. */
  failing_since: instant.optional(),
  /** Null before the first call; `http` is 0 if nothing answered. */
  last_call: z.object({ at: instant, http: z.int() }).nullable(),
});

/** A webhook with its new secret, which only this answer shows. */
export const webhookSecretSchema = webhookSchema.extend({
  /** `whsec_` and base64, as the Standard Webhooks specification has it. */
  secret: z.string(),
  /** Until when the previous secret also signs. */
  previous_secret_until: instant.optional(),
});

/** One message to a webhook, with what became of it. */
export const deliverySchema = z.object({
  /** The `webhook-id` of every attempt, so that a receiver can tell a repeated one. */
  id: deliveryId,
  type: z.enum(webhookKinds),
  /** What it is about: an event, a channel or, for a test, the webhook. */
  subject: z.string(),
  /**
   * `pending`: attempts are left. `failed`: none is. `expired`: it would have come too late. `cancelled`: its event moved,
   * or the webhook was switched off.
   */
  state: z.enum(["pending", "delivered", "failed", "expired", "cancelled"]),
  created: instant,
  /** When it is attempted next; null unless it is pending. */
  next_attempt: instant.nullable(),
  /** The last attempts, oldest first. */
  attempts: z.array(
    z.object({
      at: instant,
      /** The status that was answered; 0 if nothing was. */
      http: z.int(),
      took_ms: z.int(),
      /** Why nothing was answered. */
      error: z.string().optional(),
    }),
  ),
});

export type WebhookKind = (typeof webhookKinds)[number];
export type WebhookFilter = z.output<typeof filterSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type Webhook = z.infer<typeof webhookSchema>;
export type NewWebhook = z.infer<typeof newWebhookSchema>;
export type WebhookChange = z.infer<typeof webhookChangeSchema>;
