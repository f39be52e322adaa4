import type { Kysely } from "kysely";
import type { Detection } from "../../sport/detection.ts";
import { countMarks, isCanned } from "../../sport/marking.ts";
import { joinKeys, ownBlock, splitKeys } from "../../sport/sighting.ts";
import type { ReadableChannel } from "../../store/derived-channels.ts";
import type { Database } from "../../store/schema.ts";
import {
  listSightingsOfChannels,
  type NewSighting,
  type SightingOfEvent,
  type StandingSighting,
  writeSightings,
} from "../../store/sightings.ts";
import type { ChannelReading, Finding, ParsedSlot, Plugin } from "../plugin.ts";
import { eventVerdict } from "./event-text.ts";
import { channelFacts, isTimeshift, slotFacts } from "./facts.ts";
import { sportIdentity } from "./identity.ts";
import { rebuildEvents } from "./rebuild.ts";
import { type LoadedRules, type SportRules, sportRules } from "./rules.ts";

/** Derives sports events: a sighting for each slot that is about one, rebuilt by block. */
export const createSportPlugin = (rules: SportRules = sportRules): Plugin<NewSighting, SightingOfEvent> => ({
  ...sportIdentity,
  version: rules.version,
  read: (channel, slots) => readChannel(channel, slots, rules.load().detect),
  list: listSightingsOfChannels,
  write: writeSightings,
  isSame,
  listKeys: async (_, rows) => rows.flatMap(blocksOf),
  verdictOf: ({ event_body, showing }) => eventVerdict(event_body, showing),
  rebuild: (db: Kysely<Database>, now, onKeys) =>
    rebuildEvents(db, { knowledge: rules.load().knowledge, now, onKeys }),
});

function readChannel(
  channel: ReadableChannel,
  slots: readonly ParsedSlot[],
  detect: LoadedRules["detect"],
): ChannelReading<NewSighting> {
  const facts = channelFacts(channel);
  const shared = {
    country: channel.country,
    timeshift: isTimeshift(channel.name) ? 1 : 0,
    canned: isCanned(slots) ? 1 : 0,
  };
  const bySource = new Map<string, Parameters<typeof countMarks>[0][number][]>();
  const findings = slots.map((slot): Finding<NewSighting> => {
    const own = slotFacts(slot, facts);
    const detection = detect(own);
    const read = { start: slot.start, stop: slot.stop, flags: own.flags, detection };
    const those = bySource.get(slot.source);
    if (those) those.push(read);
    else bySource.set(slot.source, [read]);
    const row = detection && toRow(slot, detection, shared);
    return row ? { row } : { row: null, verdict: null };
  });
  const markings = Object.fromEntries([...bySource].map(([source, those]) => [source, countMarks(those)]));
  return { findings, notes: JSON.stringify(markings) };
}

/** The row of a detection; null if it isn't known what it is about. */
function toRow(
  { channel, start, stop, source }: ParsedSlot,
  detection: Detection,
  shared: Pick<NewSighting, "country" | "timeshift" | "canned">,
): NewSighting | null {
  const block = ownBlock(detection);
  if (block === null) return null;
  const { reasons: _, ...kept } = detection;
  const [key_a = block, key_b = null] = splitKeys(block);
  const { kind } = detection;
  const detection_json = JSON.stringify(kept);
  return { channel, start, stop, source, ...shared, kind, key_a, key_b, block, detection_json };
}

/** The block may differ: rebuilding decides it. */
const isSame = (standing: StandingSighting, row: NewSighting): boolean =>
  standing.stop === row.stop &&
  standing.source === row.source &&
  standing.country === row.country &&
  standing.timeshift === row.timeshift &&
  standing.canned === row.canned &&
  standing.detection_json === row.detection_json;

/** The block that a sighting is in, and the one of its own spelling. */
const blocksOf = ({ block, key_a, key_b }: NewSighting): string[] => [block, joinKeys(key_a, key_b)];
