import type { Kind, SlotDetail } from "../../contract/slot.ts";

/**
 * What an adapter (XMLTV, the sample) passes to the run: the source's own channels and programmes in the contract's
 * terms, before they are normalised and joined. Times are epoch seconds.
 */

export type Name = { name: string; language?: string };

export type ChannelDraft = {
  /** The channel's id within the source. */
  sourceChannel: string;
  names: Name[];
  icon?: string;
  website?: string;
  /** The source's logical channel number, as `parseChannelNumber` reads it. */
  number?: number;
  /** The kind of channel, in the channel database's terms; unknown to XMLTV. */
  categories?: string[];
};

/** The optional members of a slot that come straight from the source. */
export type SlotText = {
  title: string;
  /** The source's own words, if the stage read marks from them. */
  title_as_listed?: string;
  sub_title?: string;
  description?: string;
  category?: string[];
  /** Season and number as the source has them; ids are added when the slot is staged. */
  episode?: { season?: number; number?: number; name?: string; orig_air?: string };
  flags: { new: boolean; live: boolean; repeat: boolean };
  /** What it is about; adapters leave it to the stage. */
  kind?: Kind;
  icon?: string;
  year?: number;
  rating?: string;
  /** Adapters leave it to the stage, which takes it from the detail. */
  star_rating?: string;
};

export type ProgrammeDraft = {
  sourceChannel: string;
  start: number;
  /** Null when unknown: the next programme's start ends it. */
  stop: number | null;
  slot: SlotText;
  /** Whether its sub-title says no more than its title, and is left out. */
  repeatsTitle?: boolean;
  detail: SlotDetail | null;
};

/** Why a programme or channel was left out; counted, with the first line numbers of each. */
export type RejectReason =
  | "no_channel"
  | "no_title"
  | "no_program"
  | "bad_start"
  | "bad_stop"
  | "out_of_range"
  | "field_too_large";

/** A fault of a file that is repaired while it is read. */
export type FileRepairKind =
  | "bare_ampersand"
  | "bare_less_than"
  | "unknown_entity"
  | "bad_byte"
  | "control_character"
  | "stray_text"
  | "renamed_element";

/** Receives what an adapter reads. */
export type DraftSink = {
  channel(draft: ChannelDraft): void;
  programme(draft: ProgrammeDraft): void;
  rejected(reason: RejectReason, line: number): void;
  repaired?(kind: FileRepairKind): void;
  /** What of programmes and channels has no place in the guide, and how often: `review`, `video/aspect`, `icon width`. */
  dropped?(what: string, count: number): void;
  /** How many programmes have times without a zone. */
  zoneless?(count: number): void;
};
