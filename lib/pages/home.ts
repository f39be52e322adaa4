import "server-only";
import { dateAt } from "@/contract/zone";
import { isFree } from "@/lib/access";
import { listCountries } from "@/lib/api/countries";
import { listLiveEvents, listUpcomingEvents } from "@/lib/api/events";
import { readSpare } from "@/lib/api/spare";
import { freeHour } from "@/lib/guide/tonight";
import { firstListedHour } from "@/lib/home/free-hour";
import type { Home } from "@/lib/home/home";
import { nowShelf } from "@/lib/home/shelf";
import { homeEvents } from "@/lib/home/sport";
import type { Market } from "@/lib/market";
import { type Channel, isUnavailable } from "@/lib/shapes";
import { readBestTonight } from "./evening";
import { hasFilms } from "./films";
import { readNow } from "./now";

const bestShown = 3;
const othersShown = 6;

/** A market's home, from reads that its other pages share; null if the API doesn't know the country. */
export async function readHome(market: Market): Promise<Home | null> {
  const { country } = market;
  const [now, best, live, coming, all] = await Promise.all([
    readNow(market),
    readBestTonight(market, bestShown),
    listLiveEvents(country),
    listUpcomingEvents({ country }),
    listCountries(),
  ]);
  if (!now) return null;
  const countries = all.filter(({ channels }) => channels > 0).sort((a, b) => b.channels - a.channels);
  const channels = new Map(now.rows.map(({ channel }): [string, Channel] => [channel.id, channel]));
  const [freeAt, films] = await Promise.all([
    findFreeHour(country, [...channels.values()], now),
    hasFilms(market),
  ]);
  return {
    at: now.at,
    zone: now.zone,
    shelf: nowShelf(now.rows, now.at),
    best: best?.picks ?? [],
    sport:
      isUnavailable(live) || isUnavailable(coming)
        ? null
        : homeEvents({ live: live.items, coming: coming.items, channels, country, now: now.at }),
    freeAt,
    hasFilms: films,
    others: countries.filter(({ code }) => code !== country).slice(0, othersShown),
    countries: countries.length,
  };
}

/** The hour of the evening that a home leads to for what is free. Its reads are those of the hours' own pages. */
const findFreeHour = (
  country: string,
  channels: readonly Channel[],
  { at, zone }: { at: number; zone: string },
) =>
  firstListedHour(
    channels.filter(isFree),
    { from: freeHour(at, zone), date: dateAt(at, zone), zone },
    async (hour) => {
      const answer = await readSpare("listCountryTonight", country, hour);
      return answer && !isUnavailable(answer) ? answer.items : null;
    },
  );
