import { join } from "node:path";
import type { Kysely } from "kysely";
import { folderVersion } from "../folder-version.ts";
import { areAiringsOutdated, outdateAirings } from "../store/airings.ts";
import { type Lease, writeUnder } from "../store/leases.ts";
import { getMeta, setMeta } from "../store/meta.ts";
import type { Database } from "../store/schema.ts";
import { readChannels } from "./read-channels.ts";
import { settleShows } from "./settle.ts";

let version: string | null = null;

/** Other rules of `service/shows`, another version. */
const rulesVersion = (): string => (version ??= folderVersion(join(import.meta.dirname, "../shows")));

/** Whether slots, catalogues or rules changed since shows were last made of them. */
export const areShowsOutdated = async (db: Kysely<Database>): Promise<boolean> =>
  (await getMeta(db, "show_rules")) !== rulesVersion() || (await areAiringsOutdated(db));

/**
 * Brings shows and episodes in line with the slots that are shown, and tells of these what they are of. It comes after
 * events, which are of no series. It can end anywhere: the next call goes on from there.
 */
export async function deriveShows(db: Kysely<Database>, { lease }: { lease: Lease | null }): Promise<void> {
  if (!(await areShowsOutdated(db))) return;
  if ((await getMeta(db, "show_rules")) !== rulesVersion())
    await writeUnder(db, lease, async (trx) => {
      await outdateAirings(trx);
      await setMeta(trx, "show_rules", rulesVersion());
    });
  await readChannels(db, lease);
  await settleShows(db, lease);
}
