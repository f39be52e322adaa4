import type { EventOnAir, Flags, NowNext, Showing } from "@/lib/shapes";

/** Which channels show which events, and how, for the events between two instants, epoch seconds. */
export type Showings = {
  from: number;
  until: number;
  events: ReadonlySet<string>;
  /** By channel and start. */
  byPlace: ReadonlyMap<string, Showing>;
};

const slotKey = (channel: string, start: number): string => `${channel} ${start}`;

/** Collects the showings of events between `from` and `until`. */
export function collectShowings(events: readonly EventOnAir[], from: number, until: number): Showings {
  const places = events.flatMap(({ channels }) =>
    channels.map(({ channel, start, showing }): [string, Showing] => [slotKey(channel, start), showing]),
  );
  return { from, until, events: new Set(events.map(({ id }) => id)), byPlace: new Map(places) };
}

type Programme = {
  start: number;
  event?: string;
  event_info?: { showing?: Showing };
  flags?: Flags;
  showing?: Showing;
};

/** A programme with its showing, and flags that agree with it. */
export const asShown = <T extends Programme>(programme: T, showing: Showing): T => ({
  ...programme,
  showing,
  flags: { new: false, live: showing === "live", repeat: showing === "repeat" },
});

/**
 * Adds to a programme how it shows its event. Of an event that is neither live nor coming, its own line says whether it
 * is a recording; what was live isn't called that once its event is over. A later programme of such an event isn't live,
 * whatever its source flags. If the API refuses its events to this site (null), the programme names no event.
 */
export function withShowing<T extends Programme>(
  programme: T,
  channel: string,
  showings: Showings | null,
): T {
  const { event, event_info: info, start, flags } = programme;
  if (!event) return programme;
  if (!showings) return { ...programme, event: undefined };
  const recording = info?.showing === "live" ? undefined : info?.showing;
  const showing = showings.byPlace.get(slotKey(channel, start)) ?? recording;
  if (showing) return asShown(programme, showing);
  const isLate = start > showings.from && start < showings.until && !showings.events.has(event);
  return isLate && flags ? { ...programme, flags: { ...flags, new: false, live: false } } : programme;
}

/** The same for lines of now and next. */
export const withShowings = (lines: readonly NowNext[], showings: Showings | null): NowNext[] =>
  lines.map(({ channel, now, next }) => ({
    channel,
    now: now && withShowing(now, channel, showings),
    next: next && withShowing(next, channel, showings),
  }));
