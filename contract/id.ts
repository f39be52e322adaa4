import { z } from "zod";

/** The prefixes of public ids: channel, listing, show, episode, event, league, webhook, delivery, lineup. */
type IdPrefix = "ch" | "ls" | "sh" | "ep" | "ev" | "lg" | "wh" | "dl" | "ln";

/** An id as it appears in answers and paths: a prefix and 10 to 16 characters of `[0-9a-z]`. */
const id = (prefix: IdPrefix) =>
  z
    .string()
    .regex(new RegExp(`^${prefix}_[0-9a-z]{10,16}$`), `an id that begins with ${prefix}_`)
    .meta({ examples: [`${prefix}_3k9x0q7m2v`] });

export const channelId = id("ch");
export const listingId = id("ls");
export const showId = id("sh");
export const episodeId = id("ep");
export const eventId = id("ev");
export const leagueId = id("lg");
export const webhookId = id("wh");
export const deliveryId = id("dl");
export const lineupId = id("ln");
