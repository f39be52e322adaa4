import { toIso } from "../../contract/time.ts";
import { listingIdOf } from "../ids.ts";
import { type OwnShow, ownMatch, ownShow } from "../shows/own-match.ts";
import type { SlotText } from "./draft.ts";

/**
 * A slot's body is the JSON text that the API answers: a head of fixed length with what depends on channel and
 * time, then a tail with what the source tells, which stays as it is when a slot is cut or its feed changes
 * channel. Members stand in the order of `slotSchema`.
 */

const head = (channelId: string, start: number, stop: number): string =>
  `{"id":"${listingIdOf(channelId, start)}","channel":"${channelId}","start":"${toIso(start)}","stop":"${toIso(stop)}",`;

const headLength = head("ch_0000000000", 946_684_800, 946_684_800).length;

/** The body of a slot; `tail` is from `slotTail` or `tailOf`. */
export const slotBody = (channelId: string, start: number, stop: number, tail: string): string =>
  head(channelId, start, stop) + tail;

/** The tail of a body that `slotBody` made. */
export const tailOf = (body: string): string => body.slice(headLength);

/** What a source tells of a slot, as the end of its body. `flags` and `category` are always there. */
export function slotTail(slot: SlotText): string {
  return JSON.stringify({
    title: slot.title,
    sub_title: slot.sub_title,
    description: slot.description,
    category: slot.category ?? [],
    episode: slot.episode && ownMatch(showOf(slot.title), slot.episode),
    flags: { new: slot.flags.new, live: slot.flags.live, repeat: slot.flags.repeat },
    icon: slot.icon,
    year: slot.year,
    rating: slot.rating,
  }).slice(1);
}

/** Shows by title: a run meets each title many times over. */
const shows = new Map<string, OwnShow>();
const mostShows = 20_000;

function showOf(title: string): OwnShow {
  const known = shows.get(title);
  if (known) return known;
  if (shows.size >= mostShows) shows.clear();
  // A copy: a part of a file's chunk would keep the whole chunk in memory.
  const own = Buffer.from(title).toString();
  const show = ownShow(own);
  shows.set(own, show);
  return show;
}
