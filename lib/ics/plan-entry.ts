import { titledIn } from "@/lib/events/titled";
import type { Words } from "@/lib/i18n";
import type { Channel, Listing } from "@/lib/shapes";
import type { CalendarEntry } from "./calendar";

const longestDescription = 600;

/** A programme of a plan, by the id under which it was planned: it may have moved since, and has another now. */
export type Planned = { id: string; listing: Listing; channel: Channel };

/**
 * A programme as an entry of a plan's calendar. Its id is the one that was planned, so that a program that has the entry
 * moves it when the programme moves.
 */
export function planEntry(
  { id, listing: listed, channel }: Planned,
  url: string,
  t: Words,
): Omit<CalendarEntry, "changed"> {
  const listing = titledIn(listed, t);
  return {
    uid: `${id}@nownext`,
    start: listing.start,
    stop: listing.stop,
    summary: listing.title,
    description: [listing.sub_title, listing.description?.slice(0, longestDescription), url]
      .filter(Boolean)
      .join("\n\n"),
    location: channel.name,
    url,
  };
}
