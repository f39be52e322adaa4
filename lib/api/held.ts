import "server-only";
import { LRUCache } from "lru-cache";
import { cacheLife, cacheTag } from "next/cache";
import { blockRows } from "@/lib/guide/chunk";
import { lineAt } from "@/lib/guide/tonight";
import { searchHeld } from "@/lib/search";
import { isUnavailable, type NowNext, type Slot, type Unavailable } from "@/lib/shapes";
import { readClock } from "@/lib/time/clock";
import { listCountryChannels } from "./countries";
import { listGuidePart } from "./guide-part";
import * as lives from "./lives";

/**
 * What a site whose key allows few calls knows without asking: whole days of UTC of a country's channels, fifty to a
 * call, from which it derives now, next, tonight, channels' days and whether there is such a programme at all.
 */

const daySeconds = 86_400;

/** Days that are read to derive something from; a longer stretch would cost more calls than it is worth. */
const mostDays = 4;

const dayOf = (at: number): number => Math.floor(at / daySeconds);

/** The ids of a country's channels, as many together as one call takes. */
async function listBlocks(country: string): Promise<string[][]> {
  const lineup = (await listCountryChannels(country)) ?? [];
  return Array.from({ length: Math.ceil(lineup.length / blockRows) }, (_, block) =>
    lineup.slice(block * blockRows, (block + 1) * blockRows).map(({ id }) => id),
  );
}

/** The slots of each block of channels on each UTC day: a call for each that isn't held. */
const readParts = (blocks: string[][], days: readonly number[]): Promise<Slot[] | Unavailable>[] =>
  blocks.flatMap((block) =>
    days.map((day) => listGuidePart(block, day * daySeconds, (day + 1) * daySeconds)),
  );

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
  const wanted = ids && new Set(ids);
  const blocks = (await listBlocks(country)).filter((block) => !wanted || block.some((id) => wanted.has(id)));
  const first = dayOf(from);
  const days = dayOf(to - 1) - first + 1;
  if (days > mostDays) return { unavailable: "later" };
  const parts = await Promise.all(
    readParts(
      blocks,
      Array.from({ length: days }, (_, day) => first + day),
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

/** The slots of the next hours, of a country's channels or of those that `ids` names. Unavailable if today is. */
export async function listHeldAhead(
  country: string,
  at: number,
  ids?: readonly string[],
): Promise<Slot[] | Unavailable> {
  const ahead = await listHeldSlots(country, at, at + nextSeconds, ids);
  // Tomorrow may be outside the plan's window: then the evening's last programmes have no next.
  const midnight = (dayOf(at) + 1) * daySeconds;
  return isUnavailable(ahead) ? listHeldSlots(country, at, midnight, ids) : ahead;
}

/** What is on at an instant, and next, on each of a country's channels, or on those that `ids` names. */
export async function listHeldLines(
  country: string,
  at: number,
  ids?: readonly string[],
): Promise<NowNext[] | Unavailable> {
  const slots = await listHeldAhead(country, at, ids);
  if (isUnavailable(slots)) return slots;
  return [...Map.groupBy(slots, ({ channel }) => channel)].map(([channel, own]) => ({
    channel,
    ...lineAt(own, at),
  }));
}

/** `failure` is why some of it couldn't be read; null if all of it was. */
type Known = { slots: ReadonlyMap<string, Slot>; shows: ReadonlySet<string>; failure: unknown };

/** Every programme of yesterday, today and tomorrow in a country's guide; throws if some of it can't be read. */
export async function listKnownSlots(country: string): Promise<Slot[]> {
  const guide = await known.fetch(country);
  if (guide?.failure) throw guide.failure;
  return [...(guide?.slots.values() ?? [])];
}

/**
 * What is found among a country's channels and the days that are held, as far as they can be read. While the guide
 * doesn't answer, `life` is short, so that the whole search is tried again soon.
 */
export async function searchKnownSlots(country: string, query: string, life: "day" | "stale") {
  // Pages search while they are prerendered, and may not wait there for what another page's render reads.
  "use cache";
  cacheLife(life === "day" ? lives.day : lives.stale);
  cacheTag("channels", "listings");
  const [channels, guide] = await Promise.all([listCountryChannels(country), known.fetch(country)]);
  return searchHeld(channels ?? [], [...(guide?.slots.values() ?? [])], query);
}

/** How soon what couldn't be read is tried again, ms. */
const retryMs = 2_000;

/** A country's guide is looked through once for all ids that are asked for in a minute. */
const known = new LRUCache<string, Known>({
  max: 6,
  ttl: 60_000,
  fetchMethod: async (country, _, { options }) => {
    const read = await readKnown(country);
    if (read.failure) options.ttl = retryMs;
    return read;
  },
});

async function readKnown(country: string): Promise<Known> {
  const today = dayOf(readClock());
  const parts = readParts(await listBlocks(country), [today - 1, today, today + 1]);
  const settled = await Promise.allSettled(parts);
  const slots = settled.flatMap((part) =>
    part.status === "rejected" || isUnavailable(part.value) ? [] : part.value,
  );
  return {
    slots: new Map(slots.map((slot) => [slot.id, slot])),
    shows: new Set(slots.flatMap(({ episode }) => episode?.show_id ?? [])),
    failure: settled.find((part) => part.status === "rejected")?.reason ?? null,
  };
}

/** What was found in a country's guide; throws if nothing was, but not all of the guide could be read. */
function orFailure<T>(found: T, guide: Known | undefined): T {
  if (!found && guide?.failure) throw guide.failure;
  return found;
}

/** A programme of yesterday, today or tomorrow by its listing's id; null if a country's guide has none. */
export async function findHeldSlot(id: string, country: string): Promise<Slot | null> {
  const guide = await known.fetch(country);
  return orFailure(guide?.slots.get(id) ?? null, guide);
}

/** Whether a country's guide shows a series from yesterday to tomorrow. */
export async function isShowHeld(id: string, country: string): Promise<boolean> {
  const guide = await known.fetch(country);
  return orFailure(guide?.shows.has(id) ?? false, guide);
}
