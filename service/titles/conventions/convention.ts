import type { SlotText } from "../../ingest/draft.ts";

/** A way in which a source may write its titles, found out while they are read. */
export type Convention = {
  note(slot: SlotText): void;
  /** What a slot says if the source writes so; null if it doesn't, or if the slot has nothing of it. */
  read(slot: SlotText): SlotText | null;
};

/** What stands between two sides: a match has no seasons and episodes. */
export const versus = /\s(?:v|vs|x|gegen|contre|contra|против)\.?\s|\s[×@]\s|\p{L}\/\p{L}/iu;
