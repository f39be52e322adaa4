import { dateAt } from "@/contract/zone.ts";

/** A showing in a plan. Times in epoch seconds. */
export type PlanSlot = {
  id: string;
  title: string;
  part?: string;
  channel: { id: string; name: string; logo?: string | null };
  start: number;
  stop: number;
};

/** A plan as it was read: its showings by start, those that no listing has any more, repeats by showing. */
export type PlanBody = {
  slots: PlanSlot[];
  gone: string[];
  /** Later showings of the same episode or film, for each showing that clashes. */
  repeats: Record<string, PlanSlot[]>;
};

/** As many as a link and an evening hold. */
export const mostSlots = 40;

/** The ids of a link's path part, `ls_a~ls_b`: what is none is left out, and what stands there twice. */
export const readPlan = (segment: string): string[] =>
  [...new Set(segment.split("~").filter((id) => /^ls_[0-9A-Za-z_-]{1,40}$/.test(id)))].slice(0, mostSlots);

export const writePlan = (ids: readonly string[]): string => ids.join("~");

/** A plan with one showing in the place of another; no showing stands in it twice. */
export const swapped = (ids: readonly string[], from: string, to: string): string[] => [
  ...new Set(ids.map((id) => (id === from ? to : id))),
];

export const overlaps = (a: PlanSlot, b: PlanSlot): boolean => a.start < b.stop && b.start < a.stop;

export const bySoonest = (a: PlanSlot, b: PlanSlot): number => a.start - b.start || a.stop - b.stop;

/** The showings that run while another of the plan does: each with the others, soonest first. */
export function clashesOf(slots: readonly PlanSlot[]): Map<string, PlanSlot[]> {
  const clashes = slots.map((slot): [string, PlanSlot[]] => [
    slot.id,
    slots.filter((other) => other.id !== slot.id && overlaps(slot, other)).toSorted(bySoonest),
  ]);
  return new Map(clashes.filter(([, others]) => others.length > 0));
}

/** Repeats that run beside nothing else of the plan: those that resolve a clash, soonest first. */
export const freeRepeats = (
  slot: PlanSlot,
  repeats: readonly PlanSlot[],
  plan: readonly PlanSlot[],
): PlanSlot[] =>
  repeats
    .filter((repeat) => plan.every((other) => other.id === slot.id || !overlaps(repeat, other)))
    .toSorted(bySoonest);

/** A plan by local days, each soonest first. */
export const planDays = (slots: readonly PlanSlot[], zone: string): [date: string, PlanSlot[]][] => [
  ...Map.groupBy(slots.toSorted(bySoonest), ({ start }) => dateAt(start, zone)),
];
