import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { freePorts } from "../outside/test-port.ts";
import { dataDir, servicePort } from "./sites.ts";
import { test as base } from "./test.ts";

/** Two more sites of the same build, for the tests that ask for them. */
type Sites = {
  /** The address of a site whose key is of the smallest plan, which has no sports events. */
  locked: string;
  /** A site that can't reach its guide unless a test answers at `guidePort`; its data is in `folder`. */
  down: { address: string; guidePort: number; folder: string };
};

export const test = base.extend<object, Sites>({
  locked: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const [port = 0] = await freePorts(1);
      const site = await startSite(port, `http://127.0.0.1:${servicePort}/v1`, createFreeKey());
      await use(`http://localhost:${port}`);
      await site.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  down: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const [port = 0, guidePort = 0] = await freePorts(2);
      const site = await startSite(port, `http://127.0.0.1:${guidePort}/v1`, "none");
      await use({ address: `http://localhost:${port}`, guidePort, folder: site.folder });
      await site.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

const root = resolve(import.meta.dirname, "..");

function createFreeKey(): string {
  const made = spawnSync(process.execPath, ["service/cli.ts", "keys", "create", "--plan", "free"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (made.status !== 0) throw new Error(made.stderr);
  return made.stdout.trim();
}

/**
 * Starts a site for the service at an address, with data of its own, and waits until it answers; with `dev`, as
 * `npm run dev` does. It ends with this process.
 */
export async function startSite(port: number, apiUrl: string, apiKey: string, { dev = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "nownext-site-"));
  const settings = { DATA_DIR: folder, TVGUIDE_API_URL: apiUrl, TVGUIDE_API_KEY: apiKey };
  const site = await startPrograms(port, settings, dev ? ["--dev"] : []);
  return {
    ...site,
    folder,
    stop: async () => {
      await site.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Starts a site, with a service of its own unless the settings name another, and waits until it answers. */
export async function startPrograms(port: number, settings: Record<string, string>, args: string[] = []) {
  const parent = pathToFileURL(join(root, "service/launch/parent.mjs")).href;
  const child = spawn(process.execPath, ["--import", parent, "service/launch/start.ts", ...args], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: {
      ...process.env,
      LOG_LEVEL: "warn",
      TVGUIDE_TIMEOUT_SECONDS: "600",
      ...settings,
      PORT: String(port),
    },
  });
  const ended = once(child, "exit");
  let said = "";
  child.stderr?.on("data", (text) => {
    process.stderr.write(text);
    said += text;
  });
  const answers = () =>
    fetch(`http://localhost:${port}/robots.txt`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null)
      throw new Error(`the site ended (exit code ${child.exitCode}) before it answered: ${said}`);
    await pause(100);
  }
  return {
    isRunning: () => child.exitCode === null,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
