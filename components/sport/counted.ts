import { compareText } from "@/lib/compare-text";
import { leagueIn } from "@/lib/events/league";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import type { League, Sport } from "@/lib/shapes";
import { countBy, type SportLine } from "@/lib/sport/lines";
import { sportName } from "@/lib/sport/name";
import type { CountedLink } from "./sport-strip";

/** Whether a market's channels show it, and some channel shows it live. */
const isShownHere = ({ isHere, event }: SportLine): boolean => isHere && event.live_on > 0;

/**
 * The sports of a list on a market's channels, most events first; the chosen one is always among them. They link to
 * what is live and coming, or to a day's events (YYYY-MM-DD).
 */
export function sportsHere(
  market: string,
  lines: readonly SportLine[],
  chosen: string | null,
  t: Words,
  date?: string,
): CountedLink[] {
  const here = lines.filter(isShownHere);
  const counts = countBy(here, ({ event }) => event.sport);
  if (chosen !== null && !counts.some(([sport]) => sport === chosen)) counts.unshift([chosen, 0]);
  return [
    {
      key: "",
      href: date ? paths.sport(market, "all", date) : paths.sport(market),
      name: t("sport.all"),
      count: here.length,
      chosen: chosen === null,
    },
    ...counts.map(([sport, count]) => ({
      key: sport,
      href: paths.sport(market, sport, date),
      name: sportName(sport, t),
      count,
      chosen: sport === chosen,
    })),
  ];
}

const mostFirst = (a: CountedLink, b: CountedLink): number =>
  b.count - a.count || compareText(a.name, b.name);

/** Sports and competitions as the API counts them in all countries' listings, most events first. */
export const allSports = (market: string, sports: readonly Sport[], t: Words): CountedLink[] =>
  sports
    .map(({ sport, name, events }) => ({
      key: sport,
      href: paths.sport(market, sport),
      name: sportName(sport, t, name),
      count: events,
    }))
    .toSorted(mostFirst);

export const allLeagues = (market: string, leagues: readonly League[], t: Words): CountedLink[] =>
  leagues
    .map((league) => ({
      key: league.id,
      href: paths.league(market, league),
      name: leagueIn(league, t),
      count: league.events,
    }))
    .toSorted(mostFirst);
