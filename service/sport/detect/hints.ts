import type { League } from "../knowledge.ts";
import type { SlotFacts } from "../mention.ts";
import { isCompetition, isGenericName } from "./competition.ts";
import type { Context } from "./context.ts";
import type { Reading } from "./reading.ts";
import type { Hints } from "./sides.ts";
import { isOneSided } from "./sport-kinds.ts";

/** What a slot says about its sport and league, the surer the heavier. */
export type Told = Hints & {
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

const shortHead = 50;

/** Gathers what all fields, the categories and the channel say. */
export function gatherHints(readings: readonly Reading[], context: Context): Told {
  const sports = new Map<string, number>();
  const leagues = new Map<string, number>();
  const surely = new Set<string>();
  const add = (map: Map<string, number>, key: string, weight: number): void => {
    map.set(key, Math.max(map.get(key) ?? 0, weight));
  };
  let titleLeague = false;
  let titleSport = false;
  const meant = sportsMeant(readings, context);
  // Where category and description agree on a sport, short names of other sports' leagues mean something else.
  const agreed = readings
    .filter(({ field }) => field === "description")
    .flatMap(({ sports }) => sports.map(({ item }) => item.slug))
    .filter((slug) => context.categorySports.includes(slug));
  const contradicted = (sport: string): boolean =>
    agreed.length > 0 && !context.categorySports.includes(sport);
  for (const { field, text, leagues: all, sports: words } of readings) {
    const inTitle = field !== "description";
    const named = all.filter(
      ({ item, from, to }) =>
        meant.has(item.sport) ||
        (meant.size === 0 && inTitle) ||
        (!isGenericName(text.slice(from, to)) && !contradicted(item.sport)),
    );
    if (inTitle)
      for (const { item, from, to } of named)
        if (!isGenericName(text.slice(from, to))) surely.add(item.sport);
    titleLeague ||=
      inTitle &&
      named.some(
        ({ from, to }) => !isGenericName(text.slice(from, to)) || meant.size > 0 || context.sportChannel,
      );
    titleSport ||= inTitle && words.length > 0;
    named.forEach(({ item, from, to }, index) => {
      const first = index === 0 || named[index - 1]?.from !== from || named[index - 1]?.to !== to;
      const weight = (inTitle ? 5 : 3) - (first ? 0 : 0.5);
      add(leagues, item.key, weight);
      add(sports, item.sport, weight);
    });
    words.forEach(({ item, to }, index) => {
      // `Husky Softball Stadium` says little, `Athletics Complex` nothing.
      const partOfName = !inTitle && /^\s\p{Lu}\p{Ll}/u.test(text.slice(to, to + 3));
      if (partOfName && isOneSided(item.slug)) return;
      add(sports, item.slug, (inTitle ? 3 : partOfName ? 0.8 : 2) - Math.min(index, 5) * 0.1);
    });
  }
  context.categorySports.forEach((slug, index) => {
    add(sports, slug, 4 - index * 0.1);
  });
  context.channelSports.forEach((slug, index) => {
    add(sports, slug, 2 - index * 0.1);
  });
  for (const key of context.channelLeagues) {
    add(leagues, key, 1.5);
    add(sports, key.slice(0, key.indexOf("/")), 1.8);
  }
  const titleCompetition =
    readings.flatMap(({ field, pieces }) => (field === "description" ? [] : pieces)).find(isCompetition) ??
    null;
  const description = readings.find(({ field }) => field === "description");
  const shortLeague = description?.leagues.some(({ from }) => from < shortHead) ?? false;
  const described =
    description !== undefined &&
    (/^(?:live )?from /iu.test(description.text) ||
      description.rounds.some(({ from, text }) => from < shortHead && /\d|final/iu.test(text)));
  const own = new Set(readings[0]?.leagues.map(({ item }) => item.sport));
  const sureLeague =
    titleLeague &&
    own.size > 0 &&
    ((readings[0]?.dates.length ?? 0) > 0 ||
      /\blive\b|ถ่ายทอดสด|直播|生中継/iu.test(readings[0]?.text ?? "") ||
      (readings[0]?.sports.some(({ item }) => own.has(item.slug)) ?? false) ||
      (description?.sports.some(({ item }) => own.has(item.slug)) ?? false) ||
      (description?.leagues.some(({ item }) => own.has(item.sport)) ?? false));
  return {
    sports,
    leagues,
    surely,
    titleLeague,
    titleSport,
    titleCompetition,
    shortLeague,
    sureLeague,
    described,
  };
}

/**
 * The sports that titles, categories and the channel call by their names: a generic league's name then means one
 * of theirs, as in a `World Cup` of hockey. Empty where nothing does.
 */
function sportsMeant(
  readings: readonly Reading[],
  { categorySports, channelSports }: Context,
): ReadonlySet<string> {
  const called = readings
    .filter(({ field }) => field !== "description")
    .flatMap(({ sports }) => sports.map(({ item }) => item.slug));
  return new Set([...called, ...categorySports, ...channelSports]);
}

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
  readings: readonly Reading[],
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
