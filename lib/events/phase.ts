import type { Broadcast, EventDetail } from "@/lib/shapes";

export type Phase = "coming" | "live" | "finished";

/** What the rules below need of an event. */
export type ShownEvent = Pick<EventDetail, "start" | "broadcasts">;

/** How long an event of unknown length counts as live. */
const unknownLengthSeconds = 2 * 3600;

/**
 * Whether the listings say when the event itself is. If only repeats show it, they don't: its start is that of the
 * first repeat.
 */
export const isStartKnown = ({ broadcasts }: Pick<ShownEvent, "broadcasts">): boolean =>
  broadcasts.length === 0 || broadcasts.some(({ showing }) => showing !== "repeat");

/**
 * When an event is assumed to end, epoch seconds. Listings say when coverage ends, and one channel may stay in the
 * studio after the game while another shows only a part of it. So it is the median of the ends of the channels that
 * show it live, of two middle ones the later. Without a live showing, the event is as long as its first showing.
 */
export function estimateEnd({ start, broadcasts }: ShownEvent): number {
  const live = broadcasts.filter(({ showing, stop }) => showing === "live" && stop > start);
  const ends = new Map<string, number>();
  for (const { channel, stop } of live) ends.set(channel, Math.max(stop, ends.get(channel) ?? stop));
  const sorted = [...ends.values()].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle !== undefined) return middle;
  const [first] = broadcasts.toSorted((a, b) => a.start - b.start || b.stop - a.stop);
  return start + (first ? first.stop - first.start : unknownLengthSeconds);
}

/**
 * Whether an event is coming, live (from its start to its end, see `estimateEnd`) or finished at an instant. A game that is
 * only repeated was played before.
 */
export function phaseOf(event: ShownEvent, now: number): Phase {
  if (!isStartKnown(event)) return "finished";
  if (now < event.start) return "coming";
  return now < estimateEnd(event) ? "live" : "finished";
}

/** Whether a broadcast is coming, on or over at an instant. */
export function broadcastState({ start, stop }: Pick<Broadcast, "start" | "stop">, now: number) {
  if (now < start) return "coming";
  return now < stop ? "on" : "over";
}

/** The next instant at which the event's page changes; null if there is none. */
export function nextTurn(event: ShownEvent, now: number): number | null {
  const turns = event.broadcasts.flatMap(({ start, stop }) => [start, stop]);
  const ahead = [event.start, estimateEnd(event), ...turns].filter((at) => at > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
