import { sql } from "kysely";
import type { Store } from "./store.ts";

/** What SQLite finds wrong with its file, if anything. PostgreSQL looks after its own. */
export async function findDamage({ db, engine }: Pick<Store, "db" | "engine">): Promise<string | null> {
  if (engine === "postgres") return null;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const found = rows[0]?.quick_check ?? "no answer";
  return found === "ok" ? null : found;
}
