import type { NowNext } from "@/lib/shapes";

/** A country's channels by what is left of their listings from then on, each part in the country's order. */
export type Lineup<Channel> = {
  /** Something is listed for the day. */
  listed: Channel[];
  /** Their listings begin after the day. */
  later: Channel[];
  /** Their listings are over. */
  over: Channel[];
};

/**
 * Divides channels by their lines at a day's beginning, or in its morning; the day ends at `stop`, epoch seconds. The
 * order stays the same for the whole day, however much of a channel's listings is over by then. Without lines, nothing
 * is known against any.
 */
export function divideLineup<Channel extends { id: string }>(
  channels: readonly Channel[],
  lines: readonly NowNext[] | null,
  stop: number,
): Lineup<Channel> {
  if (!lines) return { listed: [...channels], later: [], over: [] };
  const byChannel = new Map(lines.map((line) => [line.channel, line]));
  const parts = Map.groupBy(channels, ({ id }): keyof Lineup<Channel> => {
    const { now = null, next = null } = byChannel.get(id) ?? {};
    if (now || (next && next.start < stop)) return "listed";
    return next ? "later" : "over";
  });
  return {
    listed: parts.get("listed") ?? [],
    later: parts.get("later") ?? [],
    over: parts.get("over") ?? [],
  };
}
