import type { Kysely } from "kysely";
import { parseListingId } from "../../ids.ts";
import { readCatalogueKinds } from "../../ingest/catalogue-kinds.ts";
import type { Detection, SlotFacts } from "../../sport/detection.ts";
import type { Marking } from "../../sport/marking.ts";
import { getReadableChannel } from "../../store/derived-channels.ts";
import { getEvent } from "../../store/events.ts";
import { getReadableSlot } from "../../store/readable-slots.ts";
import type { Database } from "../../store/schema.ts";
import { getSighting } from "../../store/sightings.ts";
import { explainReading, type Reading } from "../explain-reading.ts";
import { parseTexts } from "../plugin.ts";
import { channelFacts, slotFacts } from "./facts.ts";
import type { LoadedRules } from "./rules.ts";
import { readMarkings } from "./source-markings.ts";

/** All that was decided about a listing, and why. */
export type Explanation = {
  source: string;
  facts: SlotFacts;
  /** What was read of its title, and what tells its kind. */
  reading: Reading;
  /** What is detected in it; null for no sport. */
  detection: Detection | null;
  /** How its source marks live and repeat in that country. */
  marking: Marking;
  /** The block that it is in: the two entrants, once spellings are brought together, or one subject. */
  block: string | null;
  /** The event that it shows, as the API answers it: a JSON object's text. */
  event: string | null;
  /** Of a broadcast. */
  showing: string | null;
  reason: string | null;
};

/** Explains a listing by its id; null if no such listing is shown. */
export async function explainListing(
  db: Kysely<Database>,
  id: string,
  { detect }: Pick<LoadedRules, "detect">,
): Promise<Explanation | null> {
  const place = parseListingId(id);
  const channel = place && (await getReadableChannel(db, place.channelId));
  if (!channel) return null;
  const key = { channel: channel.ref, start: place.start };
  const slot = await getReadableSlot(db, key);
  if (!slot) return null;
  const parsed = parseTexts(slot);
  const facts = slotFacts(parsed, channelFacts(channel));
  const markingOf = await readMarkings(db);
  const sighting = await getSighting(db, key);
  const event = sighting?.event ? await getEvent(db, sighting.event) : null;
  return {
    source: slot.source,
    facts,
    reading: explainReading(parsed, {
      channel: facts.channel.name,
      isEvent: event !== null,
      shows: await readCatalogueKinds(db),
    }),
    detection: detect(facts),
    marking: markingOf({ source: slot.source, country: channel.country }),
    block: sighting?.block ?? null,
    event: event?.body ?? null,
    showing: sighting?.showing ?? null,
    reason: sighting?.reason ?? null,
  };
}
