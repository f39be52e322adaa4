import type { TitleChange } from "../titles/mark-slot.ts";
import type { LeftOut } from "./channels/join.ts";
import type { FileRepairKind, RejectReason } from "./draft.ts";

/** What the normaliser repairs, by the rules at `normalise`, and what was repaired as the file was read. */
export type RepairKind =
  | "duplicate"
  | "tail"
  | "overlap"
  | "nested"
  | "same_start"
  | "midnight"
  | "missing_stop"
  | "cut_in_two"
  | "empty"
  | FileRepairKind;

export type IngestOutcome = "ok" | "unchanged" | "held_back";

/** What one run did, as `--json` prints it. For an unchanged source, the counts of what it read are empty. */
export type IngestSummary = {
  source: string;
  outcome: IngestOutcome;
  /** Channels in the source that have listings which are kept. */
  channels: number;
  /** Slots after normalising, without those that are too old to be kept. */
  slots: number;
  /** Epoch seconds of the first start and the last stop; null without slots. */
  span: { start: number; stop: number } | null;
  /** Elements of programmes that the guide has no place for: how many times, by name. */
  dropped: Record<string, number>;
  /** Channels of the guide that other sources list too, or this one again as another channel, by source. */
  shared: { source: string; channels: string[] }[];
  /** Why attempts failed that were repeated. */
  retried: string[];
  /** Channels that the source no longer lists: their future slots were removed. */
  gone: number;
  /** Slots written or removed, and channels whose slots changed. */
  changed: { slots: number; channels: number };
  repairs: Partial<Record<RepairKind, number>>;
  /** By reason: how many, and the lines of the first ten. */
  rejected: Partial<Record<RejectReason, { count: number; lines: number[] }>>;
  /** Placeholders, which are gaps now: how many times, by title. */
  placeholders: Record<string, number>;
  /** How many of them last days or weeks, by the channel's name. */
  tooLong: { channel: string; count: number }[];
  /** Titles that were made readable, by what was read from them. */
  titles: Partial<Record<TitleChange, number>>;
  /** The names of channels that the source lists without any programme, or with nothing but placeholders. */
  bare: string[];
  /** Channels that stay out of the guide, by the source's names, and why. */
  excluded: { name: string; reason: LeftOut }[];
  warnings: string[];
  took_ms: number;
};

export const emptySummary = (source: string): IngestSummary => ({
  source,
  outcome: "ok",
  channels: 0,
  slots: 0,
  span: null,
  changed: { slots: 0, channels: 0 },
  repairs: {},
  rejected: {},
  placeholders: {},
  tooLong: [],
  titles: {},
  bare: [],
  excluded: [],
  gone: 0,
  dropped: {},
  shared: [],
  retried: [],
  warnings: [],
  took_ms: 0,
});

/** Set on what may pass by itself: how long the server asks to be left alone, in seconds; null if it doesn't say. */
type Passing = { retryAfter: number | null };

/** A source that can't be read: one line for the operator, with the position if there is one. */
export class IngestError extends Error {
  override name = "IngestError" as const;
  readonly passing: Passing | null;

  constructor(
    message: string,
    { cause, passing = null }: { cause?: unknown; passing?: Passing | null } = {},
  ) {
    super(message, { cause });
    this.passing = passing;
  }

  /** The same in other words. */
  with(message: string): IngestError {
    return new IngestError(message, { cause: this, passing: this.passing });
  }
}
