import "server-only";
import { LRUCache } from "lru-cache";
import { blockRows } from "@/lib/guide/chunk";
import { lineAt } from "@/lib/guide/tonight";
import { isUnavailable, type NowNext, type Slot, type Unavailable } from "@/lib/shapes";
import { readClock } from "@/lib/time/clock";
import { listCountryChannels } from "./countries";
import { listGuidePart } from "./guide-part";

/**
 * What a site whose key allows few calls knows without asking: whole days of UTC of a country's channels, fifty to a
 * call, from which it derives now, next, tonight, channels' days and whether there is such a programme at all.
 */

const daySeconds = 86_400;

/** Days that are read to derive something from; a longer stretch would cost more calls than it is worth. */
const mostDays = 4;

const dayOf = (at: number): number => Math.floor(at / daySeconds);

/**
 * The slots that overlap `[from, to)`, of a country's channels or of those that `ids` names, by channel and start.
 * Unavailable if a day of it is.
 */
export async function listHeldSlots(
  country: string,
  from: number,
  to: number,
  ids?: readonly string[],
): Promise<Slot[] | Unavailable> {
  const lineup = (await listCountryChannels(country)) ?? [];
  const wanted = ids && new Set(ids);
  const blocks = Array.from({ length: Math.ceil(lineup.length / blockRows) }, (_, block) =>
    lineup.slice(block * blockRows, (block + 1) * blockRows).map(({ id }) => id),
  ).filter((block) => !wanted || block.some((id) => wanted.has(id)));
  const first = dayOf(from);
  const days = dayOf(to - 1) - first + 1;
  if (days > mostDays) return { unavailable: "later" };
  const parts = await Promise.all(
    blocks.flatMap((block) =>
      Array.from({ length: days }, (_, day) =>
        listGuidePart(block, (first + day) * daySeconds, (first + day + 1) * daySeconds),
      ),
    ),
  );
  const slots = new Map<string, Slot>();
  for (const part of parts) {
    if (isUnavailable(part)) return part;
    for (const slot of part)
      if (slot.stop > from && slot.start < to && (!wanted || wanted.has(slot.channel)))
        slots.set(`${slot.channel} ${slot.start}`, slot);
  }
  return [...slots.values()].sort((a, b) => a.start - b.start);
}

/** How far ahead of an instant the next programme is looked for. */
const nextSeconds = 6 * 3600;

/** What is on at an instant, and next, on each of a country's channels, or on those that `ids` names. */
export async function listHeldLines(
  country: string,
  at: number,
  ids?: readonly string[],
): Promise<NowNext[] | Unavailable> {
  const ahead = await listHeldSlots(country, at, at + nextSeconds, ids);
  // Tomorrow may be outside the plan's window: then the evening's last programmes have no next.
  const midnight = (dayOf(at) + 1) * daySeconds;
  const slots = isUnavailable(ahead) ? await listHeldSlots(country, at, midnight, ids) : ahead;
  if (isUnavailable(slots)) return slots;
  return [...Map.groupBy(slots, ({ channel }) => channel)].map(([channel, own]) => ({
    channel,
    ...lineAt(own, at),
  }));
}

type Known = { slots: ReadonlyMap<string, Slot>; shows: ReadonlySet<string> };

/** Every programme of yesterday, today and tomorrow in a country's guide. */
export const listKnownSlots = async (country: string): Promise<Slot[]> => [
  ...((await known.fetch(country))?.slots.values() ?? []),
];

/** A country's guide is looked through once for all ids that are asked for in a minute. */
const known = new LRUCache<string, Known>({
  max: 6,
  ttl: 60_000,
  fetchMethod: readKnown,
});

async function readKnown(country: string): Promise<Known> {
  const today = dayOf(readClock());
  const days = await Promise.all(
    [today - 1, today, today + 1].map((day) =>
      listHeldSlots(country, day * daySeconds, (day + 1) * daySeconds),
    ),
  );
  const slots = days.flatMap((day) => (isUnavailable(day) ? [] : day));
  return {
    slots: new Map(slots.map((slot) => [slot.id, slot])),
    shows: new Set(slots.flatMap(({ episode }) => episode?.show_id ?? [])),
  };
}

/** A programme of yesterday, today or tomorrow by its listing's id; undefined if a country's guide has none. */
export const findHeldSlot = async (id: string, country: string): Promise<Slot | undefined> =>
  (await known.fetch(country))?.slots.get(id);

/** Whether a country's guide shows a series from yesterday to tomorrow. */
export const isShowHeld = async (id: string, country: string): Promise<boolean> =>
  (await known.fetch(country))?.shows.has(id) ?? false;
