import { type Kysely, sql } from "kysely";
import { slotBody, slotTail } from "../../service/ingest/slot-body.ts";
import type { Database } from "../../service/store/schema.ts";
import { addChannels } from "../../service/store/test-rows.ts";

/** What a made store holds: `channels` over the countries of `homes`, and whole days of UTC, `[from, to)`. */
export type MadeStore = { channels: number; from: number; to: number };

/** Countries of about as many channels each. */
const homes = ["GB", "FR", "DE", "ES", "IT", "PL", "PT", "NL", "SE", "FI", "GR", "RO"];

/** Channels differ in their listings by kind, of which there are as many. */
const kinds = 8;

/** What stands for the channel in the ids of listings that are of none yet. */
const nobody = "0000000000";

const sentence = "An account of what happens in this programme, told in a sentence of a usual length. ";
const flags = { new: false, live: false, repeat: false };

/**
 * Fills an empty store as ingest would, without its work: the listings of each kind are made once, and the database
 * itself writes them for every channel. `progress` hears how many channels are done.
 */
export async function fillStore(
  db: Kysely<Database>,
  { channels, from, to }: MadeStore,
  progress: (channels: number) => void = () => {},
): Promise<void> {
  for (let n = 0; n < channels; n += 500)
    await addChannels(
      db,
      Array.from({ length: Math.min(500, channels - n) }, (_, index) => channelOf(n + index)),
    );
  await db.connection().execute(async (connection) => {
    await sql`create temporary table made (
      kind integer, start bigint, stop bigint, body text, primary key (kind, start))`.execute(connection);
    for (let kind = 0; kind < kinds; kind++) await makeKind(connection, kind, from, to);
    const refs = await connection.selectFrom("channel").select("ref").orderBy("ref").execute();
    for (let n = 0; n < refs.length; n += 250) {
      const some = refs.slice(n, n + 250).map(({ ref }) => ref);
      await sql`
        insert into slot (channel, start, feed, stop, shown, body, detail)
        select channel.ref, made.start, feed.ref, made.stop, 1,
          replace(made.body, ${nobody}, substr(channel.id, 4)), null
        from channel
        join feed on feed.channel = channel.ref
        join made on made.kind = channel.ref % ${sql.lit(kinds)}
        where channel.ref between ${some.at(0)} and ${some.at(-1)}
        order by channel.ref, made.start`.execute(connection);
      progress(n + some.length);
    }
    await sql`drop table made`.execute(connection);
  });
}

const channelOf = (n: number) => ({
  key: `bench ${n}`,
  name: `Channel ${n}`,
  country: homes[n % homes.length],
  categories: [["news", "sports", "kids", "movies"][n % 4] ?? ""],
  languages: ["eng"],
  logo: `https://images.example/${n}.png`,
  position: n,
});

/** About thirty slots a day, of lengths that differ by kind, with texts as long as broadcasters' usually are. */
async function makeKind(db: Kysely<Database>, kind: number, from: number, to: number): Promise<void> {
  const rows: ReturnType<typeof sql>[] = [];
  let start = from;
  for (let n = 0; start < to; n++) {
    const stop = Math.min(to, start + 60 * (30 + ((n * 7 + kind * 5) % 37)));
    const tail = slotTail({
      title: `Programme ${n % 400} of kind ${kind}`,
      sub_title: n % 2 ? `Part ${n}` : undefined,
      description: sentence.repeat(1 + (n % 4)),
      category: [["News", "Drama", "Sports", "Entertainment"][n % 4] ?? ""],
      episode: n % 3 ? undefined : { season: 2, number: n },
      flags,
    });
    rows.push(sql`(${kind}, ${start}, ${stop}, ${slotBody(`ch_${nobody}`, start, stop, tail)})`);
    start = stop;
  }
  for (let n = 0; n < rows.length; n += 500)
    await sql`insert into made values ${sql.join(rows.slice(n, n + 500))}`.execute(db);
}
