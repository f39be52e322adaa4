import type { Kysely, Selectable } from "kysely";
import type { DerivedChannelTable } from "./schema/derived.ts";
import type { Database } from "./schema.ts";
import { createUpserter } from "./upsert.ts";

/**
 * The revision of each channel that a derivation plug-in last read, and the notes that it keeps on the channel. Writes
 * run in the caller's transaction.
 */

export type PluginName = DerivedChannelTable["plugin"];

/** A channel as derivation reads it. */
export type ReadableChannel = {
  ref: number;
  id: string;
  name: string;
  country: string | null;
  languages_json: string;
  categories_json: string;
  revision: number;
};

const readableColumns = [
  "ref",
  "id",
  "name",
  "country",
  "languages_json",
  "categories_json",
  "revision",
] as const;

/** Channels that changed since one of some plug-ins read them. */
const changedChannels = (db: Kysely<Database>, plugins: readonly PluginName[]) =>
  db.selectFrom("channel").where(
    (eb) =>
      eb
        .selectFrom("derived_channel as derived")
        .select(({ fn }) => fn.countAll<number>().as("current"))
        .whereRef("derived.channel", "=", "channel.ref")
        .where("derived.plugin", "in", plugins)
        .whereRef("derived.revision", ">=", "channel.revision"),
    "<",
    plugins.length,
  );

/** Some of the changed channels, by key, after one. */
export const listChangedChannels = (
  db: Kysely<Database>,
  plugins: readonly PluginName[],
  { after, limit }: { after: number; limit: number },
): Promise<ReadableChannel[]> =>
  changedChannels(db, plugins)
    .select(readableColumns)
    .where("ref", ">", after)
    .orderBy("ref")
    .limit(limit)
    .execute();

export const countChangedChannels = async (
  db: Kysely<Database>,
  plugins: readonly PluginName[],
): Promise<number> => {
  const { count } = await changedChannels(db, plugins)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const getReadableChannel = async (db: Kysely<Database>, id: string): Promise<ReadableChannel | null> =>
  (await db.selectFrom("channel").select(readableColumns).where("id", "=", id).executeTakeFirst()) ?? null;

/** The revisions of some channels, by key. */
export async function getRevisions(
  db: Kysely<Database>,
  refs: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.selectFrom("channel").select(["ref", "revision"]).where("ref", "in", refs).execute();
  return new Map(rows.map(({ ref, revision }) => [ref, revision]));
}

/** Some of the channels that a plug-in has read and that no longer exist. */
export const listGoneChannels = async (
  db: Kysely<Database>,
  plugin: PluginName,
  limit: number,
): Promise<number[]> => {
  const rows = await db
    .selectFrom("derived_channel as derived")
    .leftJoin("channel", "channel.ref", "derived.channel")
    .select("derived.channel as gone")
    .where("plugin", "=", plugin)
    .where("channel.ref", "is", null)
    .limit(limit)
    .execute();
  return rows.map(({ gone }) => gone);
};

/** Records that a plug-in has read channels at a revision of theirs. */
export const markRead = createUpserter<Selectable<DerivedChannelTable>>("derived_channel", {
  columns: ["channel", "plugin", "revision", "notes_json"],
  key: ["channel", "plugin"],
});

/** Raises the revision that plug-ins count as read, on channels that they were up to date with. */
export async function raiseRead(
  db: Kysely<Database>,
  plugins: readonly PluginName[],
  channels: readonly number[],
  revision: number,
): Promise<void> {
  await db
    .updateTable("derived_channel")
    .set({ revision })
    .where("plugin", "in", plugins)
    .where("channel", "in", channels)
    .where("revision", ">=", (eb) =>
      eb.selectFrom("channel").select("revision").whereRef("ref", "=", "derived_channel.channel"),
    )
    .execute();
}

/** A plug-in's notes on the channels that it has read, with each channel's country. */
export const listNotes = async (
  db: Kysely<Database>,
  plugin: PluginName,
): Promise<{ country: string | null; notes_json: string }[]> =>
  db
    .selectFrom("derived_channel as derived")
    .innerJoin("channel", "channel.ref", "derived.channel")
    .select(["country", "notes_json"])
    .where("plugin", "=", plugin)
    .where("notes_json", "is not", null)
    .$narrowType<{ notes_json: string }>()
    .execute();
