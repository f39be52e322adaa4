import { z } from "zod";
import { channelSchema } from "./channel.ts";
import { broadcastSchema, eventSchema, leagueSchema } from "./event.ts";
import { showSchema } from "./show.ts";
import { airingSchema } from "./slot.ts";

/** An event that was found, with the channels of the searched countries that show it. */
export const foundEventSchema = eventSchema.extend({ broadcasts: z.array(broadcastSchema) });

/** A team that was found. */
export const foundTeamSchema = z.object({
  name: z.string(),
  /** A slug. */
  sport: z.string(),
  /** How many events are to come. */
  events: z.int(),
  /** The next of them, shown in the searched countries if any is; null if the plan has no events. */
  next: foundEventSchema.nullable(),
});

/** A show that was found, and its next airing. */
export const foundShowSchema = showSchema.extend({ airings: z.int(), next: airingSchema });

/** A person in the credits of what is on or to come. */
export const foundPersonSchema = z.object({
  name: z.string(),
  /** As the listings write it: actor, director, presenter … */
  role: z.string(),
  /** How many programmes there are. */
  airings: z.int(),
  /** The next airing of each title, the soonest first. */
  next: z.array(airingSchema),
});

/** The next airing of a programme that belongs to no show, or of an episode by its own title. */
export const foundListingSchema = airingSchema.extend({ airings: z.int() });

/** `GET /search`: the best first in each group. */
export const searchSchema = z.object({
  /** What the query was taken to mean if that isn't what it says: a mistyped word, a team's nickname. */
  understood: z.string().nullable(),
  channels: z.array(channelSchema),
  /** Empty if the plan has no events; see `meta.plan_required`. */
  events: z.array(foundEventSchema),
  teams: z.array(foundTeamSchema),
  /** With the number of their events that are to come in the searched countries. */
  leagues: z.array(leagueSchema),
  shows: z.array(foundShowSchema),
  people: z.array(foundPersonSchema),
  listings: z.array(foundListingSchema),
});

export type SearchAnswer = z.infer<typeof searchSchema>;
