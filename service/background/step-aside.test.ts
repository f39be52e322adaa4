import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { createLog } from "../log.ts";
import { listUnknownMigrations } from "../store/migrator.ts";
import { openTestStore } from "../store/test-store.ts";
import { createStepAside } from "./step-aside.ts";

it("a process leaves the upkeep to others once a later version has migrated its store, and only then", async () => {
  const store = await openTestStore();
  onTestFinished(() => store.close());
  let steps = 0;
  const look = createStepAside({
    listUnknown: () => listUnknownMigrations(store.db),
    stepAside: async () => {
      steps += 1;
    },
    log: createLog("silent"),
  });
  await look();
  expect(steps).toBe(0);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`.execute(store.db);
  await Promise.all([look(), look()]);
  await look();
  expect(steps).toBe(1);
});
