import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { TestProject } from "vitest/node";
import { createPostgresDatabases, createSqliteDatabases, type TestDatabases } from "./test-databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * Where suites get their databases. POST answers with a new one's address, `?empty` with that of one without tables;
     * DELETE takes back the one whose address is sent. 500 answers with the reason.
     */
    databasesAt: string;
  }
}

/** Vitest's global setup of a project. Databases are set up when the first suite asks for one. */
export default async function setup(project: TestProject) {
  const create =
    project.config.env.TEST_ENGINE === "postgres" ? createPostgresDatabases : createSqliteDatabases;
  let databases: Promise<TestDatabases> | undefined;
  const path = `/${randomUUID()}`;
  const desk = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? "", "http://desk");
    if (pathname !== path) return response.writeHead(404).end();
    try {
      databases ??= create();
      const { create: open, drop } = await databases;
      if (request.method === "POST") response.end(await open(search === "?empty"));
      else response.end(await drop(await text(request)));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  }).listen(0, "127.0.0.1");
  // A suite that computes for seconds would send its next request on a connection that has been closed meanwhile.
  desk.keepAliveTimeout = 0;
  await once(desk, "listening");
  const address = desk.address();
  if (typeof address === "object" && address)
    project.provide("databasesAt", `http://127.0.0.1:${address.port}${path}`);

  return async () => {
    desk.close();
    desk.closeAllConnections();
    await (await databases?.catch(() => null))?.close();
  };
}
