import type { Kysely } from "kysely";
import type { Listing, SlotDetail } from "../../contract/slot.ts";
import {
  addStaleKeys,
  countChangedChannels,
  countStaleKeys,
  deleteRows,
  forgetChannels,
  getRevisions,
  hasStale,
  listChangedChannels,
  listGoneChannels,
  listReadableSlots,
  markAllStale,
  markRead,
  type PluginName,
  type PluginTables,
  type ReadableChannel,
  type ReadableSlot,
  raiseRead,
  type SlotKey,
  type SlotVerdict,
  setSlotVerdicts,
} from "../store/derived.ts";
import { type Lease, writeUnder } from "../store/leases.ts";
import { getMeta, setMeta } from "../store/meta.ts";
import { nextRevision } from "../store/revision.ts";
import type { Database } from "../store/schema.ts";
import { markChannels } from "../store/slots-write.ts";

/**
 * The engine of derivation. What a plug-in derives is a function of the shown slots, kept up to date in steps:
 * channels that changed are read; what is found in a slot is kept as a row; keys whose rows came, went or changed are
 * stale; stale keys are rebuilt from all of their rows; and what is found of a slot is written on it as its verdict.
 * It can stop anywhere: the next call goes on from there. Several calls may run at once.
 */

/** A shown slot with its texts parsed. */
export type ParsedSlot = ReadableSlot & { listing: Listing; more: SlotDetail | null };

/** What a plug-in found in a slot: a row; or none, and what the slot carries then. */
export type Finding<New> = { row: New } | { row: null; verdict: string | null };

/** What a plug-in read of a channel: a finding for each slot, in their order, and a note to keep of the channel. */
export type ChannelReading<New> = { findings: Finding<New>[]; notes: string | null };

/**
 * One kind of thing derived from slots. `New` is a row as reading makes it, `Standing` the same as stored, with the
 * verdict that rebuilding added. Methods, so that plug-ins with different rows fit one list.
 */
export type Plugin<New extends SlotKey = SlotKey, Standing extends New = New> = {
  tables: PluginTables;
  /** Raised whenever the same slots lead to other rows: everything is then read and rebuilt. */
  version: string;
  read(channel: ReadableChannel, slots: readonly ParsedSlot[]): ChannelReading<New>;
  list(db: Kysely<Database>, channels: readonly number[]): Promise<Standing[]>;
  write(db: Kysely<Database>, rows: readonly New[]): Promise<unknown>;
  isSame(standing: Standing, row: New): boolean;
  /** What becomes stale with a row that comes, goes or changes. */
  listKeys(db: Kysely<Database>, rows: readonly New[]): Promise<Iterable<string>>;
  /** What a slot carries until its key is rebuilt. */
  verdictOf(standing: Standing): string | null;
  /**
   * Rebuilds some stale keys, and no longer counts them as stale, all in the caller's transaction. Returns null if none
   * was stale, else what changed.
   */
  rebuild(db: Kysely<Database>, now: number): Promise<RebuildChanges | null>;
};

export type RebuildChanges = {
  verdicts: readonly SlotVerdict[];
  /** Whether answers change beyond the slots. */
  answers: boolean;
};

/** Counts channels while `detecting`, keys while `rebuilding`. */
export type DeriveProgress = { phase: "detecting" | "rebuilding"; done: number; total: number };

/** `now` is in epoch seconds; with a lease, nothing is written once it is lost. */
export type DeriveOptions = {
  now: number;
  lease: Lease | null;
  onProgress?: (progress: DeriveProgress) => void;
};

/** Channels read at a time: their slots are in memory at once, and are written in one transaction. */
const batchChannels = 20;
/** Channels that no longer exist, forgotten in one transaction. */
const batchGone = 500;

const namesOf = (plugins: readonly Plugin[]): PluginName[] => plugins.map(({ tables }) => tables.name);

/** A plug-in reads the verdicts of those before it. */
const order: readonly PluginName[] = ["sport", "shows"];

const versionNames = { sport: "sport_rules", shows: "show_rules" } as const;

async function isOutdated(db: Kysely<Database>, { tables, version }: Plugin): Promise<boolean> {
  return (await getMeta(db, versionNames[tables.name])) !== version || (await hasStale(db, tables.name));
}

/** Whether something that the plug-ins derive has to be rebuilt. */
export async function isAnyOutdated(db: Kysely<Database>, plugins: readonly Plugin[]): Promise<boolean> {
  for (const plugin of plugins) if (await isOutdated(db, plugin)) return true;
  return false;
}

/** Brings what the plug-ins derive up to date; they come in their order. */
export async function derive(
  db: Kysely<Database>,
  plugins: readonly Plugin[],
  options: DeriveOptions,
): Promise<void> {
  if (!(await isAnyOutdated(db, plugins))) return;
  const { lease } = options;
  for (const plugin of plugins) {
    await followVersion(db, plugin, lease);
    await forgetGoneChannels(db, plugin, lease);
  }
  for (const [at, plugin] of plugins.entries()) {
    // The first pass reads each slot for all plug-ins at once; later ones follow the verdicts of those before.
    await readChannels(db, plugins.slice(at), options);
    await rebuild(db, plugin, options);
  }
}

async function followVersion(
  db: Kysely<Database>,
  { tables, version }: Plugin,
  lease: Lease | null,
): Promise<void> {
  const name = versionNames[tables.name];
  if ((await getMeta(db, name)) === version) return;
  await writeUnder(db, lease, async (trx) => {
    await markAllStale(trx, tables);
    await setMeta(trx, name, version);
  });
}

async function forgetGoneChannels(db: Kysely<Database>, plugin: Plugin, lease: Lease | null): Promise<void> {
  const { name } = plugin.tables;
  while ((await listGoneChannels(db, name, 1)).length > 0)
    await writeUnder(db, lease, async (trx) => {
      const gone = await listGoneChannels(trx, name, batchGone);
      const rows = await plugin.list(trx, gone);
      await addStaleKeys(trx, name, await plugin.listKeys(trx, rows));
      await forgetChannels(trx, plugin.tables, gone);
    });
}

/** Reads the slots of every channel that changed since one of the plug-ins read it. */
async function readChannels(
  db: Kysely<Database>,
  plugins: readonly Plugin[],
  { lease, onProgress }: DeriveOptions,
): Promise<void> {
  const names = namesOf(plugins);
  let total = await countChangedChannels(db, names);
  let done = 0;
  for (let after = 0; ; ) {
    const channels = await listChangedChannels(db, names, { after, limit: batchChannels });
    const last = channels.at(-1);
    if (!last) {
      // Channels that changed meanwhile are read again.
      if (after === 0) return;
      after = 0;
      continue;
    }
    const readings = await readBatch(db, plugins, channels);
    await writeUnder(db, lease, (trx) => keepBatch(trx, plugins, readings));
    after = last.ref;
    done += channels.length;
    total = Math.max(total, done);
    onProgress?.({ phase: "detecting", done, total });
  }
}

type BatchReading = {
  channel: ReadableChannel;
  slots: ParsedSlot[];
  /** One for each plug-in. */
  readings: ChannelReading<SlotKey>[];
};

async function readBatch(
  db: Kysely<Database>,
  plugins: readonly Plugin[],
  channels: readonly ReadableChannel[],
): Promise<BatchReading[]> {
  const rows = await listReadableSlots(
    db,
    channels.map(({ ref }) => ref),
  );
  const byChannel = Map.groupBy(rows.map(parseTexts), ({ channel }) => channel);
  return channels.map((channel) => {
    const slots = byChannel.get(channel.ref) ?? [];
    return { channel, slots, readings: plugins.map((plugin) => plugin.read(channel, slots)) };
  });
}

export const parseTexts = (slot: ReadableSlot): ParsedSlot => ({
  ...slot,
  listing: JSON.parse(slot.body),
  more: slot.detail === null ? null : JSON.parse(slot.detail),
});

/** Replaces what stands by what was read, except on channels that changed meanwhile: they are read again. */
async function keepBatch(
  db: Kysely<Database>,
  plugins: readonly Plugin[],
  batch: readonly BatchReading[],
): Promise<void> {
  const revisions = await getRevisions(
    db,
    batch.map(({ channel }) => channel.ref),
  );
  const current = batch.filter(({ channel }) => revisions.get(channel.ref) === channel.revision);
  for (const [at, plugin] of plugins.entries()) await keep(db, plugin, current, at);
}

/** `at` is the plug-in's place among the readings. */
async function keep(
  db: Kysely<Database>,
  plugin: Plugin,
  batch: readonly BatchReading[],
  at: number,
): Promise<void> {
  const { name, slotColumn } = plugin.tables;
  const standing = Map.groupBy(
    await plugin.list(
      db,
      batch.map(({ channel }) => channel.ref),
    ),
    ({ channel }) => channel,
  );
  const write: SlotKey[] = [];
  const changed: SlotKey[] = [];
  const gone: SlotKey[] = [];
  const verdicts: SlotVerdict[] = [];
  for (const { channel, slots, readings } of batch) {
    const before = new Map((standing.get(channel.ref) ?? []).map((row) => [row.start, row]));
    for (const [index, finding] of (readings[at]?.findings ?? []).entries()) {
      const slot = slots[index];
      if (!slot) continue;
      const { row } = finding;
      const old = row && before.get(slot.start);
      if (row) before.delete(slot.start);
      if (row && !(old && plugin.isSame(old, row))) {
        write.push(row);
        changed.push(row, ...(old ? [old] : []));
      }
      const verdict = row ? (old ? plugin.verdictOf(old) : null) : finding.verdict;
      if (slot[slotColumn] !== verdict) verdicts.push({ channel: channel.ref, start: slot.start, verdict });
    }
    gone.push(...before.values());
  }
  await deleteRows(db, plugin.tables, gone);
  await plugin.write(db, write);
  await addStaleKeys(db, name, await plugin.listKeys(db, [...changed, ...gone]));
  await markRead(
    db,
    batch.map(({ channel, readings }) => ({
      channel: channel.ref,
      plugin: name,
      revision: channel.revision,
      notes_json: readings[at]?.notes ?? null,
    })),
  );
  await putVerdicts(db, plugin, verdicts);
}

async function rebuild(
  db: Kysely<Database>,
  plugin: Plugin,
  { now, lease, onProgress }: DeriveOptions,
): Promise<void> {
  const total = await countStaleKeys(db, plugin.tables.name);
  const rebuildSome = async (trx: Kysely<Database>): Promise<boolean> => {
    const changes = await plugin.rebuild(trx, now);
    if (!changes) return false;
    if (changes.verdicts.length > 0) await putVerdicts(trx, plugin, changes.verdicts);
    else if (changes.answers) await nextRevision(trx);
    return true;
  };
  while (await writeUnder(db, lease, rebuildSome)) {
    const left = await countStaleKeys(db, plugin.tables.name);
    onProgress?.({ phase: "rebuilding", done: Math.max(0, total - left), total });
  }
}

/**
 * Writes verdicts on slots, as one change of the guide. Their channels take the next revision, which the plug-in and
 * those before it count as read: only later ones read its verdicts.
 */
async function putVerdicts(
  db: Kysely<Database>,
  { tables }: Plugin,
  verdicts: readonly SlotVerdict[],
): Promise<void> {
  if (verdicts.length === 0) return;
  const channels = [...new Set(verdicts.map(({ channel }) => channel))];
  const revision = await nextRevision(db);
  await setSlotVerdicts(db, tables.slotColumn, verdicts);
  await raiseRead(db, order.slice(0, order.indexOf(tables.name) + 1), channels, revision);
  await markChannels(db, channels, revision);
}
