import "server-only";
import { pageNow } from "@/lib/api/now";
import { getShow, listEpisodes, listShowAirings } from "@/lib/api/shows";
import { type Market, parseMarket } from "@/lib/market";
import { isUnavailable } from "@/lib/shapes";
import { comingAirings, listItems, missedAirings } from "@/lib/shows";
import { readZone } from "./market";

/** How far back an airing counts as missed. */
const missedSeconds = 3 * 86_400;

/** The market and show that a path names; null if there is no such show. */
export async function readShow(params: Promise<{ market: string; show: string }>) {
  const { market: slug, show: id } = await params;
  const market = parseMarket(slug);
  if (!market || !id.startsWith("sh_")) return null;
  const show = await getShow(id);
  return show && { market, show };
}

/** A show's episodes, its airings to come and those that were missed. */
export async function readShowAirings(id: string, market: Market) {
  const [zone, now, episodes] = await Promise.all([readZone(market), pageNow(), listEpisodes(id)]);
  return { zone, now, episodes, ...(await readAirings(id, market, now)) };
}

/** Airings to come, here and elsewhere, and those that were missed; `coming` is null if the API lists none. */
async function readAirings(show: string, { country }: Market, now: number) {
  const hour = now - (now % 3600);
  const [here, all, past] = await Promise.all([
    listShowAirings(show, { country }),
    listShowAirings(show),
    listShowAirings(show, { country, from: hour - missedSeconds, to: hour + 3600 }),
  ]);
  const items = comingAirings([...listItems(here), ...listItems(all)], country, now);
  const coming = all && !isUnavailable(all) ? { items, count: Math.max(items.length, all.count) } : all;
  return { coming, missed: missedAirings(listItems(past), items, now) };
}
