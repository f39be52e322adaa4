import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

/**
 * Starts the service as a process of its own on a store, which ends with the test, and waits until it serves. Gives
 * its base address.
 */
export async function startService(
  storeUrl: string,
  environment: Record<string, string> = {},
): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      ...process.env,
      DATABASE_URL: storeUrl,
      SERVICE_PORT: String(port),
      LOG_LEVEL: "info",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  for await (const line of createInterface({ input: child.stdout }))
    if (JSON.parse(line).msg === "serving") return `http://127.0.0.1:${port}`;
  throw new Error("the service ended before it served");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (!address || typeof address === "string") throw new Error("no port is free");
  return address.port;
}
