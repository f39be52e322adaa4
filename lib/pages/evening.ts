import "server-only";
import { dateAt } from "@/contract/zone";
import { isFree } from "@/lib/access";
import { getCountry, listCountryChannels, listCountryTonight } from "@/lib/api/countries";
import { listGuide } from "@/lib/api/guide";
import { pageNow } from "@/lib/api/now";
import {
  choosePicks,
  type EveningHour,
  eveningStart,
  type Item,
  lineAt,
  openingHour,
  readEveningSegments,
} from "@/lib/guide/tonight";
import { countryZone, type Market, parseMarket } from "@/lib/market";
import { nowRows, splitSilent } from "@/lib/now-next";
import { type Channel, isUnavailable, type NowNext } from "@/lib/shapes";
import { addShowings } from "./showings";

/** The hour that represents an evening. */
const primeHour = 20;

const lateHours = 4;

/** The market, evening and hour that a path names, with the country's channels; null if it names none. */
export async function readEvening(params: Promise<{ market: string; hour?: string[] }>) {
  const { market: slug, hour: segments } = await params;
  const market = parseMarket(slug);
  const asked = readEveningSegments(segments);
  if (!market || !asked) return null;
  const [country, channels, now] = await Promise.all([
    getCountry(market.country),
    listCountryChannels(market.country),
    pageNow(),
  ]);
  if (!channels) return null;
  const zone = countryZone(market.country, country);
  const hour = asked.hour ?? openingHour(now, zone);
  return { market, channels, zone, date: dateAt(now, zone), hour, asked: asked.hour, page: asked.page };
}

type Hour = { channels: Channel[]; date: string; hour: EveningHour; zone: string };

/** Every channel with what is on at the hour, and next. */
export async function readEveningRows({ country }: Market, hour: Hour) {
  return nowRows(hour.channels, await addShowings(country, await listHour(country, hour)));
}

/** The API's own evening ends at 23:00, so the hours after midnight come from the listings. */
async function listHour(country: string, { channels, date, hour, zone }: Hour): Promise<NowNext[]> {
  if (hour !== "late") return (await listCountryTonight(country, hour))?.items ?? [];
  const at = eveningStart(date, hour, zone);
  const ids = channels.map(({ id }) => id);
  const slots = ids.length > 0 ? await listGuide(ids, at, at + lateHours * 3600) : [];
  if (isUnavailable(slots)) return [];
  const byChannel = Map.groupBy(slots, ({ channel }) => channel);
  return ids.map((channel) => ({ channel, ...lineAt(byChannel.get(channel) ?? [], at) }));
}

/** A programme of an evening, and the channel that shows it. */
type Choice = { channel: Channel; item: Item };

/** An evening in a few lines: the picks at prime time, then what the first channels show, all by start. */
export type EveningInShort = { date: string; zone: string; choices: Choice[] };

/** A country's evening in at most `most` lines; null if the API doesn't know the country. */
export async function readEveningInShort(
  { country: code }: Market,
  most: number,
): Promise<EveningInShort | null> {
  const [country, channels, lines, now] = await Promise.all([
    getCountry(code),
    listCountryChannels(code),
    listCountryTonight(code, primeHour),
    pageNow(),
  ]);
  if (!channels) return null;
  const zone = countryZone(code, country);
  const date = dateAt(now, zone);
  const at = eveningStart(date, primeHour, zone);
  const { listed } = splitSilent(nowRows(channels, await addShowings(code, lines?.items ?? [])));
  const picks: Choice[] = choosePicks(listed, at, isFree);
  const picked = new Set(picks.map(({ channel }) => channel));
  const opening = eveningStart(date, 18, zone);
  const others = listed.flatMap(({ channel, now: on, next }) => {
    const item = on && on.start >= opening ? on : next;
    return item && !picked.has(channel) ? [{ channel, item }] : [];
  });
  const choices = [...picks, ...others].slice(0, most).sort((a, b) => a.item.start - b.item.start);
  return { date, zone, choices };
}
