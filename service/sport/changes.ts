import { compareText } from "../text.ts";
import type { EventRecord } from "./event.ts";
import type { Sighting } from "./sighting.ts";

/** What happens to events in the listings, found by comparing two states of an event. */

/** What changes are found in: an event's time and the channels that show it. Times are epoch seconds. */
export type EventState = {
  id: string;
  start: number;
  /** One entry per showing: the channel, when it begins, and how it shows the event. */
  showings: readonly { channel: string; start: number; showing: string }[];
};

/** An event whose start or channels changed. New events and events that are gone don't count as changed. */
export type EventChange = {
  type: "event.changed";
  event: string;
  /** Null if the start is the same. */
  moved: { from: number; to: number } | null;
  /** Channels that now show it, or no longer do, sorted. */
  added: string[];
  removed: string[];
  /** Channels that show it at another time or in another way than before. */
  altered: string[];
};

export const toEventState = <S extends Sighting>({ event, broadcasts }: EventRecord<S>): EventState => ({
  id: event.id,
  start: event.start,
  showings: broadcasts.map(({ slot, showing }) => ({ channel: slot.channel, start: slot.start, showing })),
});

/** Compares two states of an event; null if nothing changed. */
export function findChange(before: EventState, after: EventState): EventChange | null {
  const old = byChannel(before);
  const now = byChannel(after);
  const added = [...now.keys()].filter((channel) => !old.has(channel)).sort(compareText);
  const removed = [...old.keys()].filter((channel) => !now.has(channel)).sort(compareText);
  const altered = [...now]
    .filter(([channel, showings]) => (old.get(channel) ?? showings) !== showings)
    .map(([channel]) => channel)
    .sort(compareText);
  const moved = before.start === after.start ? null : { from: before.start, to: after.start };
  if (!moved && added.length + removed.length + altered.length === 0) return null;
  return { type: "event.changed", event: after.id, moved, added, removed, altered };
}

/** Each channel's showings as one text, to compare them. */
const byChannel = ({ showings }: EventState): Map<string, string> =>
  new Map(
    [...Map.groupBy(showings, ({ channel }) => channel)].map(([channel, own]) => [
      channel,
      own
        .map(({ start, showing }) => `${start} ${showing}`)
        .sort(compareText)
        .join(),
    ]),
  );
