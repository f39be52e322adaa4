import type { Kysely } from "kysely";
import { endpoints } from "../../contract/endpoints.ts";
import type { Span } from "../../contract/zone.ts";
import { pickText } from "../http/fields.ts";
import { isRefusal, notFound, one, outsideWindow } from "../http/outcome.ts";
import { invalidCursor, type Route, route } from "../http/route.ts";
import { parseListingId } from "../ids.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import { farthestMove, findMoved } from "../listings/moved.ts";
import { earliest } from "../listings/now-next.ts";
import { searchListings } from "../listings/search-listings.ts";
import { getFormerSlot, listSaid } from "../store/former-slots.ts";
import type { Database } from "../store/schema.ts";
import { withMember } from "../store/slot-text.ts";
import { getSlot } from "../store/slots.ts";
import { searchWindow } from "./window.ts";

export const listingRoutes = (db: Kysely<Database>, guide: LiveGuide): Route[] => [
  route(endpoints.searchListings, async ({ q, country, limit, ...given }, context) => {
    const window = searchWindow(given, context);
    if (isRefusal(window)) return window;
    const { at, from, to, planEnd, clip } = window;
    const { after, seal } = context;
    const found = await searchListings(db, {
      query: q,
      countries: country,
      from,
      to,
      at,
      after: after && { isOver: after[1] === 1, start: Number(after[2]), channel: String(after[3]) },
      limit,
    });
    if (!found) return invalidCursor;
    const { airings, count, last, changesAt } = found;
    return {
      data: `[${airings.join(",")}]`,
      list: { count, next: last && seal([at, last.isOver ? 1 : 0, last.start, last.channel]) },
      changesAt: earliest([changesAt, planEnd]),
      ...clip,
    };
  }),

  route(endpoints.getListing, async ({ id, fields }, { window }) => {
    const place = parseListingId(id);
    const channel = place && guide.directory().get(place.channelId);
    const slot = channel && (await findSlot(db, channel.ref, place.start));
    if (!slot) return notFound(`there is no listing ${id}`);
    // It may be linked from a UTC day or of the channel's own zone.
    const had = window("UTC");
    const there = window(channel.zone);
    if (had && there && !overlaps(slot, had) && !overlaps(slot, there)) return outsideWindow(had);
    return one(pickText(slot.detail ? withMember(slot.body, "detail", slot.detail) : slot.body, fields));
  }),
];

/**
 * The slot that starts at an instant, or, if the programme that was there has moved, where it is now. The answer has
 * the id of that.
 */
async function findSlot(db: Kysely<Database>, channel: number, start: number) {
  const slot = await getSlot(db, { channel, start });
  if (slot) return slot;
  const former = await getFormerSlot(db, { channel, start });
  if (!former) return null;
  const near = await listSaid(db, { channel, from: start - farthestMove, to: start + farthestMove });
  const moved = findMoved({ start, ...former }, near);
  return moved && getSlot(db, { channel, start: moved.start });
}

const overlaps = (slot: Span, { start, stop }: Span): boolean => slot.start < stop && slot.stop > start;
