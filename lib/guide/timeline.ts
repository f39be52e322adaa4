import type { Span } from "@/contract/zone";
import type { ShownGap } from "./cells";
import { chunkAt, chunkSeconds, chunkSpan, type GuideSlot } from "./chunk";

/** Why a span is empty: it is still loading, or the API's plan excludes it. */
export type Absence = "loading" | "locked";

/** A programme, or a gap, whose reason is null until more is read. */
export type TimelineCell = Span & ({ slot: GuideSlot } | { slot: null; gap: ShownGap | Absence | null });

/** What is known about one channel. */
export type Timeline = {
  /**
   * Chunks arrive in any order, and again when they changed; null for one that the API's plan excludes. `cutTo` is the
   * window that its programmes were cut to with `cutToWindow`.
   */
  put(chunk: number, slots: readonly GuideSlot[] | null, cutTo?: Span): void;
  /** The cells that overlap a window: in order, disjoint, without a hole, each as long as it is known to be. */
  cells(window: Span): TimelineCell[];
};

/** Chunks on either side of a window that are read too: the programmes around a gap explain it. */
const beside = 3;

/** Why nothing is listed after a programme. Only a listing can say that a channel is off air: most gaps are its source's. */
const gapReason = ({ gapAfter }: GuideSlot): ShownGap => (gapAfter === "off_air" ? gapAfter : "no_listings");

/** The part of a chunk that its programmes tell about: see `cutToWindow`. */
function knownSpan(chunk: number, slots: readonly GuideSlot[], window: Span): Span {
  const { start, stop } = chunkSpan(chunk);
  const [first, last] = [slots.at(0), slots.at(-1)];
  return {
    start: first && first.start <= window.start ? Math.max(start, first.start) : start,
    stop: last && last.stop >= window.stop ? Math.min(stop, last.stop) : stop,
  };
}

export function createTimeline(): Timeline {
  const chunks = new Map<number, { slots: readonly GuideSlot[] | null; known: Span }>();
  /** The last run of chunks that was split into cells: scrolling requests the same one again and again. */
  let parted: { first: number; last: number; cells: TimelineCell[] } | null = null;

  /** What is known at an instant, and until when that holds. */
  const findAbsence = (at: number): { absence: Absence | null; until: number } => {
    const chunk = chunkAt(at);
    const { stop } = chunkSpan(chunk);
    const read = chunks.get(chunk);
    if (!read || at >= read.known.stop) return { absence: "loading", until: stop };
    if (at < read.known.start) return { absence: "loading", until: read.known.start };
    return { absence: read.slots ? null : "locked", until: read.known.stop };
  };

  /** The silence from `start` to `stop`, split by what is known about it. */
  function silence({ start, stop }: Span, reason: ShownGap): TimelineCell[] {
    const parts: (Span & { absence: Absence | null })[] = [];
    for (let at = start; at < stop; ) {
      const { absence, until: end } = findAbsence(at);
      const until = Math.min(stop, end);
      const last = parts.at(-1);
      if (last?.absence === absence) last.stop = until;
      else parts.push({ start: at, stop: until, absence });
      at = until;
    }
    const known = ({ start: from, stop: to }: Span) => parts.length === 1 || to - from >= chunkSeconds;
    // A whole empty chunk is a gap, whatever follows it.
    return parts.map(({ absence, ...span }) => ({
      ...span,
      slot: null,
      gap: absence ?? (known(span) ? reason : null),
    }));
  }

  return {
    put(chunk, slots, cutTo) {
      const known = slots && cutTo ? knownSpan(chunk, slots, cutTo) : chunkSpan(chunk);
      chunks.set(chunk, { slots, known });
      parted = null;
    },

    cells(window) {
      const first = chunkAt(window.start) - beside;
      const last = chunkAt(window.stop - 1) + beside;
      if (parted?.first !== first || parted.last !== last) parted = { first, last, cells: part(first, last) };
      return parted.cells.filter((cell) => cell.stop > window.start && cell.start < window.stop);
    },
  };

  function part(first: number, last: number): TimelineCell[] {
    const cells: TimelineCell[] = [];
    let at = chunkSpan(first).start;
    let before: GuideSlot | null = null;
    for (let chunk = first; chunk <= last; chunk++)
      for (const slot of chunks.get(chunk)?.slots ?? []) {
        if (slot.stop <= at) continue;
        // Of slots that overlap, the first to start keeps its time; one that runs in from before has its own start.
        const start = before ? Math.max(at, slot.start) : slot.start;
        if (start > at)
          cells.push(...silence({ start: at, stop: start }, before ? gapReason(before) : "no_listings"));
        cells.push({ slot, start, stop: slot.stop });
        at = slot.stop;
        before = slot;
      }
    const { stop } = chunkSpan(last);
    if (at < stop) cells.push(...silence({ start: at, stop }, "no_listings"));
    return cells;
  }
}
