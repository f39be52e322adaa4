import type { SlotDetail } from "../../../contract/slot.ts";
import type { SearchSlotRow } from "../../store/search-slots.ts";
import { parseSlot } from "../../store/slot-text.ts";
import { foldForSearch } from "./fold.ts";
import type { Names } from "./names.ts";

/** A person whom listings name. */
export type Person = { name: string; role: string };

/** Texts by number: ids of shows and events. */
export type Numbers = { of(text: string): number; text(number: number): string };

export function createNumbers(): Numbers {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  return {
    of(text) {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, texts.length);
      return texts.push(text) - 1;
    },
    text: (number) => texts[number] ?? "",
  };
}

/** What slots refer to. */
export type Dictionary = {
  names: Names;
  shows: Numbers;
  events: Numbers;
  /** By the key of their name. */
  people: Map<number, Person>;
};

/** A channel's slots, some 28 bytes each: -1 for what a slot doesn't have. */
export type ChannelSlots = {
  starts: Uint32Array;
  stops: Uint32Array;
  /** Keys of names. */
  titles: Int32Array;
  subTitles: Int32Array;
  shows: Int32Array;
  events: Int32Array;
  /** Pairs of a slot's place and the event that it shows: few show one. */
  shown: Int32Array;
  /** Pairs of a slot's place and the key of a person's name. */
  credits: Int32Array;
};

/** A slot's further credits are left out. */
const mostCredits = 20;

/** Packs a channel's slots, and adds what they refer to. */
export function packSlots(rows: readonly SearchSlotRow[], { names, shows, events, people }: Dictionary) {
  const column = () => new Int32Array(rows.length).fill(-1);
  const shown: number[] = [];
  const credits: number[] = [];
  const packed: ChannelSlots = {
    starts: Uint32Array.from(rows, ({ start }) => start),
    stops: Uint32Array.from(rows, ({ stop }) => stop),
    titles: column(),
    subTitles: column(),
    shows: column(),
    events: column(),
    shown: new Int32Array(),
    credits: new Int32Array(),
  };
  for (const [place, row] of rows.entries()) {
    const { title, sub_title, episode, event } = parseSlot(row.body);
    packed.titles[place] = names.add(foldForSearch(title));
    if (sub_title) packed.subTitles[place] = names.add(foldForSearch(sub_title));
    else if (episode?.name) packed.subTitles[place] = names.add(foldForSearch(episode.name));
    if (episode?.show_id) packed.shows[place] = shows.of(episode.show_id);
    if (event) {
      packed.events[place] = events.of(event);
      shown.push(place, events.of(event));
    }
    for (const { name, role } of readCredits(row.credits)) {
      const key = names.add(foldForSearch(name));
      if (key < 0) continue;
      if (!people.has(key)) people.set(key, { name, role });
      credits.push(place, key);
    }
  }
  packed.shown = Int32Array.from(shown);
  packed.credits = Int32Array.from(credits);
  return packed;
}

function readCredits(detail: string | null) {
  if (detail === null) return [];
  const { credits = [] }: SlotDetail = JSON.parse(detail);
  return credits.slice(0, mostCredits);
}
