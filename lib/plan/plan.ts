import type { EpisodeMatch } from "@/contract/slot.ts";
import { dateAt } from "@/contract/zone.ts";

type EpisodeNumbers = Pick<EpisodeMatch, "season" | "number">;

/** What a plan says of a programme's episode. */
export const numbersOf = ({ episode }: { episode?: EpisodeNumbers }): EpisodeNumbers | undefined =>
  episode && { season: episode.season, number: episode.number };

/** A programme in a plan. Times in epoch seconds. */
export type PlanSlot = {
  id: string;
  title: string;
  part?: string;
  episode?: EpisodeNumbers;
  channel: { id: string; name: string; logo?: string | null };
  start: number;
  stop: number;
};

/** A plan as it was read: its programmes by start, the ids that are gone, and repeats by programme. */
export type PlanBody = {
  slots: PlanSlot[];
  gone: string[];
  /** Later airings of the same episode or film, for each programme that clashes. */
  repeats: Record<string, PlanSlot[]>;
};

/** As many as fit a link. */
export const mostSlots = 40;

/** The ids of a path segment, `ls_a~ls_b`, without invalid ones and repeats. */
export const readPlan = (segment: string): string[] =>
  [...new Set(segment.split("~").filter((id) => /^ls_[0-9A-Za-z_-]{1,40}$/.test(id)))].slice(0, mostSlots);

export const writePlan = (ids: readonly string[]): string => ids.join("~");

/** Replaces one programme of a plan by another, so that none is in it twice. */
export const swapped = (ids: readonly string[], from: string, to: string): string[] => [
  ...new Set(ids.map((id) => (id === from ? to : id))),
];

export const overlaps = (a: PlanSlot, b: PlanSlot): boolean => a.start < b.stop && b.start < a.stop;

export const bySoonest = (a: PlanSlot, b: PlanSlot): number => a.start - b.start || a.stop - b.stop;

/** The programmes that overlap others of the plan: each with the others, soonest first. */
export function findClashes(slots: readonly PlanSlot[]): Map<string, PlanSlot[]> {
  const clashes = slots.map((slot): [string, PlanSlot[]] => [
    slot.id,
    slots.filter((other) => other.id !== slot.id && overlaps(slot, other)).toSorted(bySoonest),
  ]);
  return new Map(clashes.filter(([, others]) => others.length > 0));
}

/** Repeats that overlap nothing else of the plan, and so resolve a clash, soonest first. */
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
