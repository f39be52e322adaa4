import type { Detection, Entrant } from "./detection.ts";

/** A detection where it stands: one slot of one channel. Times are epoch seconds. */
export type Sighting = {
  /** The channel's public id, so that order is the same on every database. */
  channel: string;
  /** ISO 3166-1 alpha-2; null where it isn't known. */
  country: string | null;
  /** The channel shows another one's programmes an hour later. */
  timeshift: boolean;
  /** The channel plays from files, by the look of its times: see `isCanned`. */
  canned?: boolean;
  source: string;
  start: number;
  stop: number;
  detection: Omit<Detection, "reasons">;
};

/** Sightings that may be of one event: the keys of both sides in order, else the subject. */
export type BlockKey = string;

const between = "|";

export const blockOf = (a: string, b: string): BlockKey => (a < b ? a + between + b : b + between + a);

/** The keys that a block is made of: of two sides, or one subject. */
export const keysOf = (block: BlockKey): string[] => block.split(between);

/** The block of the keys that `keysOf` gave. */
export const spelledBlock = (a: string, b: string | null): BlockKey => (b === null ? a : a + between + b);

/** The block of a detection as it is written; null where nothing tells what it is about. */
export const ownBlock = ({ sides, subject }: Pick<Detection, "sides" | "subject">): BlockKey | null =>
  sides ? blockOf(sides[0].key, sides[1].key) : (subject?.replaceAll(between, "/") ?? null);

/** In time, then by channel. */
export const bySlot = (
  a: Pick<Sighting, "start" | "channel">,
  b: Pick<Sighting, "start" | "channel">,
): number => a.start - b.start || compareText(a.channel, b.channel);

export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The sides of a detection as its block has them: an unknown spelling gives way to the side that it stands for. */
export function sidesIn(
  block: BlockKey,
  sides: readonly [Entrant, Entrant],
  sideOf: (key: string) => Entrant | undefined,
): [Entrant, Entrant] {
  const keys = keysOf(block);
  const [first, second] = sides;
  const other = (key: string) => keys.find((candidate) => candidate !== key) ?? key;
  const one = keys.includes(first.key) ? first.key : other(second.key);
  const two = keys.includes(second.key) ? second.key : other(first.key);
  return [sideOf(one) ?? first, sideOf(two) ?? second];
}

/** Seconds that two spans have in common. */
export const overlap = (a: { start: number; stop: number }, b: { start: number; stop: number }): number =>
  Math.max(0, Math.min(a.stop, b.stop) - Math.max(a.start, b.start));

/** The news may stand between two parts of a game. */
const breakSeconds = 15 * 60;

type Placed = Pick<Sighting, "channel" | "start" | "stop">;

/** Whether a slot goes on where another one of the same channel ends. */
export const goesOn = (before: Placed, slot: Placed): boolean =>
  before.channel === slot.channel && slot.start >= before.stop && slot.start - before.stop <= breakSeconds;

/** The value that most have; of equally many the first in order. Null for none. */
export function mostOf<T extends string>(values: Iterable<T | null>): T | null {
  const counts = new Map<T, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: T | null = null;
  for (const [value, count] of counts) {
    const most = best === null ? 0 : (counts.get(best) ?? 0);
    if (count > most || (count === most && best !== null && value < best)) best = value;
  }
  return best;
}
