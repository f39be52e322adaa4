import type { Kysely } from "kysely";
import type { Log } from "../log.ts";
import { getRevision } from "./meta.ts";
import { openPostgresReading, takesLimits } from "./postgres/open.ts";
import type { Database } from "./schema.ts";

/** A database for reads that is never behind what the guide has read. */
export type ReadingStore = {
  db: Kysely<Database>;
  /** Finds out how far the replica is. Call it after each time that the guide has followed the store. */
  check(): Promise<void>;
  close(): Promise<void>;
};

type Setting = { urls: { replica: string; database: string }; revision: () => number; log: Log };

/**
 * Opens a replica for reads. They go to the database itself while the replica is away, or hasn't received what the guide
 * is at (`revision`): an answer from before would be kept as one of now.
 */
export async function openReplica({ urls, revision, log }: Setting): Promise<ReadingStore> {
  let received = -1;
  let isAway = false;
  const away = (cause: unknown) => {
    received = -1;
    if (!isAway) log.warn({ err: cause }, "the read replica is away; reads go to the database");
    isAway = true;
  };
  const { db, replica, close } = openPostgresReading(
    urls,
    { isUsable: () => received >= revision(), onAway: () => away(undefined) },
    { limited: await takesLimits(urls.replica).catch(() => true) },
  );
  return {
    db,
    async check() {
      try {
        received = await getRevision(replica.db);
        if (isAway) log.info("the read replica is back");
        isAway = false;
      } catch (error) {
        away(error);
      }
    },
    close,
  };
}
