import { once } from "node:events";
import { Agent, get, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeTestFolder } from "../outside/test-folder.ts";
import { createKey } from "./keys/keys.ts";
import { openStore } from "./store/store.ts";
import { logged, readLines, spawnService } from "./test-process.ts";

/** The service on a folder of its own, with a key. */
async function start(environment: Record<string, string> = {}) {
  const folder = makeTestFolder();
  const url = `sqlite:${join(folder, "nownext.sqlite")}`;
  const store = await openStore(url);
  const key = await createKey(store.db, { plan: "plus", now: 0 });
  await store.close();
  return { key, ...(await spawnService(url, { DATA_DIR: folder, ...environment })) };
}

const ask = (port: number, path: string, agent: Agent) =>
  new Promise<{ response: IncomingMessage; text: string }>((resolve, reject) => {
    get({ port, path, agent, host: "127.0.0.1" }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      response.on("end", () => resolve({ response, text }));
    }).on("error", reject);
  });

describe("the service's process", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "serves, and ends cleanly on %s though a client holds on",
    async (signal) => {
      const service = await start();
      await logged(readLines(service), "serving");
      const agent = new Agent({ keepAlive: true });
      onTestFinished(() => agent.destroy());

      const health = await ask(service.port, "/healthz", agent);
      expect(health.response.statusCode).toBe(200);
      const refused = await ask(service.port, "/v1/countries", agent);
      expect(refused.response.statusCode).toBe(401);
      expect(JSON.parse(refused.text).code).toBe("missing_key");

      service.child.kill(signal);
      expect(await service.ended).toBe(0);
    },
  );

  it("answers an open request after a signal to end", async () => {
    const service = await start({ NOWNEXT_WEBHOOK_LOOPBACK: "on" });
    const lines = readLines(service);
    await logged(lines, "serving");
    const body = JSON.stringify({ url: "http://127.0.0.1:9/hook", events: ["webhook.test"] });
    const asking = request({
      port: service.port,
      host: "127.0.0.1",
      path: "/v1/webhooks",
      method: "POST",
      headers: {
        Authorization: `Bearer ${service.key}`,
        "Content-Type": "application/json",
        Expect: "100-continue",
      },
    });
    asking.flushHeaders();
    // The service has the request, and waits for its body.
    await once(asking, "continue");
    service.child.kill("SIGTERM");
    await logged(lines, "stopping");
    asking.end(body);
    const [response] = await once(asking, "response");
    expect(response.statusCode).toBe(201);
    expect(response.headers.connection).toBe("close");
    expect(JSON.parse(await text(response)).data.secret).toMatch(/^whsec_/);
    expect(await service.ended).toBe(0);
  });

  it("doesn't start with an invalid setting, and names it", async () => {
    const service = await start({ SERVICE_PORT: "many" });
    let said = "";
    service.child.stderr?.on("data", (chunk) => {
      said += chunk;
    });
    expect(await service.ended).toBe(1);
    expect(said).toMatch(/^nownext: SERVICE_PORT/);
  });
});
