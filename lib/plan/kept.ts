import { mostSlots, type PlanSlot } from "./plan.ts";

/** The storage key of a person's plan. */
export const planKey = "plan";

/** A plan on the device: its programmes as they were when they were added. */
export type KeptPlan = readonly PlanSlot[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const readNumber = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? Number(value) : undefined;

const readEpisode = (value: unknown): PlanSlot["episode"] =>
  isObject(value) ? { season: readNumber(value.season), number: readNumber(value.number) } : undefined;

/** Parses what is stored, which may be anything: invalid programmes are left out. Logos aren't stored: the listings have them. */
function readSlot(value: unknown): PlanSlot[] {
  if (!isObject(value) || !isObject(value.channel)) return [];
  const { id, title, part, episode, start, stop, channel } = value;
  if (
    !isText(id) ||
    !/^ls_[\w-]{1,40}$/.test(id) ||
    !isText(title) ||
    !isText(channel.id) ||
    !isText(channel.name)
  )
    return [];
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(stop)) return [];
  const slot = { id, title, start: Number(start), stop: Number(stop) };
  return Math.abs(slot.start) > 8e9 || slot.stop <= slot.start
    ? []
    : [
        {
          ...slot,
          part: isText(part) ? part : undefined,
          episode: readEpisode(episode),
          channel: { id: channel.id, name: channel.name },
        },
      ];
}

export function readKeptPlan(text: string | null): KeptPlan {
  try {
    const slots: unknown = JSON.parse(text ?? "[]");
    const read = Array.isArray(slots) ? slots.flatMap(readSlot) : [];
    return [...new Map(read.map((slot) => [slot.id, slot])).values()].slice(0, mostSlots);
  } catch {
    return [];
  }
}

export const writeKeptPlan = (plan: KeptPlan): string | null =>
  plan.length > 0
    ? JSON.stringify(plan.map(({ channel: { id, name }, ...slot }) => ({ ...slot, channel: { id, name } })))
    : null;

/** Adds programmes at the end, unless they are there already. Unchanged if the plan is full. */
export const withSlots = (plan: KeptPlan, slots: readonly PlanSlot[]): KeptPlan => {
  const kept = new Set(plan.map(({ id }) => id));
  return [...plan, ...slots.filter(({ id }) => !kept.has(id))].slice(0, mostSlots);
};

export const withoutSlots = (plan: KeptPlan, ids: readonly string[]): KeptPlan =>
  plan.filter(({ id }) => !ids.includes(id));

export const withSwap = (plan: KeptPlan, from: string, to: PlanSlot): KeptPlan =>
  withSlots(
    [],
    plan.map((slot) => (slot.id === from ? to : slot)),
  );
