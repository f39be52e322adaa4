import type { Kysely } from "kysely";
import { parseXmltvId } from "../ids.ts";
import {
  deleteChannelsWithoutFeed,
  insertChannel,
  listChannelKeys,
  listChannelsByKey,
  type StoredChannel,
  updateChannel,
} from "../store/channel-rows.ts";
import { insertFeed, listFeeds, listFeedsOfChannels, type StoredFeed, updateFeed } from "../store/feeds.ts";
import { listKnownChannels } from "../store/known-channels.ts";
import { updateLineup } from "../store/lineups.ts";
import { lockWrites, nextRevision } from "../store/revision.ts";
import type { Database } from "../store/schema.ts";
import { forgetContent } from "../store/sources.ts";
import type { JoiningSource } from "./channels/candidate.ts";
import { channelRecord } from "./channels/channel-record.ts";
import { draftFacts, feedFacts, feedRow, mergeRepeated, sameRow } from "./channels/feed-rows.ts";
import { findHomes } from "./channels/home-country.ts";
import { type Join, joinChannels, type LeftOut, questions } from "./channels/join.ts";
import { noKnowledge, readKnowledge } from "./channels/knowledge.ts";
import type { ChannelDraft } from "./draft.ts";
import { moveFeedSlots } from "./move-feed.ts";

export type SourceFacts = JoiningSource & { sample: boolean };

/** The feed and channel of a source's channel, which has none if it is left out of the guide. */
export type JoinedFeed = { feed: number } & (
  | { channel: number; channelId: string }
  | { channel: null; channelId: null; leftOut: LeftOut }
);

/** The key of the channel that a join leads to; null if it leads to none. */
const toChannelKey = (join: Join | undefined): string | null => {
  if (!join || join.by === "excluded") return null;
  return join.by === "own" ? join.key : join.known;
};

/**
 * Updates feeds, channels and lineups to a source's channels, which come in the source's order. Returns what each was
 * joined to, by its id within the source. The source's row must exist. Writes only what changed. Runs in the caller's
 * transaction, or in one of its own.
 */
export async function reconcileFeeds(
  db: Kysely<Database>,
  source: SourceFacts,
  drafts: readonly ChannelDraft[],
): Promise<Map<string, JoinedFeed>> {
  const run = (trx: Kysely<Database>) => reconcile(trx, source, mergeRepeated(drafts));
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}

async function reconcile(
  db: Kysely<Database>,
  source: SourceFacts,
  drafts: readonly ChannelDraft[],
): Promise<Map<string, JoinedFeed>> {
  // Two concurrent runs may have the same channel: the second waits until the first is done.
  await lockWrites(db);
  const stored = new Map((await listFeeds(db, source.name)).map((feed) => [feed.source_channel, feed]));
  const joining = await joinDrafts(db, source, drafts, stored);
  const channels = await saveChannels(db, source, drafts, joining);

  const joined = new Map<string, JoinedFeed>();
  let moved = false;
  for (const [position, draft] of drafts.entries()) {
    const join = joining.joins.get(draft.sourceChannel);
    if (!join) continue;
    const channel = channels.get(toChannelKey(join) ?? "") ?? null;
    const ref = channel?.ref ?? null;
    const country = joining.homes.get(draft.sourceChannel) ?? null;
    const row = feedRow(source.name, draft, { position, country, channel: ref, joined_by: join.by });
    const before = stored.get(draft.sourceChannel);
    if (before && before.channel !== null && before.channel !== ref) {
      const to = channel && { channel: channel.ref, channelId: channel.id };
      await moveFeedSlots(db, before.ref, before.channel, to);
      moved = true;
    }
    if (before && !sameRow(before, row)) await updateFeed(db, before.ref, row);
    const feed = before?.ref ?? (await insertFeed(db, row));
    if (channel) joined.set(draft.sourceChannel, { feed, channel: channel.ref, channelId: channel.id });
    else if (join.by === "excluded")
      joined.set(draft.sourceChannel, { feed, channel: null, channelId: null, leftOut: join.reason });
  }
  if (moved) {
    await deleteChannelsWithoutFeed(db);
    await forgetContent(db);
  }
  const countries = [...[...channels.values()].map(({ country }) => country), ...joining.homes.values()];
  await refreshLineups(db, source.country === null ? countries : [source.country]);
  return joined;
}

async function refreshLineups(db: Kysely<Database>, countries: readonly (string | null)[]): Promise<void> {
  let changed = false;
  for (const country of new Set(countries)) if (country && (await updateLineup(db, country))) changed = true;
  if (changed) await nextRevision(db);
}

/** What each of a source's channels joins, and the countries that they are for, by their ids within the source. */
type Joining = { joins: ReadonlyMap<string, Join>; homes: ReadonlyMap<string, string> };

async function joinDrafts(
  db: Kysely<Database>,
  source: SourceFacts,
  drafts: readonly ChannelDraft[],
  stored: ReadonlyMap<string, StoredFeed>,
): Promise<Joining> {
  const possible = [...stored.keys()].map((sourceChannel) => `${source.name}/${sourceChannel}`);
  const keyedBefore = new Set((await listChannelsByKey(db, possible)).map(({ key }) => key));
  const knowledge = source.sample ? noKnowledge : await readKnowledge(db, questions(drafts, source));
  const homes = findHomes(drafts, source, knowledge);
  const exported = await findExported(db, drafts);
  const others = drafts.filter(({ sourceChannel }) => !exported.has(sourceChannel));
  const joins = joinChannels(others, source, knowledge, keyedBefore, homes);
  return { joins: new Map([...exported, ...joins]), homes };
}

/** The channels of an export of this very guide, by their ids in it. */
async function findExported(
  db: Kysely<Database>,
  drafts: readonly ChannelDraft[],
): Promise<Map<string, Join>> {
  const ids = new Map(drafts.map(({ sourceChannel }) => [sourceChannel, parseXmltvId(sourceChannel)]));
  const keys = await listChannelKeys(
    db,
    [...ids.values()].filter((id) => id !== null),
  );
  const exported = new Map<string, Join>();
  for (const [sourceChannel, id] of ids) {
    const known = keys.get(id ?? "");
    if (known !== undefined) exported.set(sourceChannel, { by: "id", known });
  }
  return exported;
}

/** Inserts or updates the channels that the joins lead to, and returns them by key. */
async function saveChannels(
  db: Kysely<Database>,
  source: SourceFacts,
  drafts: readonly ChannelDraft[],
  { joins, homes }: Joining,
): Promise<Map<string, StoredChannel>> {
  const factsOf = (draft: ChannelDraft) => draftFacts(draft, homes.get(draft.sourceChannel) ?? null);
  const draftsByKey = Map.groupBy(drafts, (draft) => toChannelKey(joins.get(draft.sourceChannel)));
  const keys = [...draftsByKey.keys()].filter((key) => key !== null);
  const known = new Map((await listKnownChannels(db, keys)).map((row) => [row.id, row]));
  const before = new Map((await listChannelsByKey(db, keys)).map((row) => [row.key, row]));
  const refs = [...before.values()].map(({ ref }) => ref);
  const feedsByChannel = Map.groupBy(await listFeedsOfChannels(db, refs), ({ channel }) => channel);
  let revision: number | null = null;

  const saved = new Map<string, StoredChannel>();
  for (const key of keys) {
    const mine = new Map((draftsByKey.get(key) ?? []).map((draft) => [draft.sourceChannel, draft]));
    const earlier = (feedsByChannel.get(before.get(key)?.ref ?? null) ?? []).flatMap((feed) => {
      if (feed.source !== source.name) return [feedFacts(feed)];
      const draft = mine.get(feed.source_channel);
      mine.delete(feed.source_channel);
      if (draft) return [factsOf(draft)];
      return joins.has(feed.source_channel) ? [] : [feedFacts(feed)];
    });
    const facts = [...earlier, ...[...mine.values()].map(factsOf)];
    const record = channelRecord(key, known.get(key) ?? null, facts, source);
    const present = before.get(key);
    if (present && sameRow(present, record)) {
      saved.set(key, present);
      continue;
    }
    revision ??= await nextRevision(db);
    if (present) await updateChannel(db, present.ref, record, revision);
    saved.set(key, present ? { ...present, ...record, revision } : await insertChannel(db, record, revision));
  }
  return saved;
}
