import "server-only";
import { isFree } from "@/lib/access";
import { listGuide } from "@/lib/api/guide";
import { listCountryTonight } from "@/lib/api/on-air";
import { addShowings } from "@/lib/api/showings";
import { linesIn } from "@/lib/events/titled";
import {
  type EveningHour,
  eveningStart,
  lineAt,
  openingHour,
  readEveningSegments,
} from "@/lib/guide/tonight";
import { wordsFor } from "@/lib/i18n";
import { type Market, parseMarket } from "@/lib/market";
import { type NowBody, nowRows, splitSilent, toLine } from "@/lib/now-next";
import type { EveningPick } from "@/lib/picks/picks";
import { type Channel, isUnavailable, type NowNext } from "@/lib/shapes";
import { readLineup } from "./lineup";
import { pickFrom, picksIn, readPicks } from "./picks";

const lateHours = 4;

/** The picks on one page of an evening: three are seen, those on a person's channels before others. */
const picksOnPage = 12;

/** The market, evening and hour that a path names, with the country's channels; null if it names none. */
export async function readEvening(params: Promise<{ market: string; hour?: string[] }>) {
  const { market: slug, hour: segments } = await params;
  const market = parseMarket(slug);
  const asked = readEveningSegments(segments);
  if (!market || !asked) return null;
  const lineup = await readLineup(market.country);
  if (!lineup) return null;
  const { channels, zone, now, today } = lineup;
  const hour = asked.hour ?? openingHour(now, zone);
  const { free, page } = asked;
  return { market, channels, zone, now, date: today, hour, asked: asked.hour, free, page };
}

type Hour = {
  market: Market;
  channels: Channel[];
  date: string;
  hour: EveningHour;
  zone: string;
  now: number;
  free: boolean;
};

/** Every channel, or every free one, with what is on at the hour and next; and the best from then on. */
export async function readEveningRows(asked: Hour) {
  const { market, channels, hour, free } = asked;
  const wanted = free ? channels.filter(isFree) : channels;
  const lines = await listHour(market.country, { ...asked, channels: wanted });
  const evening = { ...asked, country: market.country, channels: wanted };
  const [shown, picks] = await Promise.all([
    addShowings(market.country, lines),
    hour === "late"
      ? pickFrom(evening, lines, eveningStart(asked.date, hour, asked.zone), asked.now, picksOnPage)
      : readPicks(evening, hour, asked.now, picksOnPage),
  ]);
  const t = wordsFor(market);
  return { rows: nowRows(wanted, linesIn(shown, t)), picks: picksIn(picks, t) };
}

/** Every channel's line at an hour of a market's tonight; null if the API doesn't know the country. */
export async function readEveningLines(market: Market, hour: EveningHour): Promise<NowBody | null> {
  const { country: code } = market;
  const lineup = await readLineup(code);
  if (!lineup) return null;
  const { channels, zone, today: date } = lineup;
  const at = eveningStart(date, hour, zone);
  const shown = await addShowings(code, await listHour(code, { channels, date, hour, zone }));
  const t = wordsFor(market);
  const { listed } = splitSilent(nowRows(channels, linesIn(shown, t)), at);
  return { at, lines: listed.map((row) => toLine(row, t)) };
}

/** The API's own evening ends at 23:00, so the hours after midnight come from the listings. */
async function listHour(
  country: string,
  { channels, date, hour, zone }: Omit<Hour, "market" | "now" | "free">,
): Promise<NowNext[]> {
  if (hour !== "late") return (await listCountryTonight(country, hour))?.items ?? [];
  const at = eveningStart(date, hour, zone);
  const ids = channels.map(({ id }) => id);
  const slots = ids.length > 0 ? await listGuide(country, ids, at, at + lateHours * 3600) : [];
  if (isUnavailable(slots)) return [];
  const byChannel = Map.groupBy(slots, ({ channel }) => channel);
  return ids.map((channel) => ({ channel, ...lineAt(byChannel.get(channel) ?? [], at) }));
}

/** The best of a country's evening, and the evening that it is. */
export type BestTonight = { date: string; zone: string; now: number; picks: EveningPick[] };

/**
 * The best of a country's evening, `most` picks, best first: of what is to come, as on the evening's own page, or of the
 * `whole` evening; null if the API doesn't know the country.
 */
export async function readBestTonight(
  market: Market,
  most: number,
  { whole = false } = {},
): Promise<BestTonight | null> {
  const { country: code } = market;
  const lineup = await readLineup(code);
  if (!lineup) return null;
  const { channels, now, zone, today: date } = lineup;
  const evening = { country: code, channels, date, zone };
  const from = whole ? eveningStart(date, 18, zone) : now;
  const picks = await readPicks(evening, openingHour(from, zone), from, most);
  return { date, zone, now, picks: picksIn(picks, wordsFor(market)) };
}
