import { notFound } from "next/navigation";
import { readCounts, readSport, readSportDay, tellRepeats } from "@/app/sport-data";
import { allLeagues, allSports, sportsHere } from "@/components/sport/counted";
import type { SportSetting } from "@/components/sport/event-line";
import { SportDayView } from "@/components/sport/sport-day-view";
import { SportLocked } from "@/components/sport/sport-locked";
import { SportView } from "@/components/sport/sport-view";
import { wordsOf } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import { isUnavailable } from "@/lib/shapes";
import type { SportLine } from "@/lib/sport/lines";
import { sportName } from "@/lib/sport/name";
import { longDate } from "@/lib/time/format";

/** Sports on the strip; the others are in the list below. */
const stripLength = 14;

/** Competitions that are named, those with the most events. */
const leaguesNamed = 30;

/** A market's sport, of one (a slug) or all (null): what is live and to come, or a day's (YYYY-MM-DD). */
export async function SportPage({
  market,
  sport,
  date = null,
}: {
  market: Market;
  sport: string | null;
  date?: string | null;
}) {
  const { slug, locale } = market;
  const t = wordsOf(market.words, locale);
  const [read, counts] = await Promise.all([readSport(market), readCounts()]);
  if (!read) notFound();
  const { now, zone, today, lines } = read;
  const sports = allSports(slug, counts.sports, t);
  const leagues = allLeagues(
    slug,
    counts.leagues.filter((league) => sport === null || league.sport === sport),
  );
  const onAir = isUnavailable(lines) ? [] : lines;
  const day = await readSportDay(market, date ?? today, read, onAir);
  if (isUnavailable(lines) || isUnavailable(day))
    return (
      <SportLocked
        market={slug}
        reason={
          isUnavailable(lines) ? lines.unavailable : isUnavailable(day) ? day.unavailable : "not-served"
        }
        sports={sports}
        leagues={leagues.slice(0, leaguesNamed)}
        t={t}
      />
    );
  const ofSport = ({ event }: SportLine) => sport === null || event.sport === sport;
  const ofDay = await tellRepeats(day.filter(ofSport), market, now);
  const told = new Map(counts.sports.map(({ sport: id, name }) => [id, name]));
  const nameOf = (slugOfSport: string) => sportName(slugOfSport, t, told.get(slugOfSport));
  const setting: SportSetting = {
    market,
    now,
    format: { locale, zone },
    t,
    sportOf: sport === null ? (event) => nameOf(event.sport) : undefined,
  };
  if (date === null)
    return (
      <SportView
        setting={setting}
        today={today}
        sport={sport === null ? null : { slug: sport, name: nameOf(sport) }}
        lines={lines.filter(ofSport)}
        day={ofDay}
        strip={sportsHere(slug, lines, sport, t).slice(0, stripLength)}
        sports={sport === null ? sports : []}
        leagues={leagues.slice(0, leaguesNamed)}
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
      lines={ofDay}
      strip={sportsHere(slug, day, sport, t, date).slice(0, stripLength)}
    />
  );
}
