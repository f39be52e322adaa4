import type { Context } from "./context.ts";
import type { GatheredHints } from "./hints.ts";
import type { SaidMarks } from "./marks.ts";
import { descriptionReading, type FieldReading, titleReadings } from "./readings.ts";
import { addUp, type Sign } from "./signs.ts";

/** The evidence around whatever a slot names, for or against sport, in points. Weighed once per slot. */
export type Surroundings = {
  minutes: number;
  points: number;
  reasons: readonly string[];
  /** Whether the category, the channel or the title suggests sport. */
  sporting: boolean;
  /** Whether the title names a league, competition or round, or says that it is live. */
  eventful: boolean;
};

/** On a channel that shows all kinds of programmes, a shorter one only mentions the sport that it names. */
export const shortestElsewhereMinutes = 45;
const tooShortMinutes = 5;

/** About as long as an event, or as its highlights; programmes that only mention a match last about half an hour. */
const isOfEventLength = (minutes: number): boolean =>
  minutes >= shortestElsewhereMinutes || minutes < longestHighlightsMinutes;
const longestHighlightsMinutes = 20;

/** Adds up all evidence except the names of entrants or of the event. */
export function weighSurroundings(
  readings: readonly FieldReading[],
  context: Context,
  hints: GatheredHints,
  said: SaidMarks,
  minutes: number,
): Surroundings {
  const titles = titleReadings(readings);
  const description = descriptionReading(readings);
  const namesRound = titles.some(({ rounds }) => rounds.length > 0);
  const namesDate = titles.some(({ dates }) => dates.length > 0);
  const { sportCategory, sportChannel, otherCategory, aboutCategory, otherChannel } = context;
  const { titleLeague, titleCompetition, titleSport } = hints;
  const signs: readonly Sign[] = [
    [sportCategory, 3, `The category "${sportCategory}" is sport.`],
    [sportChannel, 2, "The channel shows sport."],
    [titleLeague, 2, "The title names a league."],
    [!titleLeague && titleCompetition, 1, `"${titleCompetition}" is called like a competition.`],
    [
      !titleLeague && !titleCompetition && hints.leagues.size > 0 && description?.leagues.length,
      1,
      "The description names a league.",
    ],
    [titleSport, 1, "The title names a sport."],
    [hints.sportHeading, 4, "The title begins with the sport."],
    [hints.tellsMatch, 2, "It speaks of a match."],
    [context.categoryLeagues.length > 0, 2, "A category is a league."],
    [!titleSport && description?.sports.length, 0.5, "The description names a sport."],
    [namesRound, 1, "The title names a round."],
    [said.saysLive, 1, "It is said to be live."],
    [hints.described, 1, "The description says where or in which round."],
    [said.whole, 1, "It is said to be whole."],
    [namesDate, 0.5, "The title names a date."],
    [minutes >= shortestElsewhereMinutes, 1, "It is long enough for an event."],
    [minutes < tooShortMinutes, -1, "It is very short."],
    [otherCategory, -4, `The category "${otherCategory}" is not sport.`],
    [
      !otherCategory && !sportCategory && aboutCategory,
      -2,
      `The category "${aboutCategory}" is hardly sport.`,
    ],
    [otherChannel && !sportChannel, -3, "The channel shows other things."],
  ];
  return {
    minutes,
    ...addUp(signs),
    sporting:
      sportCategory !== null ||
      sportChannel ||
      titleLeague ||
      titleSport ||
      (!otherCategory && titleCompetition !== null && namesDate) ||
      (!otherCategory && hints.tellsMatch && isOfEventLength(minutes)),
    eventful:
      titleLeague ||
      titleCompetition !== null ||
      said.saysLive ||
      hints.shortLeague ||
      hints.describedCompetition ||
      namesRound ||
      hints.sportHeading ||
      hints.tellsMatch ||
      context.categoryLeagues.length > 0,
  };
}
