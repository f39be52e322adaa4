import type { Kysely } from "kysely";
import {
  countChangedChannels,
  getRevisions,
  listChangedChannels,
  listGoneChannels,
  markRead,
  type PluginName,
  type ReadableChannel,
  raiseRead,
} from "../store/derived-channels.ts";
import {
  deleteRows,
  forgetChannels,
  markAllStale,
  type SlotKey,
  type SlotVerdict,
  setSlotVerdicts,
} from "../store/derived-rows.ts";
import { type Lease, writeUnder } from "../store/leases.ts";
import { getMeta, setMeta } from "../store/meta.ts";
import { listReadableSlots } from "../store/readable-slots.ts";
import { nextRevision } from "../store/revision.ts";
import type { Database } from "../store/schema.ts";
import { markChannels } from "../store/slots-write.ts";
import { addStaleKeys, countStaleKeys } from "../store/stale-keys.ts";
import { isAnyOutdated } from "./outdated.ts";
import {
  type ChannelReading,
  type DeriveOptions,
  type ParsedSlot,
  type Plugin,
  parseTexts,
} from "./plugin.ts";

/**
 * The engine of derivation. What a plug-in derives is a function of the shown slots, kept up to date in steps:
 * channels that changed are read; what is found in a slot is kept as a row; keys whose rows came, went or changed are
 * stale; stale keys are rebuilt from all of their rows; and each slot gets the result as its verdict.
 * It can stop anywhere: the next call goes on from there. Several calls may run at once.
 */

/** Channels read at a time: their slots are in memory at once, and are written in one transaction. */
const batchChannels = 20;
/** Channels that no longer exist, forgotten in one transaction. */
const batchGone = 500;

/** A plug-in, and the names of those that have read what its verdicts change: itself and those before it. */
type Step = { plugin: Plugin; upTo: PluginName[] };

/** Brings what the plug-ins derive up to date. Each reads the verdicts of those before it in the list. */
export async function derive(
  db: Kysely<Database>,
  plugins: readonly Plugin[],
  options: DeriveOptions,
): Promise<void> {
  if (!(await isAnyOutdated(db, plugins))) return;
  const names = plugins.map(({ tables }) => tables.name);
  const steps = plugins.map((plugin, at): Step => ({ plugin, upTo: names.slice(0, at + 1) }));
  for (const { plugin } of steps) {
    await followVersion(db, plugin, options.lease);
    await forgetGoneChannels(db, plugin, options.lease);
  }
  for (const [at, step] of steps.entries()) {
    // The first pass reads each slot for all plug-ins at once; later ones follow the verdicts of those before.
    await readChannels(db, steps.slice(at), options);
    await rebuild(db, step, options);
  }
}

async function followVersion(
  db: Kysely<Database>,
  { tables, versionName, version }: Plugin,
  lease: Lease | null,
): Promise<void> {
  if ((await getMeta(db, versionName)) === version) return;
  await writeUnder(db, lease, async (trx) => {
    await markAllStale(trx, tables);
    await setMeta(trx, versionName, version);
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
  steps: readonly Step[],
  { lease, onProgress }: DeriveOptions,
): Promise<void> {
  const names = steps.map(({ plugin }) => plugin.tables.name);
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
    const slots = await readSlots(db, channels);
    const readings = steps.map(({ plugin }) => readBatch(plugin, channels, slots));
    await writeUnder(db, lease, async (trx) => {
      const current = await listUnchanged(trx, channels);
      for (const [at, step] of steps.entries()) await keep(trx, step, readings[at] ?? [], current);
    });
    after = last.ref;
    done += channels.length;
    total = Math.max(total, done);
    onProgress?.({ phase: "detecting", done, total });
  }
}

type SlotsByChannel = ReadonlyMap<number, ParsedSlot[]>;

async function readSlots(
  db: Kysely<Database>,
  channels: readonly ReadableChannel[],
): Promise<SlotsByChannel> {
  const refs = channels.map(({ ref }) => ref);
  return Map.groupBy((await listReadableSlots(db, refs)).map(parseTexts), ({ channel }) => channel);
}

/** What a plug-in reads of a channel, with the slots that it read. */
type Read = { channel: ReadableChannel; slots: readonly ParsedSlot[]; reading: ChannelReading<SlotKey> };

const readBatch = (plugin: Plugin, channels: readonly ReadableChannel[], slots: SlotsByChannel): Read[] =>
  channels.map((channel) => {
    const own = slots.get(channel.ref) ?? [];
    return { channel, slots: own, reading: plugin.read(channel, own) };
  });

/** Those of some channels that haven't changed since they were listed; others are read again. */
async function listUnchanged(
  db: Kysely<Database>,
  channels: readonly ReadableChannel[],
): Promise<Set<ReadableChannel>> {
  const revisions = await getRevisions(
    db,
    channels.map(({ ref }) => ref),
  );
  return new Set(channels.filter(({ ref, revision }) => revisions.get(ref) === revision));
}

/** Replaces the rows of channels with what was read of them. */
async function keep(
  db: Kysely<Database>,
  step: Step,
  batch: readonly Read[],
  current: ReadonlySet<ReadableChannel>,
): Promise<void> {
  const { plugin } = step;
  const { name } = plugin.tables;
  const reads = batch.filter(({ channel }) => current.has(channel));
  const refs = reads.map(({ channel }) => channel.ref);
  const standing = Map.groupBy(await plugin.list(db, refs), ({ channel }) => channel);
  const changes: RowChanges = { write: [], changed: [], gone: [], verdicts: [] };
  for (const read of reads) compareRows(plugin, read, standing.get(read.channel.ref) ?? [], changes);
  await deleteRows(db, plugin.tables, changes.gone);
  await plugin.write(db, changes.write);
  await addStaleKeys(db, name, await plugin.listKeys(db, [...changes.changed, ...changes.gone]));
  await markRead(
    db,
    reads.map(({ channel, reading }) => ({
      channel: channel.ref,
      plugin: name,
      revision: channel.revision,
      notes_json: reading.notes,
    })),
  );
  await putVerdicts(db, step, changes.verdicts);
}

type RowChanges = {
  write: SlotKey[];
  /** Rows that are written, and those that they replace. */
  changed: SlotKey[];
  gone: SlotKey[];
  verdicts: SlotVerdict[];
};

/** Adds the differences between the stored rows of a channel and those that were just read. */
function compareRows(
  plugin: Plugin,
  { slots, reading }: Read,
  standing: readonly SlotKey[],
  { write, changed, gone, verdicts }: RowChanges,
): void {
  const before = new Map(standing.map((row) => [row.start, row]));
  for (const [index, finding] of reading.findings.entries()) {
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
    if (slot[plugin.tables.slotColumn] !== verdict)
      verdicts.push({ channel: slot.channel, start: slot.start, verdict });
  }
  gone.push(...before.values());
}

async function rebuild(
  db: Kysely<Database>,
  step: Step,
  { now, lease, onProgress }: DeriveOptions,
): Promise<void> {
  const { plugin } = step;
  const total = await countStaleKeys(db, plugin.tables.name);
  if (total > 0) onProgress?.({ phase: "rebuilding", done: 0, total });
  const rebuildSome = async (trx: Kysely<Database>): Promise<boolean> => {
    const changes = await plugin.rebuild(trx, now);
    if (!changes) return false;
    if (changes.verdicts.length > 0) await putVerdicts(trx, step, changes.verdicts);
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
  { plugin, upTo }: Step,
  verdicts: readonly SlotVerdict[],
): Promise<void> {
  if (verdicts.length === 0) return;
  const channels = [...new Set(verdicts.map(({ channel }) => channel))];
  const revision = await nextRevision(db);
  await setSlotVerdicts(db, plugin.tables.slotColumn, verdicts);
  await raiseRead(db, upTo, channels, revision);
  await markChannels(db, channels, revision);
}
