import type { Kysely } from "kysely";
import { endpoints } from "../../contract/endpoints.ts";
import { notFound, one } from "../http/outcome.ts";
import { type Route, route } from "../http/route.ts";
import { parseListingId } from "../ids.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import type { Database } from "../store/schema.ts";
import { getSlot } from "../store/slots.ts";

export const listingRoutes = (db: Kysely<Database>, guide: LiveGuide): Route[] => [
  route(endpoints.getListing, async ({ id }) => {
    const place = parseListingId(id);
    const channel = place && guide.directory().get(place.channelId);
    const slot = channel && (await getSlot(db, { channel: channel.ref, start: place.start }));
    if (!slot) return notFound(`there is no listing ${id}`);
    return one(slot.detail ? `${slot.body.slice(0, -1)},"detail":${slot.detail}}` : slot.body);
  }),
];
