import type { Kind } from "../../contract/slot.ts";

/** One slot of a channel, with the kind that its own listing tells. */
export type ToldSlot = {
  title: string;
  /** Null if unknown. */
  minutes: number | null;
  kind: Kind | undefined;
  /** Whether its listing has categories. */
  isCategorised: boolean;
};

/** A film may have the name of a series. */
const shortestFilm = 70;
/** A programme has the kind that so many of its slots tell, of those that tell one. */
const agreeing = 0.8;
/** What so few tell may be an accident. */
const fewestTelling = 0.25;
/** What a listing tells by its text alone is wrong if so many others of its programme tell something else. */
const overruling = 0.9;
const fewestOverruling = 4;

/**
 * The kinds of a channel's slots that their own listings don't tell, or tell against most others of the same title and
 * a similar length, by their places in the list. What a listing with categories tells stays.
 */
export function settleKinds(slots: readonly ToldSlot[]): Map<number, Kind> {
  const settled = new Map<number, Kind>();
  const programmes = Map.groupBy(slots.entries(), ([, slot]) => programmeKey(slot));
  for (const own of programmes.values()) {
    const counts = new Map<Kind, number>();
    for (const [, { kind }] of own) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const told = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const [most, count] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
    if (most === undefined || count === undefined) continue;
    if (told === own.length && count === told) continue;
    const isAgreed = count >= agreeing * told && count >= fewestTelling * own.length;
    for (const [place, { kind, isCategorised }] of own) {
      const isOverruled = count >= fewestOverruling && count >= overruling * (told - 1);
      if (kind === undefined ? isAgreed : kind !== most && !isCategorised && isOverruled)
        settled.set(place, most);
    }
  }
  return settled;
}

const programmeKey = ({ title, minutes }: ToldSlot): string =>
  `${(minutes ?? 0) >= shortestFilm ? "long" : "short"} ${title}`;
