import type { SlotDetail } from "../../contract/slot.ts";

/**
 * What an adapter (XMLTV, the sample) hands to the run: channels and programmes as the source tells them, in
 * the contract's words, before any mending or joining. Times are epoch seconds.
 */

export type Name = { name: string; language?: string };

export type ChannelDraft = {
  /** The channel's id within the source. */
  sourceChannel: string;
  names: Name[];
  icon?: string;
  website?: string;
  /** The logical channel number that the source gives. */
  number?: number;
  /** What kind of channel it is, in the channel database's words; XMLTV doesn't tell it. */
  categories?: string[];
};

/** The optional members of a slot that come straight from the source. */
export type SlotText = {
  title: string;
  sub_title?: string;
  description?: string;
  category?: string[];
  /** Season and number as the source tells them; the ids are given when the slot is written. */
  episode?: { season?: number; number?: number; name?: string; orig_air?: string };
  flags: { new: boolean; live: boolean; repeat: boolean };
  icon?: string;
  year?: number;
  rating?: string;
};

export type ProgrammeDraft = {
  sourceChannel: string;
  start: number;
  /** Null where the source doesn't tell it: the next programme's start ends it. */
  stop: number | null;
  slot: SlotText;
  detail: SlotDetail | null;
};

/** Why a programme or channel was left out; counted, with the first lines of each. */
export type RejectReason =
  | "no_channel"
  | "no_title"
  | "bad_start"
  | "bad_stop"
  | "out_of_range"
  | "too_long"
  | "field_too_large";

/** Where an adapter puts what it reads. Each call may await, so that a fast reader doesn't outrun a slow store. */
export type DraftSink = {
  channel(draft: ChannelDraft): void;
  programme(draft: ProgrammeDraft): void;
  rejected(reason: RejectReason, line: number): void;
};
