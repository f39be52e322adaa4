import { dateAt, wallClock } from "../../contract/zone.ts";
import { countryZone } from "../country-zones.ts";
import type { Entrant } from "./detection.ts";
import type { SportKnowledge, Team } from "./knowledge.ts";
import { isOnGrid, type Marking } from "./marking.ts";
import type { Sighting } from "./sighting.ts";

/** What the rules about events and showings look up. */
export type SportContext = {
  knowledge: Pick<
    SportKnowledge,
    "sport" | "team" | "league" | "localNames" | "localLeagueNames" | "findSessions"
  >;
  /** How the source of a sighting marks what it shows in the sighting's country. */
  markingOf(sighting: Sighting): Marking;
};

/**
 * Sports in which the same entrants may meet twice on a day. In all others a second live game within hours is an
 * error.
 */
const severalADay: ReadonlySet<string> = new Set([
  "baseball",
  "softball",
  "cricket",
  "rugby-sevens",
  "tennis",
  "table-tennis",
  "padel",
  "pickleball",
  "badminton",
  "squash",
  "volleyball",
  "beach-volleyball",
  "snooker",
  "darts",
  "curling",
  "esports",
]);

/** Sports in which the same entrants often meet again on the next day, or a tournament goes on. */
const daily: ReadonlySet<string> = new Set([...severalADay, "ice-hockey", "golf", "cycling"]);

/** Sports in which they often meet again within days, but rest for one. */
const everyOtherDay: ReadonlySet<string> = new Set([
  "basketball",
  "handball",
  "futsal",
  "netball",
  "water-polo",
]);

/** Two games of the same entrants are at least this far apart, except in sports played several times a day. */
export const dayApartSeconds = 20 * 3600;
const twoDaysApartSeconds = 40 * 3600;

/** What the events of a block have in common. */
export type EventNature = {
  sport: string | null;
  /** Whether two entrants meet. Otherwise it is a session, stage or race, and a day may have several. */
  hasEntrants: boolean;
  /** How long such an event usually lasts. */
  usualSeconds: number;
};

export const meetsOnceADay = ({ sport, hasEntrants }: EventNature): boolean =>
  hasEntrants && !(sport !== null && severalADay.has(sport));

/** Whether live coverage that continues still shows the same event, as it does for a day at the races. */
export const isRolling = ({ sport, hasEntrants }: EventNature): boolean =>
  !hasEntrants && !(sport !== null && severalADay.has(sport));

/** Whether the same entrants often meet again after so many seconds. */
export const meetsAgainAfter = ({ sport }: EventNature, seconds: number): boolean =>
  sport !== null &&
  ((daily.has(sport) && seconds >= dayApartSeconds) ||
    (everyOtherDay.has(sport) && seconds >= twoDaysApartSeconds));

const otherwiseUsualMinutes = 120;

/** Whether the same entrants meet on several days running, at about the same hour. */
export const playsSeries = ({ sport }: EventNature): boolean => sport === "baseball";

/** How long an event of a sport usually lasts; how long the session lasts if its name says which one it is. */
export function findUsualSeconds(
  { knowledge }: SportContext,
  sport: string | null,
  session: string | null,
): number {
  const found = sport !== null && session !== null ? knowledge.findSessions(sport, session)[0] : undefined;
  const minutes =
    found?.item.usualMinutes ?? (sport === null ? undefined : knowledge.sport(sport)?.usualMinutes);
  return (minutes ?? otherwiseUsualMinutes) * 60;
}

const findTeam = ({ knowledge }: SportContext, { key, known }: Entrant): Team | null =>
  known ? knowledge.team(key.replace(/\+.*$/, "")) : null;

const findTeamZone = (team: Team | null): string | null =>
  team && (team.timezone ?? (team.country === null ? null : countryZone(team.country)));

/**
 * The zone that decides the date of an event: that of the home team, else of the other team, the venue or the league;
 * else UTC.
 */
export const findHomeZone = (
  context: SportContext,
  sides: readonly [Entrant, Entrant] | null,
  countries: readonly (string | null | undefined)[],
): string => {
  for (const side of sides ?? []) {
    const zone = findTeamZone(findTeam(context, side));
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

/** Games start between these hours in the home team's zone; earlier in sports played several times a day. */
const firstHour = 10.5;
const firstHourOfSeveral = 8;
const lastHour = 22.6;

/** Whether a game can start at an instant, judging by the hour in the home team's zone. */
function isPlayable(context: SportContext, { sides, sport }: Sighting["detection"], at: number): boolean {
  const zone = findHomeZone(context, sides, []);
  if (zone === "UTC") return true;
  const hour = (wallClock(at, zone) % 86_400) / 3600;
  const first = sport !== null && severalADay.has(sport) ? firstHourOfSeveral : firstHour;
  return hour >= first && hour < lastHour;
}

/** Whether a slot is marked live, in words or by a flag that can be trusted. */
export function isSaidLive(context: SportContext, sighting: Sighting): boolean {
  const { marks } = sighting.detection;
  if (sighting.timeshift || marks.saysOld || marks.saysRepeat || marks.saysDelayed) return false;
  if (marks.saysLive || (marks.namedLive && !marks.flagRepeat)) return true;
  const marking = context.markingOf(sighting);
  return (
    (marks.flagLive && !marking.liveFlagLies) || (marks.flagNew && !marks.flagRepeat && marking.newMeansLive)
  );
}

/** Whether a slot is marked as not live, in words or by a flag. */
export function isSaidRecorded({ detection: { marks }, timeshift }: Sighting): boolean {
  return (
    timeshift ||
    marks.saysOld ||
    marks.saysRepeat ||
    marks.saysDelayed ||
    (marks.flagRepeat && !marks.saysLive)
  );
}

/** The least share of an event's usual length that a live showing lasts; shortened repeats are often just below. */
const leastLength = 0.65;

/** Whether the league that a slot names plays in the month of its start: nobody drives Formula 1 in January. */
function isInSeason({ knowledge }: SportContext, { start, detection: { league } }: Sighting): boolean {
  const season = league === null ? null : (knowledge.league(league)?.season ?? null);
  if (season === null) return true;
  const [first, last] = season;
  const month = new Date(start * 1000).getUTCMonth() + 1;
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

/**
 * Whether an unmarked slot may be the event itself: its source, its channel, its length, the day that it names, the
 * season and its start all allow it.
 */
export function mayBeLive(context: SportContext, sighting: Sighting, usualSeconds: number): boolean {
  if (isSaidRecorded(sighting) || sighting.canned || context.markingOf(sighting).marksLive) return false;
  const { start, stop, detection } = sighting;
  if (stop - start < usualSeconds * leastLength) return false;
  if (detection.played && detection.played.ends + aDayLaterSeconds < start) return false;
  return isOnGrid(start) && isInSeason(context, sighting) && isPlayable(context, detection, start);
}

/** The day that a listing names ends later elsewhere, and a game may go on after midnight. */
const aDayLaterSeconds = 36 * 3600;

/** Whether an unmarked slot counts as live because its source marks repeats but not live games. */
export function isLiveBySilence(context: SportContext, sighting: Sighting, usualSeconds: number): boolean {
  const marking = context.markingOf(sighting);
  return marking.marksRepeats && !marking.marksLive && mayBeLive(context, sighting, usualSeconds);
}
