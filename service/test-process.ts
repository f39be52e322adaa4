import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { freePort } from "../outside/test-port.ts";

/** The service in its own process, which ends with the test; `ended` resolves with its exit code. */
export type TestService = { child: ChildProcess; port: number; ended: Promise<number> };

/** Starts the service on a store. It may not be listening yet. */
export async function spawnService(
  storeUrl: string,
  environment: Record<string, string> = {},
): Promise<TestService> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      ...process.env,
      DATABASE_URL: storeUrl,
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
  });
  return { child, port, ended };
}

/** Reads the lines of a service's log. */
export function readLines({ child }: TestService): AsyncIterator<string> {
  if (!child.stdout) throw new Error("no standard output");
  return createInterface({ input: child.stdout })[Symbol.asyncIterator]();
}

/** Waits until a service has logged a message. */
export async function logged(lines: AsyncIterator<string>, message: string): Promise<void> {
  for (let line = await lines.next(); !line.done; line = await lines.next())
    if (JSON.parse(line.value).msg === message) return;
  throw new Error(`the service ended before it logged ${message}`);
}

/** Starts the service on a store, waits until it serves, and returns its base address. */
export async function startService(
  storeUrl: string,
  environment: Record<string, string> = {},
): Promise<string> {
  const service = await spawnService(storeUrl, environment);
  await logged(readLines(service), "serving");
  return `http://127.0.0.1:${service.port}`;
}
