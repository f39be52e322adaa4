import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it, onTestFinished } from "vitest";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (!address || typeof address === "string") throw new Error("no port is free");
  return address.port;
}

/** The service as a process of its own, on a folder of its own. */
async function start(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "nownext-main-"));
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      SERVICE_PORT: String(port),
      LOG_LEVEL: "info",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit").then(([code]) => code);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true });
  });
  return { child, port, ended };
}

/** Waits until the service has logged a message. */
async function logged({ child }: { child: ChildProcess }, message: string): Promise<void> {
  if (!child.stdout) throw new Error("no standard output");
  for await (const line of createInterface({ input: child.stdout }))
    if (JSON.parse(line).msg === message) return;
  throw new Error(`the service ended before it logged ${message}`);
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
      await logged(service, "serving");
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

  it("doesn't start with a setting that doesn't fit, and names it", async () => {
    const service = await start({ SERVICE_PORT: "many" });
    let said = "";
    service.child.stderr?.on("data", (chunk) => {
      said += chunk;
    });
    expect(await service.ended).toBe(1);
    expect(said).toMatch(/^nownext: SERVICE_PORT/);
  });
});
