import type { Badge } from "@/lib/guide/badge";
import type { ShownGap } from "@/lib/guide/cells";
import { type Direction, directionOf } from "@/lib/guide/direction";
import type { Absence, TimelineCell } from "@/lib/guide/timeline";
import type { Kind } from "@/lib/kind";
import { paths } from "@/lib/paths";
import { clearSeconds } from "@/lib/time/format";
import { type EpisodePatterns, fillEpisode, joinNote } from "./episode-words";

/** The grid's words in the page's language; `{…}` is a placeholder. */
export type GridWords = {
  label: string;
  on: string;
  past: string;
  /** Holds `{time}`. */
  until: string;
  gaps: Record<ShownGap | Absence, string>;
  badges: Record<Badge, string>;
  episode: EpisodePatterns;
};

/** What a cell's look depends on besides the cell. */
export type LookContext = {
  market: string;
  dir: Direction;
  /** Where the canvas begins, epoch seconds. */
  origin: number;
  /** An instant's clock time in the page's zone. */
  time(epoch: number): string;
  words: GridWords;
};

/** A cell's place, colour and title: all that a sketch of it shows. */
export type CellSketch = {
  /** Minutes from the canvas' start, and how long. */
  from: number;
  minutes: number;
  width: "bar" | "brief" | undefined;
  kind: Kind | undefined;
  /** Set for a gap. */
  gap: ShownGap | Absence | "unknown" | undefined;
  title: string;
};

/** A cell as it appears in the document. The server renders from it, and the browser writes from it. */
export type CellLook = CellSketch & {
  /** Null for a gap. */
  href: string | null;
  /** Set if the title's direction is opposite to the page's. */
  dir: Direction | undefined;
  time: string;
  badge: Badge | undefined;
  note: string;
  /** What a screen reader says: all that is seen, then channel and end. */
  label: string;
};

/** Minutes below which a cell has no room for words: on a phone, and anywhere. */
const briefMinutes = 16;
const barMinutes = 9;

const chooseWidth = (minutes: number): CellLook["width"] =>
  minutes < barMinutes ? "bar" : minutes < briefMinutes ? "brief" : undefined;

/** Identifies a cell by its content and its place. */
export const cellKey = ({ slot, start, stop, ...rest }: TimelineCell): string =>
  `${slot ? slot.id : "gap" in rest ? rest.gap : ""} ${start} ${stop}`;

export function cellSketch(cell: TimelineCell, { words, origin }: LookContext): CellSketch {
  const minutes = (cell.stop - cell.start) / 60;
  const place = {
    from: round((cell.start - origin) / 60),
    minutes: round(minutes),
    width: chooseWidth(minutes),
  };
  if (cell.slot) return { ...place, kind: cell.slot.kind, gap: undefined, title: cell.slot.title };
  const title = cell.gap && minutes >= briefMinutes ? words.gaps[cell.gap] : "";
  return { ...place, kind: undefined, gap: cell.gap ?? "unknown", title };
}

export function cellLook(cell: TimelineCell, channel: string, context: LookContext): CellLook {
  const { words, time, dir, market } = context;
  const sketch = cellSketch(cell, context);
  if (!cell.slot) {
    // "02:00 – 01:45" would say nothing of a silence of a day, nor of one that ends where listings are unknown.
    const isClear = cell.gap && cell.gap !== "loading" && cell.stop - cell.start < clearSeconds;
    const times = isClear ? `${time(cell.start)} – ${time(cell.stop)}` : "";
    return {
      ...sketch,
      href: null,
      dir: undefined,
      time: "",
      badge: undefined,
      note: "",
      label: [cell.gap ? words.gaps[cell.gap] : "", channel, times].filter(Boolean).join(", "),
    };
  }
  const { slot } = cell;
  const note = joinNote(fillEpisode(words.episode, slot), slot.part, slot.year);
  const badge = slot.badge && words.badges[slot.badge];
  const from = time(slot.start);
  // The start is among what is seen, and isn't said twice.
  const seen = [slot.title, from, badge, note].filter(Boolean).join(" ");
  return {
    ...sketch,
    href: paths.programme(market, slot.id),
    dir: directionOf(slot.title, dir) === dir ? undefined : directionOf(slot.title, dir),
    time: from,
    badge: slot.badge,
    note,
    label: [seen, channel, words.until.replace("{time}", time(slot.stop))].join(", "),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
