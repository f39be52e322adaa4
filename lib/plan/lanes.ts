import { bySoonest, type PlanSlot } from "./plan.ts";

/** A programme's place in a drawing of its day: its lane from 0, its start and its width, 0 to 1. */
export type LaneSlot = { slot: PlanSlot; lane: number; from: number; share: number };

/** Lays out programmes in as few lanes as clashes allow, over a span that begins and ends on the hour. */
export function layOutLanes(slots: readonly PlanSlot[]): {
  places: LaneSlot[];
  lanes: number;
  hours: number[];
} {
  const start = Math.floor(Math.min(...slots.map((slot) => slot.start)) / 3600) * 3600;
  const stop = Math.ceil(Math.max(...slots.map((slot) => slot.stop)) / 3600) * 3600;
  const length = stop - start;
  const ends: number[] = [];
  const places = slots.toSorted(bySoonest).map((slot) => {
    const free = ends.findIndex((end) => end <= slot.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = slot.stop;
    return { slot, lane, from: (slot.start - start) / length, share: (slot.stop - slot.start) / length };
  });
  const count = slots.length > 0 ? length / 3600 : 0;
  return {
    places,
    lanes: ends.length,
    hours: Array.from({ length: count }, (_, hour) => start + hour * 3600),
  };
}
