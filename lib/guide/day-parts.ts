import { type Span, wallClock } from "@/contract/zone";

/** The parts of a local day, in order. */
export const dayParts = ["night", "morning", "afternoon", "evening"] as const;

export type DayPart = (typeof dayParts)[number];

/** Night to 6, morning to 12, afternoon to 18, evening to midnight, by the zone's own clock. */
function partAt(epoch: number, zone: string): DayPart {
  const hour = Math.floor((((wallClock(epoch, zone) % 86_400) + 86_400) % 86_400) / 3600);
  return dayParts[Math.floor(hour / 6)] ?? "night";
}

/** A day's sorted slots by the part they start in; what continues from the day before belongs to the first. */
export function groupByDayPart<T extends Span>(
  slots: readonly T[],
  day: Span,
  zone: string,
): [DayPart, T[]][] {
  const parts = Map.groupBy(slots, (slot) => partAt(Math.max(slot.start, day.start), zone));
  return dayParts.flatMap((part): [DayPart, T[]][] => {
    const inPart = parts.get(part);
    return inPart ? [[part, inPart]] : [];
  });
}
