import "server-only";
import { isFree } from "@/lib/access";
import { listCountries } from "@/lib/api/countries";
import { listLiveEvents, listUpcomingEvents } from "@/lib/api/events";
import type { Home } from "@/lib/home/home";
import { nowShelf } from "@/lib/home/shelf";
import { homeEvents } from "@/lib/home/sport";
import type { Market } from "@/lib/market";
import { type Channel, isUnavailable } from "@/lib/shapes";
import { readBestTonight } from "./evening";
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
  return {
    at: now.at,
    zone: now.zone,
    shelf: nowShelf(now.rows, now.at),
    best: best?.picks ?? [],
    sport:
      isUnavailable(live) || isUnavailable(coming)
        ? null
        : homeEvents({ live: live.items, coming: coming.items, channels, country, now: now.at }),
    hasFree: now.rows.some(({ channel }) => isFree(channel)),
    others: countries.filter(({ code }) => code !== country).slice(0, othersShown),
    countries: countries.length,
  };
}
