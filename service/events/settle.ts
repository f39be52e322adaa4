import type { Kysely } from "kysely";
import { mostFrequent } from "../most-frequent.ts";
import { type EventState, findChange } from "../sport/changes.ts";
import { buildEvents, type EventRecord } from "../sport/event.ts";
import type { SportContext } from "../sport/rules.ts";
import type { BlockKey } from "../sport/sighting.ts";
import {
  deleteChangesBefore,
  deleteEvents,
  listEventsOfBlocks,
  writeAliases,
  writeChanges,
  writeEvents,
} from "../store/events-write.ts";
import { listFixturesOfBlocks } from "../store/fixtures.ts";
import { type Lease, writeUnder } from "../store/leases.ts";
import { nextRevision } from "../store/revision.ts";
import type { EventTable } from "../store/schema/derived.ts";
import type { Database } from "../store/schema.ts";
import { listSightingsOfBlocks, type SlotEvent, type SlotKey } from "../store/sightings.ts";
import { type SightingVerdict, takeStaleBlocks, writeVerdicts } from "../store/sightings-write.ts";
import { eventRow } from "./event-text.ts";
import { moveBlocks } from "./move-blocks.ts";
import { showEvents } from "./show-events.ts";
import { type StoredSighting, toSighting } from "./sighting-row.ts";
import { followMarkings } from "./source-habits.ts";

export type SettleOptions = {
  knowledge: SportContext["knowledge"];
  lease: Lease | null /** Epoch seconds. */;
  now: number;
};

/** How long changes are kept for those who ask what changed. */
const changesKeptSeconds = 7 * 86_400;

/** Blocks settled at a time, whose sightings are in memory at once. */
const batchBlocks = 200;

/**
 * Makes events anew of every stale block, in one transaction: what they are, who shows them and how, former ids and
 * what changed. The same sightings and fixtures give the same events, in whatever order they came.
 */
export const settleEvents = (db: Kysely<Database>, { knowledge, lease, now }: SettleOptions): Promise<void> =>
  writeUnder(db, lease, async (trx) => {
    const markingOf = await followMarkings(trx);
    const queue = new Set(await takeStaleBlocks(trx));
    if (queue.size === 0) return;
    const context: SportContext = { knowledge, markingOf };
    const account = newAccount();
    while (queue.size > 0) {
      const blocks = [...queue].slice(0, batchBlocks);
      for (const block of blocks) queue.delete(block);
      for (const moved of await moveBlocks(trx, blocks)) if (!blocks.includes(moved)) queue.add(moved);
      await settleBlocks(trx, blocks, context, account);
    }
    await tell(trx, account, now);
  });

/** What a settling changes, gathered until all of it is known. */
type Account = {
  /** Events as they stood before, and as they stand after, by id; only those of the blocks at hand. */
  before: Map<string, EventState>;
  after: Map<string, EventState>;
  /** Of each former id, the ids that its sightings got. */
  became: Map<string, string[]>;
  slots: Map<string, SlotEvent>;
  /** Whether an answer changes beyond its slots. */
  changed: boolean;
};

const newAccount = (): Account => ({
  before: new Map(),
  after: new Map(),
  became: new Map(),
  slots: new Map(),
  changed: false,
});

async function settleBlocks(
  db: Kysely<Database>,
  blocks: readonly BlockKey[],
  context: SportContext,
  account: Account,
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
  for (const { id, state_json } of standing.values())
    if (!account.before.has(id) && !account.after.has(id)) account.before.set(id, JSON.parse(state_json));
  const write = records.flatMap(({ row }) => (isSameRow(standing.get(row.id), row) ? [] : [row]));
  for (const { row } of records) {
    standing.delete(row.id);
    account.after.set(row.id, JSON.parse(row.state_json));
  }
  for (const id of standing.keys()) account.after.delete(id);
  await writeEvents(db, write);
  await deleteEvents(db, [...standing.keys()]);
  const verdicts = verdictsOf(
    [...sightings.values()].flat(),
    records.map(({ record }) => record),
    account,
  );
  await writeVerdicts(db, verdicts);
  if (write.length + standing.size + verdicts.length > 0) account.changed = true;
}

const isSameRow = (old: EventTable | undefined, row: EventTable): boolean =>
  old !== undefined &&
  JSON.stringify(Object.entries(old).sort()) === JSON.stringify(Object.entries(row).sort());

/** The sightings of which another event, showing or reason is found than stands. */
function verdictsOf(
  sightings: readonly StoredSighting[],
  records: readonly EventRecord<StoredSighting>[],
  { became, slots }: Account,
): SightingVerdict[] {
  const found = new Map<StoredSighting, Omit<SightingVerdict, keyof SlotKey>>();
  for (const { event, broadcasts, related } of records) {
    for (const { slot, showing, reason } of broadcasts) found.set(slot, { event: event.id, showing, reason });
    for (const slot of related) found.set(slot, { event: event.id, showing: null, reason: null });
  }
  const verdicts: SightingVerdict[] = [];
  for (const sighting of sightings) {
    const { row } = sighting;
    const { channel, start } = row;
    const { event, showing, reason } = found.get(sighting) ?? { event: null, showing: null, reason: null };
    if (row.event !== null && event !== null)
      became.set(row.event, [...(became.get(row.event) ?? []), event]);
    if (event === row.event && showing === row.showing && reason === row.reason) continue;
    verdicts.push({ channel, start, event, showing, reason });
    const shown = showing === null ? null : event;
    if (shown !== (row.showing === null ? null : row.event))
      slots.set(`${channel} ${start}`, { channel, start, event: shown });
  }
  return verdicts;
}

/** Writes what follows from all blocks together: the slots' events, former ids, and what changed. */
async function tell(
  db: Kysely<Database>,
  { before, after, became, slots, changed }: Account,
  now: number,
): Promise<void> {
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
    const change = old && current && findChange(old, current);
    return change ? [{ event, at: now, change_json: JSON.stringify(change) }] : [];
  });
  await writeAliases(db, aliases);
  await writeChanges(db, changes);
  await deleteChangesBefore(db, now - changesKeptSeconds);
  if (slots.size > 0) await showEvents(db, [...slots.values()]);
  else if (changed) await nextRevision(db);
}
