import "server-only";
import { listUpcomingEvents } from "@/lib/api/events";
import { listCountryTonight } from "@/lib/api/on-air";
import type { Follow } from "@/lib/follows/follow";
import { suggestFollows } from "@/lib/follows/suggest";
import { isUnavailable } from "@/lib/shapes";

/** The evening's hour whose programmes are suggested. */
const primeTime = 20;

/** What could be followed in a country, from reads that its other pages share; nothing if they fail. */
export async function readSuggestions(country: string): Promise<Follow[]> {
  const [events, tonight] = await Promise.all([
    listUpcomingEvents({ country }).catch(() => null),
    listCountryTonight(country, primeTime).catch(() => null),
  ]);
  return suggestFollows(events && !isUnavailable(events) ? events.items : [], tonight ? tonight.items : []);
}
