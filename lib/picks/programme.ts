import type { Channel, NextItem, NowItem } from "@/lib/shapes";

export type Item = NowItem | NextItem;

/** A programme of the evening: what picks are chosen from. */
export type Programme = {
  channel: Channel;
  item: Item;
  /** The channel's place in the country's lineup, from 0. */
  place: number;
};

/** What is known of an event. Its sport is absent if only its programme speaks of it. */
export type EventFact = { name: string; sport?: string; league?: string; round?: string };

/** The events that programmes show, by id. */
export type EventFacts = ReadonlyMap<string, EventFact>;

/** What is known of the event that a programme shows, from the events or else from the programme itself. */
export function eventOf({ event, event_info: info }: Item, events: EventFacts): EventFact | undefined {
  if (!event) return undefined;
  return events.get(event) ?? (info && { name: info.title, ...(info.league && { league: info.league }) });
}

/** Without case, accents and punctuation, one space between words and one at each end. */
export const fold = (text: string): string =>
  ` ${text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim()} `;

/** Programmes with the same key are the same to a viewer: an event, a series, a film. */
export const programmeKey = ({ item }: Programme): string =>
  item.event ?? item.episode?.show_id ?? fold(item.title).trim();
