import { z } from "zod";

/**
 * The shapes of the data files. A record is one line of text: a name, then its aliases and settings in any order,
 * separated by `|`, for example `Hull City | The Tigers | هال سيتي | slug=hull-city`. See README.md.
 */

const line = z.string().min(1);
const lines = z.array(line);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const country = z.string().regex(/^[A-Z]{2}$/);

/** By slug. If several share a name, the likelier comes first. */
export const sportsFile = z.record(slug, line);

/** Leagues of a sport by slug, the likelier first. */
export const leaguesFile = z.strictObject({ sport: slug, leagues: z.record(slug, line) });

/** Teams by league, all of one sport and, unless a line has its own, one country. */
export const teamsFile = z.strictObject({
  sport: slug,
  country: country.nullable(),
  leagues: z.record(slug, lines),
});

/** Countries by the slug of their national sides. */
export const nationsFile = z.record(slug, line);

/** Names of national sides in one sport, by sport and country: `All Blacks`. */
export const nicknamesFile = z.record(slug, z.record(slug, line));

/** Teams that play several sports under the same name: universities. */
export const manySportsFile = z.strictObject({
  country: country.nullable(),
  /** The league of each sport. */
  leagues: z.record(slug, slug),
  teams: lines,
});

/** Meetings of leagues whose events have no two entrants, and the sessions of sports. */
export const meetingsFile = z.strictObject({
  sport: slug,
  sessions: z.record(slug, line),
  meetings: z.record(slug, z.record(slug, line)),
});

export type CatalogueData = {
  sports: z.infer<typeof sportsFile>;
  leagues: readonly z.infer<typeof leaguesFile>[];
  teams: readonly z.infer<typeof teamsFile>[];
  nations: z.infer<typeof nationsFile>;
  nicknames: z.infer<typeof nicknamesFile>;
  manySports: readonly z.infer<typeof manySportsFile>[];
  meetings: readonly z.infer<typeof meetingsFile>[];
};
