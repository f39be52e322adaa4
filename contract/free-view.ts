import { z } from "zod";
import { address } from "./address.ts";
import { countryCode } from "./channel.ts";
import { calendarDate } from "./instant.ts";

/** What a service is: a broadcaster's own player, a public one's, a free ad-supported service, or a live page on YouTube. */
export const freeViewKind = z.enum(["broadcaster", "public", "fast", "youtube"]);

/** What it asks of a viewer: nothing, a free account, or a television licence. */
export const freeViewSignup = z.enum(["none", "free", "licence"]);

/** An official and free way to watch a channel in a country. */
export const freeViewOptionSchema = z.object({
  service: z.string(),
  kind: freeViewKind,
  country: countryCode,
  watch_url: address,
  signup: freeViewSignup,
  /** The day on which the page last answered; null if it was never checked. */
  checked: calendarDate.nullable(),
  /** The page that says what the service asks of a viewer. */
  source: address.optional(),
});

export type FreeViewOption = z.infer<typeof freeViewOptionSchema>;
