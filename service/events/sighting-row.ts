import type { Sighting } from "../sport/sighting.ts";
import type { SightingRow } from "../store/sightings.ts";

/** A sighting with the row that it was read from. */
export type StoredSighting = Sighting & { row: SightingRow };

export const toSighting = (row: SightingRow): StoredSighting => ({
  channel: row.channel_id,
  country: row.country,
  timeshift: row.timeshift === 1,
  canned: row.canned === 1,
  source: row.source,
  start: row.start,
  stop: row.stop,
  detection: JSON.parse(row.mention_json),
  row,
});
