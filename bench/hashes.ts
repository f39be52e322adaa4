import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type RawBuilder, sql } from "kysely";
import type { SlotMeaning } from "../service/store/schema/listings.ts";
import { asAnswered } from "../service/store/slot-text.ts";
import { openStore, type Store } from "../service/store/store.ts";
import { guideFacts, requireCorpus } from "./load/corpus.ts";
import { enginesAsked, openWorkplace } from "./load/databases.ts";

/**
 * `npm run bench -- hashes`: ingests the whole corpus with the operator's own commands and prints, for each table
 * that derivation fills, the number of rows and a hash of them. Two versions of the code that print the same lines
 * store the same rows. `ENGINE=sqlite|postgres|both`; `DUMP=folder` also writes the rows to files, one per line, so
 * that two runs can be compared with diff; `GUIDES=mjh_nz,telerama` reads only guides whose names start with one of
 * these.
 */
const corpus = requireCorpus();
const run = promisify(execFile);

/** What is read of each table: all but the numbers that only record the order of insertion. */
const tables = {
  channel: sql`select id, key, name, country, languages_json, categories_json, aliases_json, timezone from channel`,
  slot: sql`
    select channel.id, slot.start, slot.stop, slot.shown, slot.body, slot.detail, slot.event, slot.episode
    from slot join channel on channel.ref = slot.channel`,
  sighting: sql`
    select channel.id, sighting.start, sighting.stop, sighting.source, sighting.kind, sighting.block,
      sighting.canned, sighting.detection_json from sighting join channel on channel.ref = sighting.channel`,
  broadcast: sql`
    select channel.id, sighting.start, sighting.stop, sighting.event, sighting.showing, sighting.reason
    from sighting join channel on channel.ref = sighting.channel where sighting.event is not null`,
  event: sql`select * from event`,
  event_alias: sql`select * from event_alias`,
  airing: sql`
    select channel.id, airing.start, airing.title, airing.series, airing.hints_json, airing.show,
      airing.episode, airing.match_json from airing join channel on channel.ref = airing.channel`,
  show: sql`select * from show`,
  episode: sql`select * from episode`,
  show_alias: sql`select * from show_alias`,
};

type Row = Record<string, unknown>;

const isSlot = (row: Row): row is Row & { body: string } & SlotMeaning => "shown" in row;

/** The rows of a table, slots as the API answers them. */
async function readRows({ db }: Store, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await (query as RawBuilder<Row>).execute(db);
  return rows.every(isSlot) ? asAnswered(rows) : rows;
}

const workplace = openWorkplace();
try {
  for (const engine of enginesAsked()) {
    const startedMs = performance.now();
    const url = await workplace.createDatabase(engine);
    await fill(url);
    console.log(`${engine}: read in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
    const store = await openStore(url);
    for (const [name, query] of Object.entries(tables)) {
      const lines = (await readRows(store, query)).map(formatRow).sort();
      const hash = createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);
      console.log(`${engine.padEnd(9)} ${name.padEnd(12)} ${String(lines.length).padStart(8)}  ${hash}`);
      if (process.env.DUMP) {
        mkdirSync(process.env.DUMP, { recursive: true });
        writeFileSync(join(process.env.DUMP, `${engine}-${name}.txt`), lines.join("\n"));
      }
    }
    await store.close();
  }
} finally {
  await workplace.stop();
}

/** A row's values, sorted by column name, with numbers as text, so that both engines give the same line. */
function formatRow(row: Row): string {
  return JSON.stringify(
    Object.keys(row)
      .sort()
      .map((name) => (row[name] === null ? null : String(row[name]))),
  );
}

async function fill(url: string): Promise<void> {
  const cli = (...args: string[]) =>
    run(process.execPath, [join(import.meta.dirname, "../service/cli.ts"), ...args], {
      maxBuffer: 1e8,
      env: {
        ...process.env,
        DATABASE_URL: url,
        DATA_DIR: workplace.folder,
        NOWNEXT_CLOCK: "2026-08-22T12:00:00Z",
        RETENTION_DAYS: "3650",
      },
    });
  const files = (folder: string, pattern: RegExp) =>
    readdirSync(join(corpus, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  const asked = process.env.GUIDES?.split(",");
  await cli("channel-db", join(corpus, "database"));
  for (const path of files("xmltv", /\.xml(\.gz)?$/)) {
    const name = path.slice(join(corpus, "xmltv").length + 1);
    if (asked && !asked.some((begins) => name.startsWith(begins))) continue;
    const { country } = guideFacts(name);
    const { stderr } = await cli("ingest", path, ...(country ? ["--country", country] : [])).catch(
      (error) => error,
    );
    if (process.env.VERBOSE) console.error(name, stderr);
  }
  await cli("fixtures", ...files("fixtures", /\.(json|csv|ya?ml)(\.gz)?$/));
  for (const path of files("catalogue", /shows\.json(\.gz)?$/)) await cli("shows", path);
  for (const path of files("catalogue", /episodes\.json(\.gz)?$/)) await cli("shows", path, "--show", "82");
}
