import type { Route } from "next";
import { dateAt, wallClock } from "@/contract/zone";
import { type GuideFilter, writeFilter } from "@/lib/guide/filter";
import { paths } from "@/lib/paths";
import type { Standing } from "./guide-controller";

/** What the guide's addresses depend on. `today` is YYYY-MM-DD in the zone. */
export type GuideAddressing = { market: string; zone: string; today: string };

/** How far from now, in seconds, a view may start and still count as now. */
const nowReach = 90 * 60;

/** A day as addresses name it: none for today. */
const dayIn = (date: string, today: string): string | undefined => (date === today ? undefined : date);

/** A day's page. */
export const dayPage = (date: string, { market, today }: GuideAddressing): Route =>
  paths.guide(market, dayIn(date, today));

/** The address of the grid's position; `first` is the channel that it starts with by default. */
export function standingAddress(
  current: string,
  { at, channel }: Standing,
  first: string | undefined,
  { market, zone, today }: GuideAddressing,
): URL {
  const address = new URL(current);
  address.pathname = paths.guide(market, dayIn(dateAt(at, zone), today));
  address.searchParams.set("t", clockDigits(at, zone));
  if (channel && channel.id !== first) address.searchParams.set("ch", channel.id);
  else address.searchParams.delete("ch");
  return address;
}

/** The list of the time that the grid shows, filtered alike; the list's own "now" if that is the time. */
export function listAddress(
  at: number,
  now: number,
  filter: GuideFilter,
  { market, zone, today }: GuideAddressing,
): Route {
  const hour = Math.abs(now - at) < nowReach ? undefined : Number(clockDigits(at, zone).slice(0, 2));
  const query = new URLSearchParams();
  writeFilter(query, filter);
  const list = paths.guideList(market, dayIn(dateAt(at, zone), today), hour);
  return (query.size > 0 ? `${list}?${query}` : list) as Route;
}

/** "2015" */
function clockDigits(at: number, zone: string): string {
  const minutes = Math.floor(wallClock(at, zone) / 60) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}${String(minutes % 60).padStart(2, "0")}`;
}
