import { createHash } from "node:crypto";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import type { Store } from "../../service/store/store.ts";

/** The content of a store, by channel: a digest of its shown slots, which differs if any slot does. */
export type StoreContent = ReadonlyMap<string, string>;

export async function readContent({ db }: Store): Promise<StoreContent> {
  const rows = await db
    .selectFrom("channel")
    .leftJoin("slot", (join) => join.onRef("slot.channel", "=", "channel.ref").on("slot.shown", "=", 1))
    .select(["channel.id", "slot.start", "slot.stop", "slot.body"])
    .orderBy("channel.id")
    .orderBy("slot.start")
    .execute();
  const byChannel = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...byChannel].map(([id, slots]) => [
      id,
      slots[0]?.start == null ? "empty" : createHash("sha256").update(JSON.stringify(slots)).digest("hex"),
    ]),
  );
}

/** Lists what is wrong with a store: with its file, or with the invariants between its rows. Empty if nothing is. */
export async function findFaults({ db, engine }: Store, url: string): Promise<string[]> {
  const { rows } = await sql<{ what: string; count: number }>`
    select 'overlapping slots' as what, count(*) as count from (
      select stop, lead(start) over (partition by channel order by start) as next from slot where shown = 1
    ) as pair where next < stop
    union all select 'slots without a channel', count(*) from slot
      where not exists (select 1 from channel where channel.ref = slot.channel)
    union all select 'slots without a feed', count(*) from slot
      where not exists (select 1 from feed where feed.ref = slot.feed and feed.channel = slot.channel)
    union all select 'slots that end before they start', count(*) from slot where stop <= start
    union all select 'channels without a feed', count(*) from channel
      where not exists (select 1 from feed where feed.channel = channel.ref)
    union all select 'lineup positions without a channel', count(*) from lineup
      where not exists (select 1 from channel where channel.ref = lineup.channel)
    union all select 'channels with a future revision', count(*) from channel
      where revision > (select cast(value as integer) from meta where name = 'revision')`.execute(db);
  const broken = rows.filter(({ count }) => count > 0).map(({ what, count }) => `${count} ${what}`);
  return engine === "sqlite" ? [...broken, ...checkFile(url.slice("sqlite:".length))] : broken;
}

function checkFile(path: string): string[] {
  const database = new Sqlite(path, { readonly: true });
  try {
    const integrity = database.pragma("integrity_check", { simple: true });
    const foreign = database.pragma("foreign_key_check") as unknown[];
    return [
      ...(integrity === "ok" ? [] : [`integrity check: ${integrity}`]),
      ...(foreign.length === 0 ? [] : [`${foreign.length} broken references`]),
    ];
  } finally {
    database.close();
  }
}
