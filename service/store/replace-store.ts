import type { Kysely } from "kysely";
import { type CopyProgress, copyStore } from "./copy-store.ts";
import { getRevision, setMeta } from "./meta.ts";
import { nextRevision } from "./revision.ts";
import type { Database } from "./schema.ts";
import type { Store } from "./store.ts";

/**
 * Replaces everything in a store by what another holds, but for some tables, while services use it: they load all of
 * it again. Returns the number of rows by table.
 */
export function replaceStore(
  from: Store,
  to: Store,
  { except, onProgress }: { except: readonly string[]; onProgress?: (progress: CopyProgress) => void },
): Promise<Map<string, number>> {
  let reached = 0;
  return copyStore(from, to, {
    except,
    replace: true,
    onProgress,
    before: async (db) => {
      reached = await getRevision(db);
    },
    after: (db) => reviseAll(db, reached),
  });
}

/**
 * Gives every channel a revision that no process has seen. What was derived from a channel's revision is still current.
 */
async function reviseAll(db: Kysely<Database>, reached: number): Promise<void> {
  await setMeta(db, "revision", String(Math.max(reached, await getRevision(db))));
  const revision = await nextRevision(db);
  await db
    .updateTable("derived_channel")
    .set({ revision })
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("channel")
          .select("channel.ref")
          .whereRef("channel.ref", "=", "derived_channel.channel")
          .whereRef("channel.revision", "<=", "derived_channel.revision"),
      ),
    )
    .execute();
  await db.updateTable("channel").set({ revision }).execute();
}
