import type { Broadcast } from "@/lib/shapes";

/** What a device has seen of an event in a country: its start, and the channels with the end of their last showing. */
export type SeenEvent = { start: number; channels: Record<string, { name: string; until: number }> };

/** Events seen, by event and country, the latest last. */
export type Seen = Record<string, SeenEvent>;

/** What changed since an event was seen; times in epoch seconds, channels by their names. */
export type Changes = { start: { before: number; now: number } | null; added: string[]; gone: string[] };

/** More than anyone follows; the oldest is dropped first. */
const mostKept = 60;

/** What a device sees of an event on a country's channels. */
export function toSeenEvent(start: number, broadcasts: readonly Broadcast[]): SeenEvent {
  const channels: SeenEvent["channels"] = {};
  for (const { channel, channel_name: name, stop } of broadcasts)
    channels[channel] = { name, until: Math.max(stop, channels[channel]?.until ?? stop) };
  return { start, channels };
}

/**
 * What changed between two visits. A channel counts as gone only if its showing was still to end, because listings
 * drop what is over.
 */
export function findChanges(before: SeenEvent, now: SeenEvent, at: number): Changes {
  const missingChannels = (from: SeenEvent, missing: SeenEvent) =>
    Object.entries(from.channels)
      .filter(([channel, { until }]) => until > at && !(channel in missing.channels))
      .map(([, { name }]) => name);
  return {
    start: before.start === now.start ? null : { before: before.start, now: now.start },
    added: missingChannels(now, before),
    gone: missingChannels(before, now),
  };
}

export const isChanged = ({ start, added, gone }: Changes): boolean =>
  start !== null || added.length > 0 || gone.length > 0;

/** Adds an event to those seen. */
export function withSeen(seen: Seen, key: string, event: SeenEvent): Seen {
  const others = Object.entries(seen).filter(([known]) => known !== key);
  return Object.fromEntries([...others.slice(1 - mostKept), [key, event]]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readSeenEvent(value: unknown): SeenEvent | null {
  if (!isObject(value) || typeof value.start !== "number" || !isObject(value.channels)) return null;
  const channels: SeenEvent["channels"] = {};
  for (const [channel, stored] of Object.entries(value.channels))
    if (isObject(stored) && typeof stored.name === "string" && typeof stored.until === "number")
      channels[channel] = { name: stored.name, until: stored.until };
  return { start: value.start, channels };
}

/** Parses what a device stored, which may be anything or nothing. */
export function readSeen(text: string | null): Seen {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    if (!isObject(value)) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, stored]) => {
        const event = readSeenEvent(stored);
        return event ? [[key, event]] : [];
      }),
    );
  } catch {
    return {};
  }
}
