import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import type { League, Sport, UnavailableReason } from "@/lib/shapes";
import type { SportLine } from "@/lib/sport/lines";
import { sportName } from "@/lib/sport/name";
import { longDate } from "@/lib/time/format";
import { allLeagues, allSports, sportsHere } from "./counted";
import type { SportSetting } from "./event-line";
import { SportDayView } from "./sport-day-view";
import { SportLocked } from "./sport-locked";
import { SportView } from "./sport-view";

type Lines = {
  /** Live and coming events of all sports. */
  lines: SportLine[];
  /** The day's events of all sports, and those of the page's own with their repeats. */
  day: SportLine[];
  shown: SportLine[];
};

export type SportPageData = {
  /** A slug; null for all sports. */
  sport: string | null;
  /** YYYY-MM-DD; null for what is live and to come. */
  date: string | null;
  now: number;
  zone: string;
  today: string;
  counts: { sports: Sport[]; leagues: League[] };
} & (Lines | { refused: UnavailableReason });

/** Sports on the strip; the others are in the list below. */
const stripLength = 14;

/** Competitions that are named, those with the most events. */
const leaguesNamed = 30;

/** A market's sport, of one or all: what is live and to come, or a day's. */
export const SportPage = ({ page, market, t }: { page: SportPageData; market: Market; t: Words }) => {
  const { sport, date, now, zone, today, counts } = page;
  const { slug, locale } = market;
  const sports = allSports(slug, counts.sports, t);
  const leagues = allLeagues(
    slug,
    counts.leagues.filter((league) => sport === null || league.sport === sport),
    t,
  ).slice(0, leaguesNamed);
  if ("refused" in page)
    return <SportLocked market={slug} reason={page.refused} sports={sports} leagues={leagues} t={t} />;
  const { lines, day, shown } = page;
  const names = new Map(counts.sports.map(({ sport: id, name }) => [id, name]));
  const nameOf = (id: string) => sportName(id, t, names.get(id));
  const setting: SportSetting = {
    market,
    now,
    format: { locale, zone },
    t,
    sportOf: sport === null ? (event) => nameOf(event.sport) : undefined,
  };
  const strip = (from: SportLine[]) =>
    sportsHere(slug, from, sport, t, date ?? undefined).slice(0, stripLength);
  if (date === null)
    return (
      <SportView
        setting={setting}
        today={today}
        sport={sport === null ? null : { slug: sport, name: nameOf(sport) }}
        lines={lines.filter(({ event }) => sport === null || event.sport === sport)}
        day={shown}
        strip={strip(lines)}
        sports={sport === null ? sports : []}
        leagues={leagues}
      />
    );
  const name = sport === null ? t("nav.sport") : nameOf(sport);
  const country = countryInText(market.country, locale);
  return (
    <SportDayView
      setting={setting}
      date={date}
      today={today}
      sport={sport ?? "all"}
      title={t("sport.titleOn", { sport: name, country, date: longDate(date, locale) })}
      lines={shown}
      strip={strip(day)}
    />
  );
};
