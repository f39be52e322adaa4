import { listedTitle } from "../events/programme-title";
import { plainName } from "../events/team";
import { titleIn } from "../events/titled";
import { wordsFor } from "../i18n";
import type { Market } from "../market";
import type { Airing, Listing } from "../shapes";
import type { Planned, RemindedItem } from "./due";

/** A programme as an item of reminders, called as on the pages of a market. */
export function listingItem(listing: Listing, market: Market, channel?: string): RemindedItem {
  const { id, start } = listing;
  const title = titleIn(listing, wordsFor(market));
  return { id, title, listed: listedTitle(listing), start, channel, path: `programmes/${id}` };
}

/** What a programme's listing says of it, by which it is searched for. */
export const listedAs = ({ listed, title }: Pick<Planned, "listed" | "title">): string => listed ?? title;

/** How far from its former start a programme is looked for that is no longer listed then, seconds. */
const movedSeconds = 6 * 3600;

/** A programme at another time, as the same item as before, if it is among some airings. */
export function findMoved(airings: readonly Airing[], planned: Planned): RemindedItem | null {
  const same = airings.find(
    (airing) =>
      plainName(listedTitle(airing)) === plainName(listedAs(planned)) &&
      airing.channel_name === planned.channel &&
      Math.abs(airing.start - planned.start) < movedSeconds,
  );
  return same ? { ...planned, start: same.start, path: `programmes/${same.id}` } : null;
}
