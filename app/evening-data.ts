import { tellShowings } from "@/app/showings-data";
import { dateAt } from "@/contract/zone";
import { getCountry, listCountryChannels, listCountryTonight } from "@/lib/api/countries";
import { listGuide } from "@/lib/api/guide";
import { pageNow } from "@/lib/api/now";
import { type EveningHour, eveningStart, type Item, lineAt, picksOf } from "@/lib/guide/tonight";
import { countryZone, type Market } from "@/lib/market";
import { nowRows, splitSilent } from "@/lib/now-next";
import { type Channel, isUnavailable, type NowNext } from "@/lib/shapes";

/** The hour that stands for an evening. */
const primeHour = 20;

const lateHours = 4;

/** What is on at the hour. The API's own evening ends at 23:00, so the hours after midnight come from the listings. */
export async function listEveningLines(
  code: string,
  channels: Channel[],
  date: string,
  hour: EveningHour,
  zone: string,
): Promise<NowNext[]> {
  if (hour !== "late") return (await listCountryTonight(code, hour))?.items ?? [];
  const at = eveningStart(date, hour, zone);
  const ids = channels.map(({ id }) => id);
  const slots = ids.length > 0 ? await listGuide(ids, at, at + lateHours * 3600) : [];
  if (isUnavailable(slots)) return [];
  const byChannel = Map.groupBy(slots, ({ channel }) => channel);
  return ids.map((channel) => ({ channel, ...lineAt(byChannel.get(channel) ?? [], at) }));
}

/** A programme of an evening, and where it is shown. */
export type Choice = { channel: Channel; item: Item };

/** An evening in a few lines: what not to miss at prime time, soonest first, filled with what the first channels show. */
export type EveningInShort = { date: string; zone: string; choices: Choice[] };

/** A country's evening in at most so many lines; null where the API knows no such country. */
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
  const told = await tellShowings(code, lines?.items ?? []);
  const { listed } = splitSilent(nowRows(channels, told));
  const picks: Choice[] = picksOf(listed, at, ({ free }) => free === true);
  const picked = new Set(picks.map(({ channel }) => channel));
  const opening = eveningStart(date, 18, zone);
  const others = listed.flatMap(({ channel, now: on, next }) => {
    const item = on && on.start >= opening ? on : next;
    return item && !picked.has(channel) ? [{ channel, item }] : [];
  });
  const choices = [...picks, ...others].slice(0, most).sort((a, b) => a.item.start - b.item.start);
  return { date, zone, choices };
}
