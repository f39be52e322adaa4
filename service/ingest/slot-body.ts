import { toIso } from "../../contract/time.ts";
import { episodeIdOf, listingIdOf, showIdOf } from "../ids.ts";
import { fold } from "../text.ts";
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
    episode: slot.episode && episodeMatch(slot.title, slot.episode),
    flags: { new: slot.flags.new, live: slot.flags.live, repeat: slot.flags.repeat },
    icon: slot.icon,
    year: slot.year,
    rating: slot.rating,
  }).slice(1);
}

/**
 * The listing's own season and number name a show by its folded title, and an episode where both or the number
 * alone are known. Without either there is no match.
 */
function episodeMatch(title: string, episode: NonNullable<SlotText["episode"]>) {
  const { season, number, name, orig_air } = episode;
  if (season === undefined && number === undefined) return undefined;
  const show = showOf(title);
  return {
    show_id: show.id,
    episode_id: number === undefined ? undefined : episodeIdOf(`${show.key}/${season ?? ""}/${number}`),
    season,
    number,
    name,
    orig_air,
    matched_by: "number",
    source: "listings",
  };
}

type Show = { key: string; id: string };

/** Shows by title: a run meets each title many times over. */
const shows = new Map<string, Show>();
const mostShows = 20_000;

function showOf(title: string): Show {
  const known = shows.get(title);
  if (known) return known;
  if (shows.size >= mostShows) shows.clear();
  // A copy: a part of a file's chunk would keep the whole chunk in memory.
  const own = Buffer.from(title).toString();
  const key = fold(own) || own;
  const show = { key, id: showIdOf(key) };
  shows.set(own, show);
  return show;
}
