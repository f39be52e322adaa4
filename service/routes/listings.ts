import type { Kysely } from "kysely";
import { endpoints } from "../../contract/endpoints.ts";
import type { Span } from "../../contract/zone.ts";
import { notFound, one, outsideWindow } from "../http/outcome.ts";
import { type Route, route } from "../http/route.ts";
import { parseListingId } from "../ids.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import type { Database } from "../store/schema.ts";
import { getSlot } from "../store/slots.ts";

export const listingRoutes = (db: Kysely<Database>, guide: LiveGuide): Route[] => [
  route(endpoints.getListing, async ({ id }, { window }) => {
    const place = parseListingId(id);
    const channel = place && guide.directory().get(place.channelId);
    const slot = channel && (await getSlot(db, { channel: channel.ref, start: place.start }));
    if (!slot) return notFound(`there is no listing ${id}`);
    // It may be linked from a day of UTC, or of the channel's own zone.
    const had = window("UTC");
    const there = window(channel.zone);
    if (had && there && !overlaps(slot, had) && !overlaps(slot, there)) return outsideWindow(had);
    return one(slot.detail ? `${slot.body.slice(0, -1)},"detail":${slot.detail}}` : slot.body);
  }),
];

const overlaps = (slot: Span, { start, stop }: Span): boolean => slot.start < stop && slot.stop > start;
