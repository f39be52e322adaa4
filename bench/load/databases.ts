import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import pg from "pg";
import type { StoreEngine } from "../../service/store/migrator.ts";
import { startTestServer, type TestServer } from "../../service/store/test-server.ts";

/** The engines to measure: `ENGINE=sqlite`, `postgres` or `both`, the default. */
export function enginesAsked(): StoreEngine[] {
  const asked = process.env.ENGINE ?? "both";
  if (asked === "both") return ["sqlite", "postgres"];
  if (asked === "sqlite" || asked === "postgres") return [asked];
  throw new Error(`ENGINE is sqlite, postgres or both, not ${asked}`);
}

/** A temporary folder and empty databases for a measurement, until `stop` removes them all. */
export type Workplace = {
  folder: string;
  /** Creates an empty database and returns its address, as `openStore` takes it. */
  createDatabase(engine: StoreEngine): Promise<string>;
  stop(): Promise<void>;
};

/**
 * PostgreSQL databases are created on the server in TEST_DATABASE_URL, or on one that is started when first needed.
 */
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
