import type { Kysely } from "kysely";
import { raiseRead, type SlotEpisode, setSlotEpisodes } from "../store/airings.ts";
import { nextRevision } from "../store/revision.ts";
import type { Database } from "../store/schema.ts";
import { raiseSighted } from "../store/sightings-write.ts";
import { markChannels } from "../store/slots-write.ts";

/**
 * Notes which episodes slots are of, as one change of the guide. Their channels take the next revision, at which they
 * count as read already, for shows and for events.
 */
export async function tellEpisodes(db: Kysely<Database>, slots: readonly SlotEpisode[]): Promise<void> {
  if (slots.length === 0) return;
  const channels = [...new Set(slots.map(({ channel }) => channel))];
  const revision = await nextRevision(db);
  await setSlotEpisodes(db, slots);
  await raiseRead(db, channels, revision);
  await raiseSighted(db, channels, revision);
  await markChannels(db, channels, revision);
}
