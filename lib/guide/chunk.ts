import type { GapReason } from "@/contract/slot";
import type { Span } from "@/contract/zone";
import { type Kind, kinds } from "@/lib/kind";
import type { SceneName } from "@/lib/scene";
import type { EventInfo } from "@/lib/shapes";
import type { Badge } from "./badge";

/**
 * Listings on their way to the browser's grid: blocks of channels by stretches of time. Stretches are cut at UTC's
 * hours, so that every market and zone asks for the same ones.
 */
export const chunkSeconds = 6 * 3600;

/** Channels of one block: as many as the API answers in one call. */
export const blockRows = 50;

export const chunkAt = (epoch: number): number => Math.floor(epoch / chunkSeconds);

export const chunkSpan = (chunk: number): Span => ({
  start: chunk * chunkSeconds,
  stop: (chunk + 1) * chunkSeconds,
});

export const blockOf = (row: number): number => Math.floor(row / blockRows);

/** A programme as the browser's grid knows it. */
export type GuideSlot = Span & {
  id: string;
  title: string;
  kind: Kind;
  badge?: Badge;
  season?: number;
  number?: number;
  /** Sub-title or the episode's name. */
  part?: string;
  /** A film's. */
  year?: number;
  /** It shows this sports event. */
  event?: string;
  /** What the event is called, from which its title on a page is made: this isn't sent to the browser. */
  called?: Pick<EventInfo, "title" | "names" | "league" | "league_names">;
  /** Why nothing is listed after it, if the source says so. */
  gapAfter?: GapReason;
  /** Its picture, for the list: the grid has none, so this isn't sent to the browser. */
  icon?: string;
  /** If it has a picture: the scene that stands for it. */
  scene?: SceneName;
};

const badges: readonly Badge[] = ["live", "new", "repeat", "delayed"];

/** Seconds from the chunk's start, length, id, title, kind, badge and 0 for none, season, number, part, event, gap, year. */
type Packed = [
  start: number,
  length: number,
  id: string,
  title: string,
  kind: number,
  badge?: number,
  season?: number | null,
  number?: number | null,
  part?: string | null,
  event?: string | null,
  gapAfter?: GapReason | null,
  year?: number | null,
];

/** A chunk as JSON: for each channel of the block, in order, the programmes that overlap it, sorted. */
export type ChunkBody = { rows: Packed[][] };

const pack = (slot: GuideSlot, from: number): Packed => {
  const packed: Packed = [
    slot.start - from,
    slot.stop - slot.start,
    slot.id,
    slot.title,
    kinds.indexOf(slot.kind),
    slot.badge ? badges.indexOf(slot.badge) + 1 : 0,
    slot.season ?? null,
    slot.number ?? null,
    slot.part ?? null,
    slot.event ?? null,
    slot.gapAfter ?? null,
    slot.year ?? null,
  ];
  while (packed.at(-1) === null || (packed.length === 6 && packed[5] === 0)) packed.pop();
  return packed;
};

const unpack = (packed: Packed, from: number): GuideSlot => {
  const [start, length, id, title, kind, badge = 0, season, number, part, event, gapAfter, year] = packed;
  return {
    id,
    start: from + start,
    stop: from + start + length,
    title,
    kind: kinds[kind] ?? "general",
    badge: badges[badge - 1],
    season: season ?? undefined,
    number: number ?? undefined,
    part: part ?? undefined,
    event: event ?? undefined,
    gapAfter: gapAfter ?? undefined,
    year: year ?? undefined,
  };
};

/** Packs the rows of a block; `from` is the chunk's start in epoch seconds. */
export const packChunk = (rows: readonly (readonly GuideSlot[])[], from: number): ChunkBody => ({
  rows: rows.map((slots) => slots.map((slot) => pack(slot, from))),
});

export const unpackChunk = ({ rows }: ChunkBody, from: number): GuideSlot[][] =>
  rows.map((slots) => slots.map((packed) => unpack(packed, from)));

/**
 * A chunk's programmes from the last that begins by a window's start to the first that lasts until its end. If the
 * window's edge is in a silence, these are the programmes around it; if there is none in the chunk, nothing is cut off
 * on that side.
 */
export function cutToWindow(slots: readonly GuideSlot[], { start, stop }: Span): GuideSlot[] {
  const first = slots.findLastIndex((slot) => slot.start <= start);
  const last = slots.findIndex((slot) => slot.stop >= stop);
  return slots.slice(Math.max(0, first), last < 0 ? undefined : last + 1);
}
