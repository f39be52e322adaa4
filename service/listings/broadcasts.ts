import { type Broadcast, type Related, showing as showings } from "../../contract/event.ts";
import { toIso } from "../../contract/time.ts";
import { listingIdOf } from "../ids.ts";
import type { ShowingRow } from "../store/events.ts";
import type { LiveGuide } from "./live-guide.ts";

/** A channel's showing of an event as the API answers it; empty if the programme doesn't show it. */
export function toBroadcasts(row: ShowingRow, guide: LiveGuide): Broadcast[] {
  const showing = showings.safeParse(row.showing);
  if (!showing.success) return [];
  const { free, ...place } = placeIn(row, guide);
  return [{ event: row.event, ...place, showing: showing.data, free }];
}

/** A programme about an event as the API answers it; empty if it shows the event. */
export function toRelated(row: ShowingRow, guide: LiveGuide): Related[] {
  const { kind } = row;
  if (kind !== "highlights" && kind !== "preview" && kind !== "review" && kind !== "magazine") return [];
  return [{ ...placeIn(row, guide), kind }];
}

const placeIn = ({ channel, channel_name, country, start, stop }: ShowingRow, guide: LiveGuide) => ({
  channel,
  channel_name,
  country,
  listing: listingIdOf(channel, start),
  start: toIso(start),
  stop: toIso(stop),
  free: guide.directory().get(channel)?.record.free ?? false,
});
