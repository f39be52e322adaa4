import "server-only";
import { readSpare } from "@/lib/api/spare";
import type { Follow } from "@/lib/follows/follow";
import { suggestFollows } from "@/lib/follows/suggest";
import { isUnavailable } from "@/lib/shapes";

/** The evening's hour whose programmes are suggested. */
const primeTime = 20;

/** What could be followed in a country, from reads that its other pages share; nothing if they fail. */
export async function readSuggestions(country: string): Promise<Follow[]> {
  const [events, tonight] = await Promise.all([
    readSpare("listUpcomingEvents", { country }),
    readSpare("listCountryTonight", country, primeTime),
  ]);
  return suggestFollows(
    isUnavailable(events) ? [] : events.items,
    tonight && !isUnavailable(tonight) ? tonight.items : [],
  );
}
