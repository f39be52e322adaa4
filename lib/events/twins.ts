import type { Broadcast, Showing } from "@/lib/shapes";

/** What distinguishes a channel's showing of an event from others; `start` in epoch seconds. */
type Facts = { name: string; country?: string; free: boolean; showing: Showing; start: number };

/** Twins begin this close to each other, in seconds: their sources disagree on where the studio begins. */
const closeSeconds = 10 * 60;

/** A channel's name without its case, and without how sharp its picture is. */
export const plainChannel = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s([]+(?:u?hd|fhd|sd|4k)[)\]]?$/, "")
    .trim();

const areTwins = (a: Facts, b: Facts): boolean =>
  a.showing === b.showing &&
  a.country === b.country &&
  Math.abs(a.start - b.start) < closeSeconds &&
  plainChannel(a.name) === plainChannel(b.name);

/**
 * Showings in their order, without twins: a channel that several services carry under one name, or in two sharpnesses,
 * is one to a viewer. Of twins a free one is kept, else the first.
 */
export function withoutTwins<T>(showings: readonly T[], factsOf: (showing: T) => Facts): T[] {
  const kept: { showing: T; facts: Facts }[] = [];
  for (const showing of showings) {
    const facts = factsOf(showing);
    const twin = kept.find((other) => areTwins(other.facts, facts));
    if (!twin) kept.push({ showing, facts });
    else if (facts.free && !twin.facts.free) Object.assign(twin, { showing, facts });
  }
  return kept.map(({ showing }) => showing);
}

export const broadcastsOnce = (broadcasts: readonly Broadcast[]): Broadcast[] =>
  withoutTwins(broadcasts, ({ channel_name: name, ...facts }) => ({ ...facts, name }));

/** An event with each channel's showings once. */
export const tellOnce = <T extends { broadcasts: Broadcast[] }>(event: T): T => ({
  ...event,
  broadcasts: broadcastsOnce(event.broadcasts),
});
