import type { Line } from "./now-next.ts";

// What a browser needs to keep lines current, apart from what makes them: that knows the words of all genres.

/** A line at a later moment: what was next is on now once it begins, and nothing is made up of what follows. */
export function rolledOn<
  T extends {
    now: { stop: number } | null;
    next: { start: number; stop?: number } | null;
  },
>(line: T, at: number): T {
  const { now, next } = line;
  const isOver = now !== null && now.stop <= at;
  const hasBegun = next !== null && next.start <= at;
  if (!isOver && !hasBegun) return line;
  const on = hasBegun && next.stop !== undefined && at < next.stop ? { ...next, stop: next.stop } : null;
  return { ...line, now: on ?? (isOver ? null : now), next: hasBegun ? null : next };
}

/** Fresh lines in the order that a person saw: lines that left the kind stay, new ones come last. */
export function inPlace(shown: readonly Line[], fresh: readonly Line[]): Line[] {
  const byChannel = new Map(fresh.map((line) => [line.channel.id, line]));
  const seen = new Set(shown.map(({ channel }) => channel.id));
  return [
    ...shown.map((line) => byChannel.get(line.channel.id) ?? line),
    ...fresh.filter(({ channel }) => !seen.has(channel.id)),
  ];
}

/** When the first of the programmes ends or the first gap does, epoch seconds; null if nothing is to come. */
export function nextChange(rows: readonly Pick<Line, "now" | "next">[], at: number): number | null {
  const changes = rows.flatMap(({ now, next }) => (now ? [now.stop] : next ? [next.start] : []));
  const soonest = Math.min(...changes.filter((change) => change > at));
  return Number.isFinite(soonest) ? soonest : null;
}
