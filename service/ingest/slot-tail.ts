import { type OwnShow, ownMatch, ownShow } from "../shows/own-match.ts";
import { formatTail } from "../store/slot-text.ts";
import type { SlotText } from "./draft.ts";

/** The end of a slot's body: what its source says, with ids for the listing's own season and number. */
export const slotTail = (slot: SlotText): string =>
  formatTail({ ...slot, episode: slot.episode && ownMatch(getShow(slot.title), slot.episode) });

/** Shows by title: a run meets each title many times. */
const shows = new Map<string, OwnShow>();
const mostShows = 20_000;

function getShow(title: string): OwnShow {
  const known = shows.get(title);
  if (known) return known;
  if (shows.size >= mostShows) shows.clear();
  // A copy: a slice of a file's chunk would keep the whole chunk in memory.
  const own = Buffer.from(title).toString();
  const show = ownShow(own);
  shows.set(own, show);
  return show;
}
