import type { SlotFacts } from "../detection.ts";
import type { Found, League } from "../knowledge.ts";
import { isCompetition, isGenericName } from "./competition.ts";
import type { Context } from "./context.ts";
import { descriptionOf, type FieldReading, ofTitles } from "./reading.ts";
import type { Hints } from "./sides.ts";
import { isOneSided } from "./sport-kinds.ts";

/** What a slot says about its sport and league, the surer the heavier. */
export type GatheredHints = Hints & {
  /** Leagues named in title or sub-title, with those that share the name; the longest name first. */
  leagues: Map<string, number>;
  /** Whether title or sub-title name a league, a sport. */
  titleLeague: boolean;
  titleSport: boolean;
  /** What title or sub-title call like a competition, known or not. */
  titleCompetition: string | null;
  /** Whether a description of few words, or the first words of one, name a league. */
  shortLeague: boolean;
  /** Whether the title itself names a league, and something else bears it out: a sport, a season, the description. */
  sureLeague: boolean;
  /** Whether the description begins with a ground or a round. */
  described: boolean;
};

/** How near its beginning a description tells what is shown. */
const describingChars = 50;

/** Gathers what all fields, the categories and the channel say. */
export function gatherHints(readings: readonly FieldReading[], context: Context): GatheredHints {
  const titles = ofTitles(readings);
  const description = descriptionOf(readings);
  const isMeant = leagueTest(titles, description, context);
  const isNamed = (reading: FieldReading) => reading.leagues.filter((league) => isMeant(reading, league));
  const inTitles = titles.flatMap((reading) =>
    isNamed(reading).map((league) => ({ league: league.item, own: isOwnName(reading, league) })),
  );
  const own = inTitles.filter(({ own }) => own);
  const titleLeague =
    own.length > 0 ||
    (inTitles.length > 0 && (context.sportChannel || sportsMeant(titles, context).size > 0));
  return {
    ...weigh(readings, isNamed, context),
    surely: new Set(own.map(({ league }) => league.sport)),
    titleLeague,
    titleSport: titles.some(({ sports }) => sports.length > 0),
    titleCompetition: titles.flatMap(({ pieces }) => pieces).find(isCompetition) ?? null,
    shortLeague: description?.leagues.some(({ from }) => from < describingChars) ?? false,
    sureLeague: titleLeague && isBorneOut(readings[0], description),
    described: description !== undefined && tellsPlaceOrRound(description),
  };
}

const isOwnName = ({ text }: FieldReading, { from, to }: Found<League>): boolean =>
  !isGenericName(text.slice(from, to));

/**
 * The sports that titles, categories and the channel call by their names: a generic league's name then means one
 * of theirs, as in a `World Cup` of hockey. Empty where nothing does.
 */
function sportsMeant(
  titles: readonly FieldReading[],
  { categorySports, channelSports }: Context,
): Set<string> {
  const called = titles.flatMap(({ sports }) => sports.map(({ item }) => item.slug));
  return new Set([...called, ...categorySports, ...channelSports]);
}

/** Whether a league's name found in a field means that league, as far as the sports that are told go. */
function leagueTest(
  titles: readonly FieldReading[],
  description: FieldReading | undefined,
  context: Context,
): (reading: FieldReading, league: Found<League>) => boolean {
  const meant = sportsMeant(titles, context);
  // Where category and description agree on a sport, short names of other sports' leagues mean something else.
  const agree = description?.sports.some(({ item }) => context.categorySports.includes(item.slug)) ?? false;
  return (reading, league) => {
    const { sport } = league.item;
    if (meant.has(sport)) return true;
    if (meant.size === 0 && reading.field !== "description") return true;
    return isOwnName(reading, league) && (!agree || context.categorySports.includes(sport));
  };
}

/** How much each says about sport or league: what stands nearer the event weighs more, the first named most. */
const weightOf = {
  titleLeague: 5,
  categorySport: 4,
  describedLeague: 3,
  titleSport: 3,
  describedSport: 2,
  channelSport: 2,
  channelLeaguesSport: 1.8,
  channelLeague: 1.5,
  partOfName: 0.8,
};
const laterLeague = 0.5;
const laterSport = 0.1;
const mostLater = 5;

function weigh(
  readings: readonly FieldReading[],
  isNamed: (reading: FieldReading) => readonly Found<League>[],
  context: Context,
): Pick<GatheredHints, "sports" | "leagues"> {
  const sports = new Map<string, number>();
  const leagues = new Map<string, number>();
  const add = (map: Map<string, number>, key: string, weight: number): void => {
    map.set(key, Math.max(map.get(key) ?? 0, weight));
  };
  for (const reading of readings) {
    const { field, text, sports: words } = reading;
    const inTitle = field !== "description";
    isNamed(reading).forEach(({ item, from, to }, index, all) => {
      const shares = all[index - 1]?.from === from && all[index - 1]?.to === to;
      const weight = (inTitle ? weightOf.titleLeague : weightOf.describedLeague) - (shares ? laterLeague : 0);
      add(leagues, item.key, weight);
      add(sports, item.sport, weight);
    });
    words.forEach(({ item, to }, index) => {
      // `Husky Softball Stadium` says little, `Athletics Complex` nothing.
      const partOfName = !inTitle && /^\s\p{Lu}\p{Ll}/u.test(text.slice(to, to + 3));
      if (partOfName && isOneSided(item.slug)) return;
      const weight = inTitle
        ? weightOf.titleSport
        : partOfName
          ? weightOf.partOfName
          : weightOf.describedSport;
      add(sports, item.slug, weight - Math.min(index, mostLater) * laterSport);
    });
  }
  context.categorySports.forEach((slug, index) => {
    add(sports, slug, weightOf.categorySport - index * laterSport);
  });
  context.channelSports.forEach((slug, index) => {
    add(sports, slug, weightOf.channelSport - index * laterSport);
  });
  for (const key of context.channelLeagues) {
    add(leagues, key, weightOf.channelLeague);
    add(sports, key.slice(0, key.indexOf("/")), weightOf.channelLeaguesSport);
  }
  return { sports, leagues };
}

const live = /\blive\b|ถ่ายทอดสด|直播|生中継/iu;

/** Whether something else says that the title means its league: a date, its sport, that it is live. */
function isBorneOut(title: FieldReading | undefined, description: FieldReading | undefined): boolean {
  const own = new Set(title?.leagues.map(({ item }) => item.sport));
  if (!title || own.size === 0) return false;
  return (
    title.dates.length > 0 ||
    live.test(title.text) ||
    [title, description].some((reading) => reading?.sports.some(({ item }) => own.has(item.slug))) ||
    (description?.leagues.some(({ item }) => own.has(item.sport)) ?? false)
  );
}

const tellsPlaceOrRound = ({ text, rounds }: FieldReading): boolean =>
  /^(?:live )?from /iu.test(text) ||
  rounds.some((round) => round.from < describingChars && /\d|final/iu.test(round.text));

/** The likeliest sport, null where nothing tells it. */
export function likeliestSport({ sports }: Hints): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [slug, weight] of sports)
    if (weight > most) {
      best = slug;
      most = weight;
    }
  return best;
}

/**
 * The league that a slot names. Of several that share its name, the one in which both teams play, then the
 * channel's country's, then the likeliest.
 */
export function chooseLeague(
  readings: readonly FieldReading[],
  sport: string | null,
  teamLeagues: readonly (readonly string[])[],
  channel: SlotFacts["channel"],
): League | null {
  for (const { leagues } of readings) {
    const fit = leagues.filter(({ item }) => sport === null || item.sport === sport);
    const first = fit[0];
    if (!first) continue;
    const named = fit
      .filter(({ from, to }) => from === first.from && to === first.to)
      .map(({ item }) => item);
    const of = (test: (league: League) => boolean): League | undefined => named.find(test);
    return (
      of(({ key }) => teamLeagues.length > 0 && teamLeagues.every((leagues) => leagues.includes(key))) ??
      of(({ key }) => teamLeagues.some((leagues) => leagues.includes(key))) ??
      of(({ country }) => country !== null && country === channel.country) ??
      first.item
    );
  }
  return null;
}
