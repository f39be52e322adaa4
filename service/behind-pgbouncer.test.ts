import { chmodSync, chownSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { findDebianProgram, startDebianProgram } from "../e2e/debian.ts";
import { makeTestFolder } from "../outside/test-folder.ts";
import { freePort } from "../outside/test-port.ts";
import { createKey } from "./keys/keys.ts";
import { openStore } from "./store/store.ts";
import { createTestDatabase, engine } from "./store/test-store.ts";
import { startService } from "./test-process.ts";

const recipe = join(import.meta.dirname, "../docs/deploy/pgbouncer.ini");
const found =
  engine === "postgres" ? findDebianProgram("pgbouncer", ["pgbouncer", "libevent-2.1-7", "libc-ares2"]) : "";
if (engine === "postgres" && typeof found === "string")
  console.error(`The tests behind PgBouncer are skipped: ${found}.`);

/** PgBouncer refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts PgBouncer with the recipe and so many connections to the server. Returns the database's address behind it. */
async function startPgBouncer(url: string, connections: number): Promise<string> {
  if (typeof found === "string") throw new Error(found);
  const [database, port] = [new URL(url), await freePort()];
  const folder = makeTestFolder();
  const name = database.pathname.slice(1);
  const users = join(folder, "users");
  const settings = readFileSync(recipe, "utf8")
    .replace(/^nownext = .*$/m, `${name} = host=${database.hostname} port=${database.port} dbname=${name}`)
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("default_pool_size = 20", `default_pool_size = ${connections}`)
    .replace("/etc/pgbouncer/userlist.txt", users);
  const unquote = (text: string) => decodeURIComponent(text).replaceAll('"', '""');
  writeFileSync(users, `"${unquote(database.username)}" "${unquote(database.password)}"\n`);
  writeFileSync(join(folder, "pgbouncer.ini"), settings);
  if (user.uid) for (const file of [folder, users]) chownSync(file, user.uid, user.gid);
  chmodSync(folder, 0o755);
  await startDebianProgram(found, [join(folder, "pgbouncer.ini")], { port, signal: "SIGKILL", ...user });
  database.host = `127.0.0.1:${port}`;
  return database.href;
}

describe.skipIf(typeof found === "string")(
  "behind PgBouncer, which lends connections for a transaction each",
  () => {
    it("processes that open an empty database at once leave no lock behind", async () => {
      const { url, drop } = await createTestDatabase({ empty: true });
      onTestFinished(drop);
      const behind = await startPgBouncer(url, 10);
      const open = () => openStore(behind);
      const [store, ...others] = await Promise.all([open(), open(), open(), open(), open(), open()]);
      const locks = sql`select objid from pg_locks where locktype = 'advisory'`;
      const { rows } = await locks.execute(store.db);
      for (const { close } of [store, ...others]) await close();
      expect(rows).toEqual([]);
    });

    it("two processes, with two connections, migrate an empty database, take turns at its upkeep, and count every call once", async () => {
      const { url, drop } = await createTestDatabase({ empty: true });
      onTestFinished(drop);
      const behind = await startPgBouncer(url, 2);
      const environment = {
        NOWNEXT_CLOCK: "2026-08-22T12:00:00Z",
        RATE_LIMIT_FACTOR: "0",
        NOWNEXT_SAMPLE: "on",
      };
      const services = await Promise.all([
        startService(behind, environment),
        startService(behind, environment),
      ]);
      const store = await openStore(behind);
      onTestFinished(() => store.close());
      const key = await createKey(store.db, { plan: "free", now: 0 });
      const call = async (which: number, path: string): Promise<Response> =>
        fetch(`${services[which % 2]}${path}`, { headers: { Authorization: `Bearer ${key}` } });

      // One of them holds the lease, and both see what it does.
      const leases = sql<{ name: string }>`select name from lease`;
      await expect.poll(async () => (await leases.execute(store.db)).rows).toEqual([{ name: "upkeep" }]);
      for (const service of services)
        await expect.poll(async () => (await fetch(`${service}/readyz`)).status).toBe(200);
      const statuses = await Promise.all(
        Array.from({ length: 600 }, async (_, n) => {
          const answer = await call(n, n % 3 ? "/v1/now" : "/v1/channels?limit=3");
          await answer.arrayBuffer();
          return answer.status;
        }),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(500);
      expect(statuses.filter((status) => status === 429)).toHaveLength(100);
    });
  },
);
