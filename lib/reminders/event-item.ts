import { eventName } from "../events/round.ts";
import { toSegment } from "../events/slug.ts";
import { wordsFor } from "../i18n.ts";
import { parseMarket } from "../market.ts";
import type { SportsEvent } from "../shapes.ts";
import type { RemindedItem } from "./due.ts";

type Reminded = Pick<SportsEvent, "id" | "name" | "home" | "away" | "names" | "start">;

/** An event as an item of reminders, called as on the pages of a market (a slug). Its address keeps its own name. */
export function eventItem(event: Reminded, market: string, channel?: string): RemindedItem {
  const { id, name, start } = event;
  const known = parseMarket(market);
  return {
    ...{ id, start, channel },
    title: known ? eventName(event, wordsFor(known)) : name,
    path: `events/${toSegment(name, id)}`,
  };
}
