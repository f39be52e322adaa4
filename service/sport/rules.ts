import { dateAt, wallClock } from "../../contract/zone.ts";
import { countryZone } from "../country-zones.ts";
import type { Entrant } from "./detection.ts";
import type { SportKnowledge, Team } from "./knowledge.ts";
import { isOnGrid, type Marking } from "./marking.ts";
import type { Sighting } from "./sighting.ts";

/** What the rules of identity and showing look up. */
export type SportContext = {
  knowledge: Pick<SportKnowledge, "sport" | "team" | "league" | "findSessions">;
  /** How the source of a sighting marks what it shows in that country. */
  markingOf(sighting: Sighting): Marking;
};

/** Sports whose sides may meet twice on a day; in all others a second live game within hours is an error. */
const severalADay: ReadonlySet<string> = new Set([
  "baseball",
  "softball",
  "cricket",
  "rugby-sevens",
  "tennis",
  "table-tennis",
  "padel",
  "badminton",
  "squash",
  "volleyball",
  "beach-volleyball",
  "snooker",
  "darts",
  "curling",
  "esports",
]);

/** Sports in which the same sides often meet again within days. */
const inSeries: ReadonlySet<string> = new Set([
  ...severalADay,
  "basketball",
  "ice-hockey",
  "handball",
  "futsal",
  "netball",
  "water-polo",
]);

/** Two games of the same sides are further apart than this, but in sports played several times a day. */
export const dayApartSeconds = 20 * 3600;

/** What the events of a block are like. */
export type EventNature = {
  sport: string | null;
  /** Whether two sides meet; else it is a session, stage or race, of which a day may hold several. */
  hasSides: boolean;
  /** How long one usually lasts. */
  usualSeconds: number;
};

export const meetsOnceADay = ({ sport, hasSides }: EventNature): boolean =>
  hasSides && !(sport !== null && severalADay.has(sport));

/** Whether live coverage that goes on is still of the same event: of a day at the races, say. */
export const isRolling = ({ sport, hasSides }: EventNature): boolean =>
  !hasSides && !(sport !== null && severalADay.has(sport));

export const meetsInSeries = ({ sport }: EventNature): boolean => sport !== null && inSeries.has(sport);

const otherwiseUsualMinutes = 120;

/** How long an event of a sport lasts from its start to its end; of a session where its name tells which. */
export function usualSecondsOf(
  { knowledge }: SportContext,
  sport: string | null,
  session: string | null,
): number {
  const found = sport !== null && session !== null ? knowledge.findSessions(sport, session)[0] : undefined;
  const minutes =
    found?.item.usualMinutes ?? (sport === null ? undefined : knowledge.sport(sport)?.usualMinutes);
  return (minutes ?? otherwiseUsualMinutes) * 60;
}

const teamOf = ({ knowledge }: SportContext, { key, known }: Entrant): Team | null =>
  known ? knowledge.team(key.replace(/\+.*$/, "")) : null;

const zoneOfTeam = (team: Team | null): string | null =>
  team && (team.timezone ?? (team.country === null ? null : countryZone(team.country)));

/** The zone that an event's day is told in: of the side at home, else of the other, the venue, the league; else UTC. */
export const homeZone = (
  context: SportContext,
  sides: readonly [Entrant, Entrant] | null,
  countries: readonly (string | null | undefined)[],
): string => {
  for (const side of sides ?? []) {
    const zone = zoneOfTeam(teamOf(context, side));
    if (zone) return zone;
  }
  for (const country of countries) {
    const zone = country && countryZone(country);
    if (zone) return zone;
  }
  return "UTC";
};

/** The local date of play, YYYY-MM-DD. */
export const dateOfPlay = (start: number, zone: string): string => dateAt(start, zone);

/** A game starts between these hours at home; earlier in the sports of which a day holds several. */
const firstHour = 10.5;
const firstHourOfSeveral = 8;
const lastHour = 22.6;

/** Whether a game can start at an instant, as far as the clock at home tells. */
function isPlayable(context: SportContext, { sides, sport }: Sighting["detection"], at: number): boolean {
  const zone = homeZone(context, sides, []);
  if (zone === "UTC") return true;
  const hour = (wallClock(at, zone) % 86_400) / 3600;
  const first = sport !== null && severalADay.has(sport) ? firstHourOfSeveral : firstHour;
  return hour >= first && hour < lastHour;
}

/** Said to be live in words, or by a flag that means it. */
export function isSaidLive(context: SportContext, sighting: Sighting): boolean {
  const { marks } = sighting.detection;
  if (sighting.timeshift || marks.saysOld || marks.saysRepeat || marks.saysDelayed) return false;
  return marks.saysLive || (marks.flagLive && !context.markingOf(sighting).liveFlagLies);
}

/** Said not to be live, in words or by a flag. */
export function isSaidRecorded({ detection: { marks }, timeshift }: Sighting): boolean {
  return (
    timeshift ||
    marks.saysOld ||
    marks.saysRepeat ||
    marks.saysDelayed ||
    (marks.flagRepeat && !marks.saysLive)
  );
}

/** The part of an event's usual length that a live showing has at the least. */
const leastLength = 0.6;

/**
 * Whether a slot without a mark may be the event itself: neither its source nor its channel, its length nor the time
 * at which it starts speaks against it.
 */
export function mayBeLive(context: SportContext, sighting: Sighting, usualSeconds: number): boolean {
  if (isSaidRecorded(sighting) || sighting.canned || context.markingOf(sighting).marksLive) return false;
  const { start, stop, detection } = sighting;
  if (stop - start < usualSeconds * leastLength) return false;
  return isOnGrid(start) && isPlayable(context, detection, start);
}

/** Whether a slot without a mark is live because its source marks repeats, and doesn't mark what is live. */
export function isLiveBySilence(context: SportContext, sighting: Sighting, usualSeconds: number): boolean {
  const marking = context.markingOf(sighting);
  return marking.marksRepeats && !marking.marksLive && mayBeLive(context, sighting, usualSeconds);
}
