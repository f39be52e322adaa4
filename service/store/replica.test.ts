import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { createLog } from "../log.ts";
import { setMeta } from "./meta.ts";
import { openReplica } from "./replica.ts";
import { openStore } from "./store.ts";
import { createTestDatabase, engine } from "./test-store.ts";

/** A database, and another in the place of its replica, which a test moves on by hand. */
async function open({ isThere = true } = {}) {
  const [main, copy] = [await createTestDatabase(), await createTestDatabase()];
  const [database, replica] = [await openStore(main.url), await openStore(copy.url)];
  for (const [place, { db }] of Object.entries({ database, replica })) await setMeta(db, "place", place);
  let revision = 0;
  const absent = new URL(copy.url);
  absent.pathname = "/absent";
  const reading = await openReplica({
    urls: { database: main.url, replica: isThere ? copy.url : absent.href },
    revision: () => revision,
    log: createLog("silent"),
  });
  onTestFinished(async () => {
    await Promise.all([reading.close(), database.close(), replica.close()]);
    await Promise.all([main.drop(), copy.drop()]);
  });
  return {
    reading,
    replica,
    follow: (to: number) => {
      revision = to;
    },
    place: async () => {
      const { rows } = await sql<{ value: string }>`select value from meta where name = 'place'`.execute(
        reading.db,
      );
      return rows[0]?.value;
    },
  };
}

describe.skipIf(engine !== "postgres")("reads go to", () => {
  it("the replica while it has what the guide has, and to the database while it is behind", async () => {
    const { reading, replica, follow, place } = await open();
    expect(await place()).toBe("database");
    await reading.check();
    expect(await place()).toBe("replica");
    follow(7);
    expect(await place()).toBe("database");
    await reading.check();
    expect(await place()).toBe("database");
    await setMeta(replica.db, "revision", "7");
    await reading.check();
    expect(await place()).toBe("replica");
  });

  it("the database while the replica is away", async () => {
    const { reading, place } = await open({ isThere: false });
    await reading.check();
    expect(await place()).toBe("database");
  });
});
