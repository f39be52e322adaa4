import { type Kysely, sql } from "kysely";
import { slotTail } from "../../service/ingest/slot-tail.ts";
import type { Database } from "../../service/store/schema.ts";
import { slotBody } from "../../service/store/slot-text.ts";
import { addChannels } from "../../service/store/test-rows.ts";
import { createTitleFinder, createTitleStopKeeper } from "../../service/store/titles.ts";

/**
 * The content of a generated store: `channels` across some countries, about as many in each, for whole UTC days,
 * `[from, to)`.
 */
export type GeneratedStore = { channels: number; from: number; to: number; homes?: readonly string[] };

/** The countries unless others are named. */
export const homes = ["GB", "FR", "DE", "ES", "IT", "PL", "PT", "NL", "SE", "FI", "GR", "RO"];

/** Channels come in this many kinds, which differ in their listings. */
const kinds = 8;

/** Takes the place of the channel in the ids of listings without one. */
const nobody = "0000000000";

const syllables = "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu".split(" ");

/** One of the 400 words that titles consist of. */
export const word = (n: number): string =>
  `${syllables[n % 20]}${syllables[Math.floor(n / 20) % 20]}${syllables[(n * 7) % 20]}`;

const weekSeconds = 7 * 86_400;

/** A title on channels of one kind at a time: three in five return each week, the others never. */
export function titleAt(start: number, kind: number): string {
  const place = Math.floor((start % weekSeconds) / 1800);
  const number = place % 5 < 3 ? place : Math.floor(start / 1800);
  return `${word(number * 3 + kind)} ${word(number * 7 + kind * 11)} ${word(Math.floor(number / 5) + kind)}`;
}

const sentence = "An account of what happens in this programme, told in a sentence of a usual length. ";
const flags = { new: false, live: false, repeat: false };

/**
 * Fills an empty store with what ingest would write, but much faster: the listings of each kind are generated once,
 * and the database copies them to every channel.
 */
export async function fillStore(db: Kysely<Database>, content: GeneratedStore): Promise<void> {
  const { channels, from, to } = content;
  for (let n = 0; n < channels; n += 500)
    await addChannels(
      db,
      Array.from({ length: Math.min(500, channels - n) }, (_, index) =>
        buildChannel(n + index, content.homes ?? homes),
      ),
    );
  await db.connection().execute(async (connection) => {
    await sql`create temporary table made (
      kind integer, start bigint, stop bigint, title integer, body text, primary key (kind, start))`.execute(
      connection,
    );
    for (let kind = 0; kind < kinds; kind++) await makeKind(connection, kind, buildSlots(kind, from, to));
    const refs = await connection.selectFrom("channel").select("ref").orderBy("ref").execute();
    for (let n = 0; n < refs.length; n += 250) {
      const some = refs.slice(n, n + 250).map(({ ref }) => ref);
      await sql`
        insert into slot (channel, start, feed, stop, shown, title, body)
        select channel.ref, made.start, feed.ref, made.stop, 1, made.title,
          replace(made.body, ${nobody}, substr(channel.id, 4))
        from channel
        join feed on feed.channel = channel.ref
        join made on made.kind = channel.ref % ${sql.lit(kinds)}
        where channel.ref between ${some.at(0)} and ${some.at(-1)}
        order by channel.ref, made.start`.execute(connection);
    }
    await sql`drop table made`.execute(connection);
  });
}

const buildChannel = (n: number, countries: readonly string[]) => ({
  key: `bench ${n}`,
  name: `Channel ${n}`,
  country: countries[n % countries.length],
  categories: [["news", "sports", "kids", "movies"][n % 4] ?? ""],
  languages: ["eng"],
  logo: `https://images.example/${n}.png`,
  position: n,
});

type GeneratedSlot = { start: number; stop: number; body: string };

/**
 * About thirty slots a day, of lengths that differ by kind and day, with texts as long as broadcasters' usually are.
 * A day is the same whichever days surround it.
 */
function buildSlots(kind: number, from: number, to: number): GeneratedSlot[] {
  const slots: GeneratedSlot[] = [];
  let start = from;
  while (start < to) {
    const day = Math.floor(start / 86_400);
    const midnight = (day + 1) * 86_400;
    const stop = Math.min(midnight, start + 60 * (30 + ((start / 60 + kind * 5 + day) % 37)));
    const number = Math.floor(start / 2700);
    const tail = slotTail({
      title: titleAt(start, kind),
      sub_title: number % 2 ? `Part ${number}` : undefined,
      description: sentence.repeat(1 + (number % 4)),
      category: [["News", "Drama", "Sports", "Entertainment"][number % 4] ?? ""],
      episode: number % 3 ? undefined : { season: 2, number },
      flags,
    });
    slots.push({ start, stop, body: slotBody(`ch_${nobody}`, start, stop, tail) });
    start = stop;
  }
  return slots;
}

async function makeKind(db: Kysely<Database>, kind: number, slots: readonly GeneratedSlot[]): Promise<void> {
  const findTitles = createTitleFinder();
  const keepTitleStops = createTitleStopKeeper();
  for (let n = 0; n < slots.length; n += 500) {
    const some = slots.slice(n, n + 500);
    const titles = await findTitles(
      db,
      some.map(({ body }) => body),
    );
    await keepTitleStops(
      db,
      some.map(({ stop }, index) => ({ title: titles[index] ?? null, stop })),
    );
    const rows = some.map(
      ({ start, stop, body }, index) =>
        sql`(${kind}, ${start}, ${stop}, cast(${titles[index] ?? null} as integer), ${body})`,
    );
    await sql`insert into made values ${sql.join(rows)}`.execute(db);
  }
}
