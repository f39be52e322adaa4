import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../outside/test-port.ts";
import { memoryEnvironment, siteFlags, startNext } from "../../service/launch/program-flags.ts";

const root = join(import.meta.dirname, "../..");

type Options = { apiUrl: string; apiKey: string; env: Record<string, string> };

/** Starts the built site as `npm start` would, and waits until it answers. Throws an Error if it wasn't built. */
export async function startSite({ apiUrl, apiKey, env }: Options) {
  if (!existsSync(join(root, ".next/BUILD_ID"))) throw new Error("build the site first: npm run build");
  const port = await freePort();
  const child = spawn(process.execPath, [...siteFlags, ...startNext, "-p", String(port)], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...memoryEnvironment,
      ...process.env,
      NODE_ENV: "production",
      TVGUIDE_API_URL: apiUrl,
      TVGUIDE_API_KEY: apiKey,
      PICTURES: "off",
      ...env,
    },
  });
  let said = "";
  child.stderr.on("data", (part) => {
    said += part;
  });
  const address = `http://localhost:${port}`;
  while (!(await fetch(`${address}/robots.txt`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`the site ended before it listened: ${said}`);
    await pause(100);
  }
  return {
    address,
    port,
    pid: child.pid ?? 0,
    /** What it has printed for the operator, line by line. */
    said: () => said.split("\n").filter(Boolean),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
