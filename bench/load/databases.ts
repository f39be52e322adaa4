import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import pg from "pg";
import type { Engine } from "../../service/store/migrator.ts";
import { startTestServer, type TestServer } from "../../service/store/test-server.ts";

/** The engines that a measurement is asked to run on: `ENGINE=sqlite`, `postgres` or `both`, which is the default. */
export function enginesAsked(): Engine[] {
  const asked = process.env.ENGINE ?? "both";
  if (asked === "both") return ["sqlite", "postgres"];
  if (asked === "sqlite" || asked === "postgres") return [asked];
  throw new Error(`ENGINE is sqlite, postgres or both, not ${asked}`);
}

/** A folder of a measurement's own, and empty databases for it, until `stop` removes them all. */
export type Workplace = {
  folder: string;
  /** Makes an empty database and gives its address, as `openStore` takes it. */
  createDatabase(engine: Engine): Promise<string>;
  stop(): Promise<void>;
};

/** PostgreSQL's databases are of the server named in TEST_DATABASE_URL, else of one that starts at the first need. */
export function openWorkplace(): Workplace {
  const folder = mkdtempSync(join(tmpdir(), "nownext-bench-"));
  const named = process.env.TEST_DATABASE_URL;
  const made: string[] = [];
  let server: Promise<TestServer> | undefined;
  let count = 0;

  const command = async (statement: string): Promise<URL> => {
    server ??= named ? Promise.resolve({ url: named, stop: async () => {} }) : startTestServer();
    const { url } = await server;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
    return new URL(url);
  };

  return {
    folder,
    async createDatabase(engine) {
      const name = `nownext_bench_${process.pid}_${count++}`;
      if (engine === "sqlite") return `sqlite:${join(folder, name)}.sqlite`;
      const url = await command(`create database ${name} template template0`);
      made.push(name);
      url.pathname = `/${name}`;
      return url.href;
    },
    async stop() {
      for (const name of made) await command(`drop database ${name} with (force)`);
      await (await server)?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
