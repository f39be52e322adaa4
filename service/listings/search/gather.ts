import type { SlotKey } from "../../store/derived-rows.ts";
import type { ChannelSlots } from "./channel-slots.ts";
import { fit } from "./names.ts";

/** What was found in slots under one name. */
export type Group = {
  fit: number;
  /** The key of the name that fits best. */
  name: number;
  /** How many slots there are. */
  airings: number;
  /** The next of them, and when it is due: now, or its start. */
  next: SlotKey;
  due: number;
};

/** A person, with a group for each title, the soonest first. */
export type PersonGroup = Group & { titles: Group[] };

/** Slots that aren't over at `now` and start before `until`, of channels in the order in which they are preferred. */
export type Scope = {
  slots: ReadonlyMap<number, ChannelSlots>;
  channels: readonly number[];
  now: number;
  until: number;
};

/** Calls back for each slot in scope, with its channel's key, its place there and when it is due: now, or its start. */
function eachSlot(
  { slots, channels, now, until }: Scope,
  take: (own: ChannelSlots, place: number, channel: number, due: number) => void,
): void {
  for (const channel of channels) {
    const own = slots.get(channel);
    if (!own) continue;
    const { starts, stops } = own;
    for (let place = 0; place < starts.length; place += 1) {
      const start = starts[place] ?? 0;
      if (start >= until) break;
      if ((stops[place] ?? 0) > now) take(own, place, channel, Math.max(start, now));
    }
  }
}

/** Calls back for each event or person of a slot in scope. */
function eachPair(
  { slots, channels, now, until }: Scope,
  kind: "shown" | "credits",
  take: (what: number, own: ChannelSlots, place: number, channel: number, due: number) => void,
): void {
  for (const channel of channels) {
    const own = slots.get(channel);
    const pairs = own?.[kind] ?? [];
    for (let at = 0; own && at < pairs.length; at += 2) {
      const place = pairs[at] ?? 0;
      const start = own.starts[place] ?? 0;
      if (start < until && (own.stops[place] ?? 0) > now)
        take(pairs[at + 1] ?? -1, own, place, channel, Math.max(start, now));
    }
  }
}

/** The numbers of the events that slots in scope show. */
export function listShownEvents(scope: Scope): Set<number> {
  const shown = new Set<number>();
  eachPair(scope, "shown", (event) => shown.add(event));
  return shown;
}

export type Gathered = {
  /** By the show's number. */
  shows: Map<number, Group>;
  people: PersonGroup[];
  listings: Group[];
};

/** A sub-title that fits comes after titles that fit as well. */
const subTitlePenalty = 0.5;

/** Groups the slots in scope that have a title, a person or a sub-title that fits, without those of some events. */
export function gatherSlots(
  scope: Scope,
  { fits, skipped, inSubTitles }: { fits: Uint8Array; skipped: ReadonlySet<number>; inSubTitles: boolean },
): Gathered {
  const fitOf = (key = -1): number => (key < 0 ? fit.none : (fits[key] ?? fit.none));
  const shows = new Map<number, Group>();
  const titles = new Map<number, Group>();
  const subTitles = new Map<string, Group>();
  eachSlot(scope, (own, place, channel, due) => {
    const title = own.titles[place] ?? -1;
    const subTitle = inSubTitles ? (own.subTitles[place] ?? -1) : -1;
    // Most slots don't fit.
    if (fitOf(title) === fit.none && fitOf(subTitle) === fit.none) return;
    if (skipped.has(own.events[place] ?? -1)) return;
    const show = own.shows[place] ?? -1;
    const next = { channel, start: own.starts[place] ?? 0 };
    if (fitOf(title) < fit.none) {
      const found = { fit: fitOf(title), name: title, due, next };
      if (show < 0) add(titles, title, found);
      else add(shows, show, found);
    } else {
      const found = { fit: fitOf(subTitle) + subTitlePenalty, name: subTitle, due, next };
      add(subTitles, `${title} ${subTitle}`, found);
    }
  });
  const listings = [...titles.values(), ...subTitles.values()];
  return { shows, people: gatherPeople(scope, fitOf), listings };
}

/** The people who fit, each with one slot of every title, the soonest first. */
function gatherPeople(scope: Scope, fitOf: (key?: number) => number): PersonGroup[] {
  const people = new Map<number, PersonGroup>();
  const titles = new Map<string, Group>();
  eachPair(scope, "credits", (name, own, place, channel, due) => {
    if (fitOf(name) === fit.none) return;
    const found = { fit: fitOf(name), name, due, next: { channel, start: own.starts[place] ?? 0 } };
    add(people, name, found, () => ({ titles: [] }));
    const title = `${name} ${own.titles[place]}`;
    if (!titles.has(title)) people.get(name)?.titles.push(add(titles, title, found));
    else add(titles, title, found);
  });
  for (const person of people.values()) person.titles.sort((a, b) => a.due - b.due);
  return [...people.values()];
}

type Hit = Omit<Group, "airings">;

/** Adds a slot to its group, which begins with it if it is the first. */
function add<Key, Own extends Group>(
  groups: Map<Key, Own>,
  key: Key,
  hit: Hit,
  more: () => Omit<Own, keyof Group> = () => ({}) as Omit<Own, keyof Group>,
): Own {
  const group = groups.get(key);
  if (!group) {
    const first = { ...hit, airings: 1, ...more() } as Own;
    groups.set(key, first);
    return first;
  }
  group.airings += 1;
  if (hit.fit < group.fit) Object.assign(group, { fit: hit.fit, name: hit.name });
  if (hit.due < group.due) Object.assign(group, { next: hit.next, due: hit.due });
  return group;
}
