import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { dateAt } from "@/contract/zone";
import { type EveningHour, eveningStart } from "@/lib/guide/tonight";
import { countryZone } from "@/lib/market";
import { rolledOn } from "@/lib/rolling";
import { type AsOf, isUnavailable, type NowNext, type Tonight } from "@/lib/shapes";
import { readClock } from "@/lib/time/clock";
import { isRationed, requestList } from "./client";
import { getCountry, listCountryChannels } from "./countries";
import { required } from "./error";
import { listHeldLines } from "./held";
import * as lives from "./lives";

/** Now and next on every channel of a country; null if there is no such country. */
export async function listCountryNow(code: string): Promise<AsOf<NowNext> | null> {
  "use cache";
  cacheLife(lives.moment);
  cacheTag("listings", `country:${code}`);
  const at = readClock();
  const held = isRationed() ? await listLines(code, at) : null;
  if (held) return { items: held, at };
  const answer = required(await requestList("getCountryNow", { cc: code }), code);
  // An old answer still says what follows what was on then.
  return answer && { items: answer.items.map((line) => rolledOn(line, at)), at };
}

/** What is on at a local hour (0 to 23) of this evening, and next, on every channel of a country. */
export async function listCountryTonight(code: string, hour: number): Promise<Tonight | null> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings", `country:${code}`);
  const at = readClock();
  if (isRationed()) {
    const zone = countryZone(code, await getCountry(code));
    const held = await listLines(code, eveningStart(dateAt(at, zone), hour as EveningHour, zone));
    if (held) return { items: held, at, zone };
  }
  const answer = required(await requestList("getCountryTonight", { cc: code, from_hour: hour }), code);
  return answer && { items: answer.items, at, zone: answer.zone };
}

/** The hour at which a day of television begins: what runs until then is yesterday's. */
const morning = 6;

/**
 * What every channel of a country has listed from this morning on: now and next at that hour. It is one call whatever
 * the plan, since whole days of each channel would be many.
 */
export async function listCountryMorning(code: string): Promise<Tonight | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("listings", `country:${code}`);
  const at = readClock();
  const answer = required(await requestList("getCountryTonight", { cc: code, from_hour: morning }), code);
  return answer && { items: answer.items, at, zone: answer.zone };
}

/** A country's lines at an instant from the days that are held; null if they can't be derived. */
async function listLines(code: string, at: number): Promise<NowNext[] | null> {
  if (!(await listCountryChannels(code))) return null;
  const lines = await listHeldLines(code, at);
  return isUnavailable(lines) ? null : lines;
}
