import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openStore } from "./store.ts";
import { command, databaseUrl, startTestServer } from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * Answers a GET with what a suite copies its database from, as JSON: a `Template`, or 500 and the reason why
     * there is none.
     */
    templateAt: string;
  }
}

/** A migrated database to copy: a folder with `store.db`, or a database of a PostgreSQL server. */
export type Template = { folder: string } | { server: string; name: string };

/** Vitest's global setup of a project. The template is created when the first suite asks for it. */
export default async function setup(project: TestProject) {
  const onPostgres = project.config.env.TEST_ENGINE === "postgres";
  let made: Promise<{ template: Template; remove(): Promise<void> }> | undefined;
  const path = `/${randomUUID()}`;
  const desk = createServer(async (request, response) => {
    if (request.url !== path) return response.writeHead(404).end();
    try {
      made ??= onPostgres ? makeDatabase() : makeFolder();
      response.end(JSON.stringify((await made).template));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  }).listen(0, "127.0.0.1");
  await once(desk, "listening");
  const address = desk.address();
  if (typeof address === "object" && address)
    project.provide("templateAt", `http://127.0.0.1:${address.port}${path}`);

  return async () => {
    desk.close();
    await (await made?.catch(() => null))?.remove();
  };
}

const migrate = (url: string) => openStore(url).then((store) => store.close());

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), "nownext-template-"));
  await migrate(`sqlite:${join(folder, "store.db")}`);
  return { template: { folder }, remove: () => rm(folder, { recursive: true }) };
}

async function makeDatabase() {
  const named = process.env.TEST_DATABASE_URL;
  const server = named ? { url: named, stop: async () => {} } : await startTestServer();
  const name = `nownext_template_${randomUUID().replaceAll("-", "")}`;
  await command(server.url, `create database ${name} template template0`);
  await migrate(databaseUrl(server.url, name));
  return {
    template: { server: server.url, name },
    remove: async () => {
      await command(server.url, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}
