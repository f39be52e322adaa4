import { remembered } from "../memory.ts";
import { ownMatch, ownShow } from "../shows/own-match.ts";
import { formatTail } from "../store/slot-text.ts";
import type { SlotText } from "./draft.ts";

/** The end of a slot's body: what its source says, with ids for the listing's own season and number. */
export const slotTail = (slot: SlotText): string =>
  formatTail({ ...slot, episode: slot.episode && ownMatch(showOf(slot.title), slot.episode) });

const showOf = remembered(20_000, ownShow);
