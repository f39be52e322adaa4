import { alternatives } from "../catalogue/words.ts";
import type { League, Meeting } from "../knowledge.ts";
import { isCompetition } from "./competition.ts";
import { findEdition } from "./edition.ts";
import { buildEventName } from "./event-name.ts";
import { findEventWord, isRelay } from "./event-words.ts";
import type { Evidence } from "./evidence.ts";
import { descriptionReading, type FieldReading, titleReadings } from "./readings.ts";
import type { Part } from "./rounds.ts";
import { addUp, type Sign } from "./signs.ts";
import { isAnimalRacing } from "./sport-kinds.ts";
import { buildSubject } from "./subject.ts";
import { shortestElsewhereMinutes } from "./surroundings.ts";
import { words } from "./text.ts";
import { namesWomen } from "./women.ts";

/** Finds events without two entrants: a Grand Prix session, a stage, a day of golf or tennis, a fight card. */

export type FoundSolo = {
  /** The league of the meeting, or the one that the slot names. */
  league: League | null;
  subject: string | null;
  name: string;
  /** Whether the title names a meeting of its league that the catalogue knows. */
  namesMeeting: boolean;
  /** Whether the name has a session: qualifying, a race. */
  namesSession: boolean;
  points: number;
  reasons: readonly string[];
};

/** How much of a description is taken to say what is shown. */
const describingChars = 200;

/**
 * Looks for an event without two entrants in a slot whose sport is known. `named` is the league that the slot names.
 */
export function findSolo(evidence: Evidence, sport: string, named: League | null): FoundSolo | null {
  const { readings, around, knowledge } = evidence;
  const titles = titleReadings(readings);
  const title = titles.map(({ text }) => text).join(" | ");
  const description = (descriptionReading(readings)?.text ?? "").slice(0, describingChars);
  const texts = [title, description];
  const held = findMeeting(texts, sport, named, evidence);
  if (!held && isAnimalRacing(sport) && severalCourses.test(description)) return null;
  const session = texts.flatMap((text) => knowledge.findSessions(sport, text))[0]?.item ?? null;
  const rounds = listRounds(titles, readings);
  const word = findEventWord(title);
  const { saysLive, saysDelayed } = evidence.said;
  const isHeld = held !== null && (evidence.kind !== null || around.minutes >= shortestElsewhereMinutes);
  const eventful = isHeld || session || word || rounds.length > 0 || saysLive || saysDelayed;
  if (!eventful && !isLong(evidence, sport) && !isRaceDay(sport, around.minutes, texts.join(" ")))
    return null;
  const signs: readonly Sign[] = [
    [held, 2, `The text names a meeting: ${held?.meeting.name}.`],
    [session, 1, `The text names a session: ${session?.name}.`],
    [word, 1, `"${word}" is what events are called.`],
    [findEdition({ sport, league: named, titles }), 1, "The title has the number of a promotion's event."],
    [titles.some(({ text }) => isRelay(text)), 1, "The title says that it is a broadcast of something."],
  ];
  const league = held?.league ?? named;
  const solo = { sport, league, meeting: held?.meeting ?? null, session, rounds, titles, description };
  return {
    league,
    subject: buildSubject(solo, knowledge),
    name: buildEventName(solo, knowledge),
    namesMeeting: held !== null && held.text === title,
    namesSession: session !== null,
    ...addUp(signs, around.points),
  };
}

const worldCup = words`${alternatives("world-cup")}`;
/** Whether a text names a world cup; beside a winter sport, some write no more than its letters. */
export const namesWorldCup = (text: string): boolean => worldCup.test(text);

/** The world cup of a sport, if the slot names no other competition: its places are as good as its name. */
function listWorldCup(sport: string, named: League | null, { hints, facts, readings }: Evidence): string[] {
  const competitions = [
    ...titleReadings(readings).flatMap(({ text, leagues }) =>
      leagues.map(({ from, to }) => text.slice(from, to)),
    ),
    ...(hints.titleCompetition === null ? [] : [hints.titleCompetition]),
    ...(hints.describedCompetition && facts.description ? [facts.description] : []),
  ];
  const isOther = named !== null || !competitions.every(namesWorldCup);
  return isOther ? [] : [`${sport}/world-cup`];
}

/** The meeting that a slot names, in the league that the slot names or that its channel is about. */
function findMeeting(
  texts: readonly string[],
  sport: string,
  named: League | null,
  evidence: Evidence,
): { meeting: Meeting; league: League; text: string } | null {
  const { hints, context, readings, knowledge } = evidence;
  const keys = new Set([
    ...(named ? [named.key, ...listTours(named, texts)] : []),
    ...hints.leagues.keys(),
    ...listWorldCup(sport, named, evidence),
  ]);
  for (const text of texts)
    for (const key of keys) {
      const [found] = knowledge.findMeetings(key, text);
      const league = knowledge.league(key);
      if (!found || !league || eveOf.test(text.slice(0, found.from))) continue;
      const isNamed = readings.some(({ leagues }) => leagues.some(({ item }) => item.key === key));
      // A channel about one league also shows lesser competitions at the same meeting.
      const rest = hints.titleCompetition?.replace(text.slice(found.from, found.to), "") ?? "";
      if (!isNamed && context.channelLeagues.includes(key) && isCompetition(rest)) continue;
      return { meeting: found.item, league, text };
    }
  return null;
}

/** What is held the day before a meeting is another: `A la veille du meeting Athletissima`. */
const eveOf =
  /(?:veille|\beve|[Vv]orabend|víspera|vigilia|véspera|vooravond)(?: (?:du|de|des|of|vom|dell?|do|da|van))?(?: \p{L}+)?[\s']*$/u;

/** The catalogue has some tournaments as leagues. They are meetings of the men's and of the women's tour. */
const listTours = ({ key }: League, [title = "", description = ""]: readonly string[]): string[] =>
  key.startsWith("tennis/atp-") ? [namesWomen(title, description) ? "tennis/wta" : "tennis/atp"] : [];

/** A round counts if it is named within this many characters of a description. */
const describedRoundBefore = 80;

/** The rounds in title and sub-title, or else those with a number in the first words of the description. */
function listRounds(titles: readonly FieldReading[], readings: readonly FieldReading[]): readonly Part[] {
  const named = titles.flatMap(({ rounds }) => rounds);
  if (named.length > 0) return named;
  const described = descriptionReading(readings)?.rounds ?? [];
  return described.filter(({ from, text }) => from < describedRoundBefore && /\d/.test(text));
}

/** A programme of this length about a sport shows the sport, whatever its title. */
const longMinutes = 100;
const longMinutesOfLeague = 75;

/** Racing channels go from course to course all day, which is no meeting: `Thoroughbreds from Randwick, Doomben`. */
const severalCourses = /\b(?:from|at)\s(?:the\s)?\p{Lu}[^.;]*?(?:,|\s(?:and|&))\s\p{Lu}|\bmeetings\b/u;

function isLong({ hints, said, context, around }: Evidence, sport: string): boolean {
  if (isAnimalRacing(sport)) return false;
  if (around.minutes < longMinutes) return around.minutes >= longMinutesOfLeague && hints.titleLeague;
  const live = said.saysLive && context.channelSports.includes(sport);
  return hints.titleSport || hints.titleLeague || context.categorySports.includes(sport) || live;
}

const shortestRaceDayMinutes = 30;
const namesRaceDay =
  /\b(?:[Rr]acing|[Rr]aces|[Tt]horoughbreds?|[Gg]reyhounds?|[Gg]allops|[Tt]rials?|[Cc]overage|[Ll]ive)\s(?:live\s)?(?:from|at)\s(?:the\s)?\p{Lu}|\bmeetings?\b/u;
const isRaceDay = (sport: string, minutes: number, text: string): boolean =>
  isAnimalRacing(sport) && minutes >= shortestRaceDayMinutes && namesRaceDay.test(text);
