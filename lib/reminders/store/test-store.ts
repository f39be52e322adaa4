import { inject } from "vitest";
import { openReminderDatabase } from "./open.ts";
import type { Db } from "./store.ts";

/** Opens the same new database several times, as the site's processes do, on the engine of the project. */
export async function openTestReminders(times = 1): Promise<{ dbs: Db[]; close(): Promise<void> }> {
  const answer = await fetch(`${inject("databasesAt")}?empty`, { method: "POST" });
  if (!answer.ok) throw new Error(await answer.text());
  const url = await answer.text();
  const open = () => openReminderDatabase(url.replace(/^sqlite:/, ""));
  const dbs = await Promise.all(Array.from({ length: times }, open));
  return {
    dbs,
    close: async () => {
      for (const db of dbs) await db.destroy();
      await fetch(inject("databasesAt"), { method: "DELETE", body: url });
    },
  };
}
