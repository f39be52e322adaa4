import type { EventOnAir, Flags, NowNext, Showing } from "@/lib/shapes";

/** Who shows which event and how, of the events that run at an instant or are to come until another; epoch seconds. */
export type Showings = {
  from: number;
  until: number;
  events: ReadonlySet<string>;
  /** By channel and start. */
  byPlace: ReadonlyMap<string, Showing>;
};

const placeOf = (channel: string, start: number): string => `${channel} ${start}`;

/** What events tell of their channels, `from` and `until` being the stretch whose events they are. */
export function showingsOf(events: readonly EventOnAir[], from: number, until: number): Showings {
  const places = events.flatMap(({ channels }) =>
    channels.map(({ channel, start, showing }): [string, Showing] => [placeOf(channel, start), showing]),
  );
  return { from, until, events: new Set(events.map(({ id }) => id)), byPlace: new Map(places) };
}

type Programme = { start: number; event?: string; flags?: Flags; showing?: Showing };

/** A programme with its showing, and flags that say no other thing. */
export const asShown = <T extends Programme>(programme: T, showing: Showing): T => ({
  ...programme,
  showing,
  flags: { new: false, live: showing === "live", repeat: showing === "repeat" },
});

/**
 * A programme as its event tells it. What comes later of an event that neither runs nor is to come isn't live, whatever
 * its source flags. Where the API keeps its events from this site (null), a programme names none.
 */
export function withShowing<T extends Programme>(
  programme: T,
  channel: string,
  showings: Showings | null,
): T {
  const { event, start, flags } = programme;
  if (!event) return programme;
  if (!showings) return { ...programme, event: undefined };
  const showing = showings.byPlace.get(placeOf(channel, start));
  if (showing) return asShown(programme, showing);
  const isLate = start > showings.from && start < showings.until && !showings.events.has(event);
  return isLate && flags ? { ...programme, flags: { ...flags, new: false, live: false } } : programme;
}

/** Lines of now and next with their showings. */
export const withShowings = (lines: readonly NowNext[], showings: Showings | null): NowNext[] =>
  lines.map(({ channel, now, next }) => ({
    channel,
    now: now && withShowing(now, channel, showings),
    next: next && withShowing(next, channel, showings),
  }));
