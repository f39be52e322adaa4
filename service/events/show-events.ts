import type { Kysely } from "kysely";
import { nextRevision } from "../store/revision.ts";
import type { Database } from "../store/schema.ts";
import type { SlotEvent } from "../store/sightings.ts";
import { raiseSighted, setSlotEvents } from "../store/sightings-write.ts";
import { markChannels } from "../store/slots-write.ts";

/**
 * Notes which events slots show, as one change of the guide; null for none. Their channels take the next revision,
 * at which they count as read for events already.
 */
export async function showEvents(db: Kysely<Database>, slots: readonly SlotEvent[]): Promise<void> {
  if (slots.length === 0) return;
  const channels = [...new Set(slots.map(({ channel }) => channel))];
  const revision = await nextRevision(db);
  await setSlotEvents(db, slots);
  await raiseSighted(db, channels, revision);
  await markChannels(db, channels, revision);
}
