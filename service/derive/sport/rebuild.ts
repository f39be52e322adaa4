import type { Kysely } from "kysely";
import { mostFrequent } from "../../most-frequent.ts";
import { findBlocks, sameTimeSeconds } from "../../sport/canonical.ts";
import { type EventState, findChange } from "../../sport/changes.ts";
import { buildEvents, type EventRecord } from "../../sport/event.ts";
import type { SportContext } from "../../sport/rules.ts";
import {
  type BlockKey,
  finalEnd,
  isKnownKey,
  joinKeys,
  type Sighting,
  splitKeys,
} from "../../sport/sighting.ts";
import { inSlices } from "../../store/batches.ts";
import type { SlotKey, SlotVerdict } from "../../store/derived-rows.ts";
import {
  deleteChangesBefore,
  deleteEvents,
  listEventsOfBlocks,
  writeAliases,
  writeChanges,
  writeEvents,
} from "../../store/events-write.ts";
import { listFixturesOfBlocks } from "../../store/fixtures.ts";
import type { EventTable } from "../../store/schema/derived.ts";
import type { Database } from "../../store/schema.ts";
import {
  type JudgedSighting,
  listSightingsOfBlocks,
  listSightingsOfKeys,
  listSightingsWithin,
  type SightingRow,
  setBlocks,
  writeSightingJudgements,
} from "../../store/sightings.ts";
import { takeStaleKeys } from "../../store/stale-keys.ts";
import { announceEventNews, type EventNews } from "../../webhooks/announce.ts";
import type { KeysListener, RebuildChanges } from "../plugin.ts";
import { type EventContent, eventRow, eventVerdict } from "./event-text.ts";
import { followMarkings } from "./source-markings.ts";

/** How long changes are kept for those who ask what changed. */
const changesKeptSeconds = 7 * 86_400;

/** Blocks rebuilt at a time, whose sightings are in memory at once. */
const batchBlocks = 200;

/**
 * Rebuilds the events of every stale block: what they are, who shows them and how, former ids and what changed. The
 * same sightings and fixtures lead to the same events, in whatever order they came.
 */
export async function rebuildEvents(
  db: Kysely<Database>,
  { knowledge, now, onKeys }: Pick<SportContext, "knowledge"> & { now: number; onKeys: KeysListener },
): Promise<RebuildChanges | null> {
  const markingOf = await followMarkings(db);
  const queue = new Set(await takeStaleKeys(db, "sport"));
  if (queue.size === 0) return null;
  await settleBlocks(db, queue);
  const changes = noChanges();
  for (let done = 0; queue.size > 0; onKeys(done)) {
    const blocks = [...queue.values().take(batchBlocks)];
    for (const block of blocks) queue.delete(block);
    await rebuildBlocks(db, blocks, { knowledge, markingOf, now }, changes);
    done += blocks.length;
  }
  const news = await writeHistory(db, changes, now);
  await announceEventNews(db, news, now);
  return { verdicts: [...changes.verdicts.values()], answers: changes.answers };
}

/** What rebuilding changes, gathered until all blocks are done. */
type EventChanges = {
  /** Events as they were before, and as they are after, by id; only those of the rebuilt blocks. */
  before: Map<string, EventState>;
  after: Map<string, EventState>;
  /** The rows of the events before. */
  rows: Map<string, EventTable>;
  /** By former id, the ids that its sightings got. */
  became: Map<string, string[]>;
  verdicts: Map<string, SlotVerdict>;
  /** Whether an answer changes beyond its slots. */
  answers: boolean;
};

const noChanges = (): EventChanges => ({
  before: new Map(),
  after: new Map(),
  rows: new Map(),
  became: new Map(),
  verdicts: new Map(),
  answers: false,
});

/** A sighting with the row that it was read from. */
type StoredSighting = Sighting & { row: SightingRow };

const toSighting = (row: SightingRow): StoredSighting => ({
  channel: row.channel_id,
  country: row.country,
  timeshift: row.timeshift === 1,
  canned: row.canned === 1,
  source: row.source,
  start: row.start,
  stop: row.stop,
  detection: JSON.parse(row.detection_json),
  row,
});

/**
 * Moves sightings until all in some blocks are where they belong, and adds the blocks that they left or came to. All
 * of the blocks at once, since what goes on at their times is much the same for each part of them.
 */
async function settleBlocks(db: Kysely<Database>, blocks: Set<BlockKey>): Promise<void> {
  for (let unsettled = [...blocks]; unsettled.length > 0; ) {
    unsettled = [...(await moveBlocks(db, unsettled)).difference(blocks)];
    for (const block of unsettled) blocks.add(block);
  }
}

/**
 * Decides again which block each sighting is in that has an entrant that the catalogue doesn't know, or is of a final
 * without its sides, and is in some blocks or at the same time as what is in them. Returns the blocks that sightings left
 * or came to.
 */
async function moveBlocks(db: Kysely<Database>, blocks: readonly BlockKey[]): Promise<Set<BlockKey>> {
  const inBlocks = await inSlices(blocks, (some) => listSightingsOfBlocks(db, some));
  const games = inBlocks.filter((row) => row.key_b !== null || isFinal(row));
  const touched = byPlace([...(await listSpeltAs(db, blocks)), ...games]);
  const around = byPlace(await listAtSameTime(db, [...touched.values()]));
  const unsure = [...touched.values(), ...around.values()].filter(isUnsure);
  if (unsure.length === 0) return new Set();
  const spellings = new Set(unsure.map(speltBlock));
  // Whatever is spelt as one of the blocks has been read, and so has what is at the same time.
  const others = await listSpeltAs(db, [...spellings.difference(new Set(blocks))]);
  const unread = others.filter((row) => !touched.has(placeOf(row)));
  const near = new Map([
    ...touched,
    ...around,
    ...byPlace([...unread, ...(await listAtSameTime(db, unread))]),
  ]);
  const sightings = [...near.values()].map(toSighting);
  const found = findBlocks(sightings);
  const moves = sightings.flatMap(({ row: { channel, start, block: from, ...row } }, index) => {
    const block = found[index] ?? from;
    return block === from || !spellings.has(speltBlock(row)) ? [] : [{ channel, start, block, from }];
  });
  await setBlocks(db, moves);
  return new Set(moves.flatMap(({ block, from }) => [block, from]));
}

/** The block of a sighting as its listing spells it. */
const speltBlock = ({ key_a, key_b }: Pick<SightingRow, "key_a" | "key_b">): BlockKey =>
  joinKeys(key_a, key_b);

const isFinal = ({ key_a }: SightingRow): boolean => key_a.endsWith(finalEnd);

const isUnsure = (row: SightingRow): boolean =>
  row.key_b === null ? isFinal(row) : [row.key_a, row.key_b].some((key) => !isKnownKey(key));

/** The sightings of games, finals without their sides too, whose listings spell them as these blocks do. */
async function listSpeltAs(db: Kysely<Database>, blocks: readonly BlockKey[]): Promise<SightingRow[]> {
  const rows = await inSlices([...new Set(blocks.flatMap(splitKeys))], (keys) =>
    listSightingsOfKeys(db, keys, finalEnd),
  );
  const wanted = new Set(blocks);
  return rows.filter((row) => wanted.has(speltBlock(row)));
}

/** The sightings of games that start about when one of these does. */
function listAtSameTime(db: Kysely<Database>, rows: readonly SightingRow[]): Promise<SightingRow[]> {
  const spans: { start: number; stop: number }[] = [];
  for (const at of rows.map(({ start }) => start).sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && at - sameTimeSeconds <= last.stop) last.stop = at + sameTimeSeconds;
    else spans.push({ start: at - sameTimeSeconds, stop: at + sameTimeSeconds });
  }
  return listSightingsWithin(db, spans, finalEnd);
}

const placeOf = ({ channel, start }: SightingRow): string => `${channel} ${start}`;
const byPlace = (rows: readonly SightingRow[]): Map<string, SightingRow> =>
  new Map(rows.map((row) => [placeOf(row), row]));

async function rebuildBlocks(
  db: Kysely<Database>,
  blocks: readonly BlockKey[],
  { now, ...context }: SportContext & { now: number },
  changes: EventChanges,
): Promise<void> {
  const sightings = Map.groupBy(
    (await listSightingsOfBlocks(db, blocks)).map(toSighting),
    ({ row }) => row.block,
  );
  const fixtures = Map.groupBy(await listFixturesOfBlocks(db, blocks), ({ block }) => block);
  const standing = new Map((await listEventsOfBlocks(db, blocks)).map((row) => [row.id, row]));
  const records = blocks.flatMap((block) =>
    buildEvents(
      block,
      sightings.get(block) ?? [],
      (fixtures.get(block) ?? []).map(({ fixture }) => fixture),
      context,
    ).map((record) => ({ record, row: eventRow(block, record, context) })),
  );
  const said = {
    before: verdictsOf([...standing.values()]),
    after: verdictsOf(records.map(({ row }) => row)),
  };
  for (const row of standing.values())
    if (!changes.before.has(row.id) && !changes.after.has(row.id)) {
      changes.before.set(row.id, JSON.parse(row.state_json));
      changes.rows.set(row.id, row);
    }
  const write = records.flatMap(({ row }) =>
    isSameRow(standing.get(row.id), row) ? [] : [{ ...row, updated_at: now }],
  );
  for (const { row } of records) {
    standing.delete(row.id);
    changes.after.set(row.id, JSON.parse(row.state_json));
  }
  for (const id of standing.keys()) changes.after.delete(id);
  await writeEvents(db, write);
  await deleteEvents(db, [...standing.keys()]);
  const judged = compareJudgements(
    [...sightings.values()].flat(),
    records.map(({ record }) => record),
    { ...changes, said },
  );
  await writeSightingJudgements(db, judged);
  if (write.length + standing.size + judged.length > 0) changes.answers = true;
}

const isSameRow = (old: EventTable | undefined, row: EventContent): boolean =>
  old !== undefined &&
  JSON.stringify(Object.entries({ ...old, ...row }).sort()) === JSON.stringify(Object.entries(old).sort());

/** What slots carry, by event and showing: null if they show none, undefined if the event is none of those known. */
type EventVerdicts = (event: string | null, showing: string | null) => string | null | undefined;

function verdictsOf(rows: readonly EventContent[]): EventVerdicts {
  const bodies = new Map(rows.map(({ id, body }) => [id, body]));
  // An event has many slots, and of showings three.
  const made = new Map<string, string | null>();
  return (event, showing) => {
    if (event === null || showing === null) return null;
    const body = bodies.get(event);
    if (body === undefined) return undefined;
    const key = `${event} ${showing}`;
    const verdict = made.get(key) ?? eventVerdict(body, showing);
    made.set(key, verdict);
    return verdict;
  };
}

/**
 * The sightings whose event, showing or reason changes. A slot's verdict may change without them: it says the event's
 * name and start too.
 */
function compareJudgements(
  sightings: readonly StoredSighting[],
  records: readonly EventRecord<StoredSighting>[],
  { became, verdicts: slots, said }: EventChanges & { said: { before: EventVerdicts; after: EventVerdicts } },
): JudgedSighting[] {
  const found = new Map<StoredSighting, Omit<JudgedSighting, keyof SlotKey>>();
  for (const { event, broadcasts, related } of records) {
    for (const { slot, showing, reason } of broadcasts) found.set(slot, { event: event.id, showing, reason });
    for (const slot of related) found.set(slot, { event: event.id, showing: null, reason: null });
  }
  const judged: JudgedSighting[] = [];
  for (const sighting of sightings) {
    const { row } = sighting;
    const { channel, start } = row;
    const { event, showing, reason } = found.get(sighting) ?? { event: null, showing: null, reason: null };
    if (row.event !== null && event !== null)
      became.set(row.event, [...(became.get(row.event) ?? []), event]);
    if (event !== row.event || showing !== row.showing || reason !== row.reason)
      judged.push({ channel, start, event, showing, reason });
    const verdict = said.after(event, showing) ?? null;
    if (verdict !== said.before(row.event, row.showing))
      slots.set(`${channel} ${start}`, { channel, start, verdict });
  }
  return judged;
}

/** Writes former ids and what changed, which all blocks decide together. Returns what is news to others. */
async function writeHistory(
  db: Kysely<Database>,
  { before, after, rows, became }: EventChanges,
  now: number,
): Promise<EventNews> {
  const former = [...before.keys()].filter((id) => !after.has(id));
  const aliases = former.flatMap((id) => {
    const event = mostFrequent((became.get(id) ?? []).filter((successor) => after.has(successor)));
    return event === null ? [] : [{ id, event }];
  });
  const pairs = [
    ...[...before.keys()].map((id) => ({ id, event: id })),
    ...aliases.filter(({ event }) => !before.has(event)),
  ];
  const changes = pairs.flatMap(({ id, event }) => {
    const [old, current] = [before.get(id), after.get(event)];
    return (old && current && findChange(old, current)) ?? [];
  });
  await writeAliases(db, aliases);
  await writeChanges(
    db,
    changes.map((change) => ({ event: change.event, at: now, change_json: JSON.stringify(change) })),
  );
  await deleteChangesBefore(db, now - changesKeptSeconds);
  const replaced = new Set(aliases.map(({ id }) => id));
  const gone = former.flatMap((id) => {
    const [state, event] = [before.get(id), rows.get(id)];
    return state && event && !replaced.has(id) ? [{ state, event }] : [];
  });
  return { changes, gone };
}
