import type { RejectReason } from "./draft.ts";

/** What the normaliser mended, by kind; each rule stands with `normalise`. */
export type MendKind =
  | "duplicate"
  | "tail"
  | "overlap"
  | "nested"
  | "same_start"
  | "midnight"
  | "missing_stop"
  | "empty";

export type IngestOutcome = "ok" | "unchanged" | "held_back";

/** The account of one run, as the CLI prints it (`--json` gives just this). */
export type IngestSummary = {
  source: string;
  outcome: IngestOutcome;
  /** Channels in the source that have listings. */
  channels: number;
  /** Slots after mending. */
  slots: number;
  /** Epoch seconds of the first start and the last stop; null without slots. */
  span: { start: number; stop: number } | null;
  /** Channels that the source had and no longer lists: what was yet to start on them is gone. */
  gone: number;
  /** Slots written or removed, and channels whose slots changed. */
  changed: { slots: number; channels: number };
  mended: Partial<Record<MendKind, number>>;
  /** By reason: how many, and the lines of the first ten. */
  rejected: Partial<Record<RejectReason, { count: number; lines: number[] }>>;
  /** Channels that stay out of the guide (closed, blocked, NSFW). */
  excluded: number;
  warnings: string[];
  took_ms: number;
};

export const emptySummary = (source: string, rejected: IngestSummary["rejected"]): IngestSummary => ({
  source,
  outcome: "ok",
  channels: 0,
  slots: 0,
  span: null,
  changed: { slots: 0, channels: 0 },
  mended: {},
  rejected,
  excluded: 0,
  gone: 0,
  warnings: [],
  took_ms: 0,
});

/** A source that can't be read at all: one line for the operator, with the position where there is one. */
export class IngestError extends Error {
  override name = "IngestError" as const;
}
