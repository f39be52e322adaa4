import "server-only";
import { listCountryChannels } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { getShow, listEpisodes, listShowAirings } from "@/lib/api/shows";
import { type Market, parseMarket } from "@/lib/market";
import { isUnavailable, type Show } from "@/lib/shapes";
import { comingAirings, lastAirings, listItems, missedAirings, spelledAs, splitComing } from "@/lib/shows";
import { readFreeWays } from "./event";
import { readZone } from "./market";

/** How far back an airing counts as missed. */
const missedSeconds = 3 * 86_400;

/** The market and show that a path names; null if there is no such show. */
export async function readShow(params: Promise<{ market: string; show: string }>) {
  const { market: slug, show: id } = await params;
  const market = parseMarket(slug);
  if (!market || !id.startsWith("sh_")) return null;
  const [show, here] = await Promise.all([
    getShow(id, market.country),
    listShowAirings(id, { country: market.country }),
  ]);
  return show && { market, show: isUnavailable(show) ? show : spelledHere(show, here) };
}

/** A series under its name as the country's listings write it. */
const spelledHere = (show: Show, here: Awaited<ReturnType<typeof listShowAirings>>): Show => ({
  ...show,
  name: spelledAs(
    show.name,
    listItems(here).map(({ title }) => title),
  ),
});

/**
 * A show's episodes, its airings to come, those that were missed and the last, the country's channels by id, and free
 * ways to watch what is on and what comes next.
 */
export async function readShowAirings(id: string, market: Market) {
  const [zone, now, episodes, lineup] = await Promise.all([
    readZone(market),
    pageNow(),
    listEpisodes(id),
    listCountryChannels(market.country),
  ]);
  const channels = new Map(lineup?.map((channel) => [channel.id, channel]));
  const airings = await readAirings(id, market, now);
  const { on, next } = splitComing(listItems(airings.coming), market.country, now);
  const first = [...on, ...(next ? [next] : [])].map(({ channel, country }) => ({
    ...{ channel, country },
    free: channels.get(channel)?.free === true,
  }));
  return { zone, now, episodes, channels, ways: await readFreeWays(first, market.country), ...airings };
}

/** Airings to come, here and elsewhere, and those that are over; `coming` is null if the API lists none. */
async function readAirings(show: string, { country }: Market, now: number) {
  const hour = now - (now % 3600);
  const [here, all, past] = await Promise.all([
    listShowAirings(show, { country }),
    listShowAirings(show),
    listShowAirings(show, { country, from: hour - missedSeconds, to: hour + 3600 }),
  ]);
  const items = comingAirings([...listItems(here), ...listItems(all)], country, now);
  const coming = all && !isUnavailable(all) ? { items, count: Math.max(items.length, all.count) } : all;
  const missed = missedAirings(listItems(past), items, now);
  return { coming, missed, last: lastAirings(listItems(past), missed, now) };
}
