import { fromIso } from "@/contract/time.ts";
import { eventChangedSchema, eventStartedSchema, eventStartingSchema } from "@/contract/webhook-message.ts";
import { toSegment } from "../events/slug.ts";
import { isEventFollowed } from "../follows/match.ts";
import type { EventNews } from "./engine.ts";
import { parseSubject } from "./reminder.ts";

const newsSchemas = [eventStartingSchema, eventChangedSchema, eventStartedSchema] as const;

/** Reads what a verified message says of an event; null if it is of another kind. */
export function readNews(message: string, body: unknown): EventNews | null {
  for (const schema of newsSchemas) {
    const read = schema.safeParse(body);
    if (!read.success) continue;
    const { event } = read.data.data;
    const isGone = "gone" in read.data.data && read.data.data.gone === true;
    const { id, name, sport, league } = event;
    const played = {
      sport,
      home: event.home ?? undefined,
      away: event.away ?? undefined,
      league: league ?? undefined,
    };
    return {
      ...{ message, id },
      item: isGone
        ? null
        : { id, title: name, start: fromIso(event.start), path: `events/${toSegment(name, id)}` },
      countries: [...new Set(event.channels.flatMap(({ country }) => country ?? []))],
      isOf: (subject) => {
        const of = parseSubject(subject);
        return (of?.kind === "league" || of?.kind === "team") && isEventFollowed(played, of);
      },
    };
  }
  return null;
}
