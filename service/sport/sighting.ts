import { compareText } from "../text.ts";
import type { Detection, Entrant } from "./detection.ts";

/** A detection on a channel, at a time. Times are epoch seconds. */
export type Sighting = {
  /** The channel's public id, so that the order is the same on every database. */
  channel: string;
  /** ISO 3166-1 alpha-2; null when unknown. */
  country: string | null;
  /** The channel shows another channel's programmes an hour later. */
  timeshift: boolean;
  /** The channel seems to play from files: see `isCanned`. */
  canned?: boolean;
  source: string;
  start: number;
  stop: number;
  detection: Omit<Detection, "reasons">;
};

/** Sightings that may be of one event share a block: the keys of both entrants in order, or the subject. */
export type BlockKey = string;

const between = "|";

export const pairBlock = (a: string, b: string): BlockKey => (a < b ? a + between + b : b + between + a);

/** The keys that a block is made of: those of two entrants, or one subject. */
export const splitKeys = (block: BlockKey): string[] => block.split(between);

/** Joins the keys from `keysOf` into a block again. */
export const joinKeys = (a: string, b: string | null): BlockKey => (b === null ? a : a + between + b);

/** What the subject of a final ends with. If teams play it, its listing doesn't name them. */
export const finalEnd = "/final";

/** Whether a key is a team's of the catalogue; see `Entrant`. */
export const isKnownKey = (key: string): boolean => !key.startsWith("~");

/** The block of a detection as the listing spells it; null when it is unknown what the detection is about. */
export const ownBlock = ({ sides, subject }: Pick<Detection, "sides" | "subject">): BlockKey | null =>
  sides ? pairBlock(sides[0].key, sides[1].key) : (subject?.replaceAll(between, "/") ?? null);

/** Sorts by time, then by channel. */
export const bySlot = (
  a: Pick<Sighting, "start" | "channel">,
  b: Pick<Sighting, "start" | "channel">,
): number => a.start - b.start || compareText(a.channel, b.channel);

/**
 * The entrants of a detection as its block has them: an unknown spelling is replaced by the entrant that it stands
 * for. If the block has neither spelling, nothing tells which stands for which, and both stay as they are.
 */
export function entrantsIn(
  block: BlockKey,
  sides: readonly [Entrant, Entrant],
  sideOf: (key: string) => Entrant | undefined,
): [Entrant, Entrant] {
  const keys = splitKeys(block);
  const [first, second] = sides;
  const other = (key: string) => keys.find((candidate) => candidate !== key) ?? key;
  const isNeither = !keys.includes(first.key) && !keys.includes(second.key);
  const one = isNeither || keys.includes(first.key) ? first.key : other(second.key);
  const two = isNeither || keys.includes(second.key) ? second.key : other(first.key);
  return [sideOf(one) ?? first, sideOf(two) ?? second];
}

/** How many seconds two spans have in common. */
export const overlap = (a: { start: number; stop: number }, b: { start: number; stop: number }): number =>
  Math.max(0, Math.min(a.stop, b.stop) - Math.max(a.start, b.start));

/** A pause between two parts of a game, for example for the news. */
const breakSeconds = 15 * 60;

type Placed = Pick<Sighting, "channel" | "start" | "stop">;

/** Whether a slot continues another one on the same channel. */
export const continues = (before: Placed, slot: Placed): boolean =>
  before.channel === slot.channel && slot.start >= before.stop && slot.start - before.stop <= breakSeconds;
