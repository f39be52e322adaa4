import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** Fills the file of calls of a SQLite store, as if its disk were full: no key's first call of a day fits. */
export async function fillCalls(db: Kysely<Database>): Promise<void> {
  await stopGrowth(db, "beside");
  await fill((row) => sql`insert into beside.call_count values (${`filler ${row}`}, 0, 0, 0)`.execute(db));
}

/** The same for the file of everything else. */
export async function fillListings(db: Kysely<Database>): Promise<void> {
  await stopGrowth(db, "main");
  for (const length of [4_000, 400, 1])
    await fill((row) =>
      sql`insert into meta values (${`filler ${length} ${row}`}, ${"x".repeat(length)})`.execute(db),
    );
}

async function stopGrowth(db: Kysely<Database>, schema: "main" | "beside"): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma ${sql.ref(schema)}.page_count`.execute(db);
  await sql`pragma ${sql.ref(schema)}.max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(db);
}

async function fill(addRow: (row: number) => Promise<unknown>): Promise<void> {
  try {
    for (let row = 0; ; row++) await addRow(row);
  } catch (error) {
    const isFull = error instanceof Error && "code" in error && error.code === "SQLITE_FULL";
    if (!isFull) throw error;
  }
}
