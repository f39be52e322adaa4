import type { Kysely, Selectable } from "kysely";
import {
  countChangedChannels,
  getRevisions,
  listGoneChannels,
  markRead,
  type PluginName,
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
import { nextRevision } from "../store/revision.ts";
import type { DerivedChannelTable } from "../store/schema/derived.ts";
import type { Database } from "../store/schema.ts";
import { markChannels } from "../store/slots-write.ts";
import { addStaleKeys, countStaleKeys } from "../store/stale-keys.ts";
import { isAnyOutdated } from "./outdated.ts";
import type { ChannelReading, DeriveOptions, Plugin } from "./plugin.ts";
import { type ChannelRead, type ReadSlot, readChanged } from "./read-changed.ts";

/**
 * The engine of derivation. What a plug-in derives is a function of the shown slots, kept up to date in steps:
 * channels that changed are read; what is found in a slot is kept as a row; keys whose rows came, went or changed are
 * stale; stale keys are rebuilt from all of their rows; and each slot gets the result as its verdict.
 * It can stop anywhere: the next call goes on from there. Several calls may run at once.
 */

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

/** Reads every channel that changed since one of the plug-ins read it, and writes what was found. */
async function readChannels(
  db: Kysely<Database>,
  steps: readonly Step[],
  { lease, onProgress }: DeriveOptions,
): Promise<void> {
  const plugins = steps.map(({ plugin }) => plugin);
  const names = plugins.map(({ tables }) => tables.name);
  let total = await countChangedChannels(db, names);
  let done = 0;
  const report = (channels: number): void => {
    total = Math.max(total, channels);
    onProgress?.({ phase: "detecting", done: channels, total });
  };
  if (total > 0) report(0);
  for (let after = 0; ; ) {
    const reads = await readChanged(db, plugins, { after, onRead: (channels) => report(done + channels) });
    const last = reads.at(-1);
    if (!last) {
      // Channels that changed meanwhile are read again.
      if (after === 0) return;
      after = 0;
      continue;
    }
    await writeUnder(db, lease, async (trx) => {
      const current = await listUnchanged(trx, reads);
      for (const [at, step] of steps.entries()) await keep(trx, step, at, current);
    });
    after = last.channel.ref;
    done += reads.length;
  }
}

/** What was read of channels that haven't changed since; others are read again. */
async function listUnchanged(db: Kysely<Database>, reads: readonly ChannelRead[]): Promise<ChannelRead[]> {
  const refs = reads.map(({ channel }) => channel.ref);
  const revisions = await getRevisions(db, refs);
  return reads.filter(({ channel }) => revisions.get(channel.ref) === channel.revision);
}

/** Replaces a plug-in's rows of channels with what it read of them: the reading at this place of each. */
async function keep(
  db: Kysely<Database>,
  step: Step,
  at: number,
  reads: readonly ChannelRead[],
): Promise<void> {
  const { plugin } = step;
  const { name } = plugin.tables;
  const refs = reads.map(({ channel }) => channel.ref);
  const standing = Map.groupBy(await plugin.list(db, refs), ({ channel }) => channel);
  const changes: RowChanges = { write: [], changed: [], gone: [], verdicts: [] };
  const read: Selectable<DerivedChannelTable>[] = [];
  for (const { channel, slots, readings } of reads) {
    const reading = readings[at];
    if (!reading) continue;
    compareRows(plugin, { slots, reading }, standing.get(channel.ref) ?? [], changes);
    read.push({ channel: channel.ref, plugin: name, revision: channel.revision, notes_json: reading.notes });
  }
  await deleteRows(db, plugin.tables, changes.gone);
  await plugin.write(db, changes.write);
  await addStaleKeys(db, name, await plugin.listKeys(db, [...changes.changed, ...changes.gone]));
  await markRead(db, read);
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
  { slots, reading }: { slots: readonly ReadSlot[]; reading: ChannelReading<SlotKey> },
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
  const { name } = plugin.tables;
  let left = await countStaleKeys(db, name);
  const total = left;
  const report = (keys: number): void =>
    onProgress?.({ phase: "rebuilding", done: Math.min(total, Math.max(0, total - left + keys)), total });
  if (total > 0) report(0);
  const rebuildSome = async (trx: Kysely<Database>): Promise<boolean> => {
    const changes = await plugin.rebuild(trx, now, report);
    if (!changes) return false;
    if (changes.verdicts.length > 0) await putVerdicts(trx, step, changes.verdicts);
    else if (changes.answers) await nextRevision(trx);
    return true;
  };
  while (await writeUnder(db, lease, rebuildSome)) {
    left = await countStaleKeys(db, name);
    report(0);
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
