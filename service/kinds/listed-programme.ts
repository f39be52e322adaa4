import type { SlotDetail } from "../../contract/slot.ts";
import type { SlotText } from "../ingest/draft.ts";
import type { Form } from "../titles/form-words.ts";

/** What a listing says of a programme; `minutes` is its length, null if unknown. */
export type ListedProgramme = {
  slot: ListedSlot;
  /** The title as its source writes it, if marks were taken off. */
  listed?: string;
  /** That of the title, in ISO 639-1. */
  language?: string;
  /** What stands around the title as the source writes it, if that is known already; null for nothing. */
  form?: Form | null;
  detail: ListedDetail;
  minutes: number | null;
  /** What its channel is called. */
  names?: ReadonlySet<string>;
};

export type ListedSlot = Pick<
  SlotText,
  "title" | "sub_title" | "description" | "category" | "episode" | "year" | "flags"
>;

export type ListedDetail = Pick<SlotDetail, "credits" | "external_ids" | "star_rating" | "ratings"> | null;

/** For a channel of which nothing is known. */
export const noNames: ReadonlySet<string> = new Set();
