import { fromIso } from "@/contract/time.ts";
import { eventChangedSchema, eventStartedSchema, eventStartingSchema } from "@/contract/webhook-message.ts";
import { isEventFollowed } from "../follows/match.ts";
import type { EventNews } from "./engine.ts";
import { eventItem } from "./event-item.ts";
import { parseSubject } from "./reminder.ts";

const newsSchemas = [eventStartingSchema, eventChangedSchema, eventStartedSchema] as const;

/** Reads what a verified message says of an event; null if it is of another kind. */
export function readNews(message: string, body: unknown): EventNews | null {
  for (const schema of newsSchemas) {
    const read = schema.safeParse(body);
    if (!read.success) continue;
    const { event } = read.data.data;
    const isGone = "gone" in read.data.data && read.data.data.gone === true;
    const { id, name, sport, league, names, start } = event;
    const sides = { home: event.home ?? undefined, away: event.away ?? undefined };
    const played = { sport, ...sides, league: league ?? undefined };
    const known = { id, name, ...sides, names, start: fromIso(start) };
    return {
      ...{ message, id },
      itemIn: isGone ? null : (market) => eventItem(known, market),
      countries: [...new Set(event.channels.flatMap(({ country }) => country ?? []))],
      isOf: (subject) => {
        const of = parseSubject(subject);
        return (of?.kind === "league" || of?.kind === "team") && isEventFollowed(played, of);
      },
    };
  }
  return null;
}
