import type { Kysely } from "kysely";
import { keptDays } from "../quota/day-quota.ts";
import { deleteChannelsWithoutFeed } from "../store/channel-rows.ts";
import { deleteFormerSlots } from "../store/former-slots.ts";
import { deleteIdempotencyUntil, idempotencySeconds } from "../store/idempotency.ts";
import { type Lease, writeUnder } from "../store/leases.ts";
import { listLineupCountries, updateLineup } from "../store/lineups.ts";
import { deleteMessagesBefore } from "../store/outbox.ts";
import {
  deleteFeeds,
  deleteStretch,
  findOldStretch,
  listChannelRefs,
  listEmptyFeeds,
  type Stretch,
} from "../store/prune.ts";
import { nextRevision } from "../store/revision.ts";
import type { Database } from "../store/schema.ts";
import { markChannels } from "../store/slots-write.ts";
import { deleteUnusedTitles, getGreatestTitle, listUnusedTitles } from "../store/titles.ts";
import { deleteOldCalls } from "../store/usage.ts";

/** `now` is in epoch seconds. */
export type PruneOptions = { now: number; retentionDays: number; lease: Lease | null };

/** How many rows of each were removed. */
export type PruneSummary = { slots: number; feeds: number; channels: number };

/** Small enough that nobody waits for a transaction. */
const batchRows = 500;
const batchFeeds = 100;

/** How long messages to webhooks are kept, to be looked at or sent again. */
const messagesKeptSeconds = 7 * 86_400;

const pageChannels = 1000;
const pageTitles = 500;
const daySeconds = 86_400;

/**
 * The instant from which listings are kept, in epoch seconds: `retentionDays` whole days of UTC before today's. It
 * moves on once a day, so that a day's history stays the same for a day.
 */
export const keptFrom = (now: number, retentionDays: number): number =>
  (Math.floor(now / daySeconds) - retentionDays) * daySeconds;

/** `rest` is awaited after each transaction. */
type Pruning = PruneOptions & { rest: () => Promise<unknown> };

/**
 * Removes what is too old to keep: slots that ended before `keptFrom`, feeds that their source stopped listing before
 * it, channels that are left without a feed, titles that no slot has, what is known of slots that moved, old messages to
 * webhooks, and old counters and idempotency records.
 */
export async function prune(db: Kysely<Database>, pruning: Pruning): Promise<PruneSummary> {
  const { now } = pruning;
  const slots = await pruneSlots(db, pruning);
  const gone = await pruneFeeds(db, pruning);
  await pruneTitles(db, pruning);
  await pruneFormerSlots(db, pruning);
  await pruneMessages(db, pruning);
  await deleteIdempotencyUntil(db, now - idempotencySeconds);
  await deleteOldCalls(db, keptDays);
  return { slots, ...gone };
}

async function pruneSlots(
  db: Kysely<Database>,
  { now, retentionDays, lease, rest }: Pruning,
): Promise<number> {
  const until = keptFrom(now, retentionDays);
  let batch: Stretch[] = [];
  let rows = 0;
  let removed = 0;

  const removeBatch = async () => {
    if (batch.length === 0) return;
    removed += await writeUnder(db, lease, (trx) => removeStretches(trx, batch, until));
    batch = [];
    rows = 0;
    await rest();
  };

  for (let after = 0; ; ) {
    const channels = await listChannelRefs(db, { after, limit: pageChannels });
    for (const channel of channels)
      for (;;) {
        const stretch = await findOldStretch(db, { channel, until, limit: batchRows - rows });
        if (!stretch) break;
        batch.push(stretch);
        rows += stretch.slots;
        if (rows < batchRows) break;
        await removeBatch();
      }
    const last = channels.at(-1);
    if (last === undefined) break;
    after = last;
  }
  await removeBatch();
  return removed;
}

async function removeStretches(
  db: Kysely<Database>,
  stretches: readonly Stretch[],
  until: number,
): Promise<number> {
  const revision = await nextRevision(db);
  let removed = 0;
  for (const stretch of stretches) removed += await deleteStretch(db, stretch, until);
  await markChannels(
    db,
    stretches.map(({ channel }) => channel),
    revision,
  );
  return removed;
}

async function pruneFormerSlots(
  db: Kysely<Database>,
  { now, retentionDays, lease, rest }: Pruning,
): Promise<void> {
  const old = { until: keptFrom(now, retentionDays), limit: batchRows };
  while ((await writeUnder(db, lease, (trx) => deleteFormerSlots(trx, old))) === batchRows) await rest();
}

async function pruneMessages(db: Kysely<Database>, { now, lease, rest }: Pruning): Promise<void> {
  const old = { at: now - messagesKeptSeconds, limit: batchRows };
  while ((await writeUnder(db, lease, (trx) => deleteMessagesBefore(trx, old))) === batchRows) await rest();
}

async function pruneFeeds(
  db: Kysely<Database>,
  { now, retentionDays, lease, rest }: Pruning,
): Promise<{ feeds: number; channels: number }> {
  const until = keptFrom(now, retentionDays);
  const removed = { feeds: 0, channels: 0 };
  while ((await listEmptyFeeds(db, { until, limit: 1 })).length > 0) {
    const { feeds, channels } = await writeUnder(db, lease, (trx) => removeFeeds(trx, until));
    removed.feeds += feeds;
    removed.channels += channels;
    await rest();
  }
  return removed;
}

async function pruneTitles(db: Kysely<Database>, { lease, rest }: Pruning): Promise<void> {
  const greatest = await getGreatestTitle(db);
  for (let after = 0; after < greatest; after += pageTitles) {
    const unused = await listUnusedTitles(db, { after, upTo: after + pageTitles });
    if (unused.length === 0) continue;
    await writeUnder(db, lease, (trx) => deleteUnusedTitles(trx, unused));
    await rest();
  }
}

async function removeFeeds(
  db: Kysely<Database>,
  until: number,
): Promise<{ feeds: number; channels: number }> {
  const feeds = await listEmptyFeeds(db, { until, limit: batchFeeds });
  await deleteFeeds(db, feeds);
  const channels = await deleteChannelsWithoutFeed(db);
  for (const country of await listLineupCountries(db)) await updateLineup(db, country);
  await nextRevision(db);
  return { feeds: feeds.length, channels };
}
