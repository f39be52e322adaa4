import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { startTestServer, type TestServer } from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers a GET with the address of the run's PostgreSQL server, or with 500 and why there is none. */
    postgresAt: string;
  }
}

/** vitest's set-up, once a run: a PostgreSQL server starts when the first suite asks for one, and ends with the run. */
export default async function setup(project: TestProject) {
  const named = process.env.TEST_DATABASE_URL;
  let server: Promise<TestServer> | undefined;
  const path = `/${randomUUID()}`;
  const desk = createServer(async (request, response) => {
    if (request.url !== path) return response.writeHead(404).end();
    try {
      server ??= named ? Promise.resolve({ url: named, stop: async () => {} }) : startTestServer();
      response.end((await server).url);
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  }).listen(0, "127.0.0.1");
  await once(desk, "listening");
  const address = desk.address();
  if (typeof address === "object" && address)
    project.provide("postgresAt", `http://127.0.0.1:${address.port}${path}`);

  return async () => {
    desk.close();
    const started = await server?.catch(() => null);
    await started?.stop();
  };
}
