import type { Kysely } from "kysely";
import { type Clock, seconds } from "../../clock.ts";
import { type EventChange, type EventMoment, listMoments } from "../../sport/changes.ts";
import { getLastChange, listChangesAfter, listStarts } from "../../store/events.ts";
import type { Database } from "../../store/schema.ts";

/** News of events: what listings changed, and what the clock brings. */
export type EventNews = EventChange | EventMoment;

export type EventWatchDeps = {
  db: Kysely<Database>;
  clock: Clock;
  /** How long before an event's start it is starting. */
  leadSeconds: number;
  /** Called once for each, soonest first; never for what happened before the watch was opened. */
  onNews: (news: EventNews) => void;
};

/** Follows the store, and so what other processes derive. Every process gets all news. */
export type EventWatch = { poll(): Promise<void> };

export async function openEventWatch({
  db,
  clock,
  leadSeconds,
  onNews,
}: EventWatchDeps): Promise<EventWatch> {
  let heard = await getLastChange(db);
  let told = seconds(clock);

  return {
    async poll() {
      for (const { ref, change_json } of await listChangesAfter(db, heard)) {
        onNews(JSON.parse(change_json) as EventChange);
        heard = ref;
      }
      const until = seconds(clock);
      if (until <= told) return;
      const starts = await listStarts(db, { after: told, until: until + leadSeconds });
      for (const moment of listMoments(starts, { after: told, until, leadSeconds })) onNews(moment);
      told = until;
    },
  };
}
