import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { ConfigError } from "../config.ts";
import { buildSite } from "./build.ts";
import { browserAddress, loadEnvFile, readSettings } from "./settings.ts";
import { Supervisor } from "./supervise.ts";

/**
 * `npm start` and, with `--dev`, `npm run dev`: builds and sets up what is missing, then runs the service and the
 * site until one ends or a signal comes.
 */
async function main(dev: boolean): Promise<number> {
  const began = performance.now();
  const root = resolve(import.meta.dirname, "../..");
  process.chdir(root);
  loadEnvFile(".env");
  const settings = readSettings(process.env);
  const dataDir = resolve(settings.dataDir);
  mkdirSync(dataDir, { recursive: true });
  if (!dev) buildSite(root);

  const serviceAddress = `http://127.0.0.1:${settings.servicePort}`;
  const shared = {
    ...process.env,
    DATA_DIR: dataDir,
    NEXT_TELEMETRY_DISABLED: "1",
    ...(settings.clockStart ? { NOWNEXT_CLOCK_EPOCH_MS: String(settings.clockEpochMs ?? Date.now()) } : {}),
  };
  const supervisor = new Supervisor();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => supervisor.stop());
  const withParent = ["--import", pathToFileURL(join(import.meta.dirname, "parent.mjs")).href];

  if (!settings.remote) {
    const setup = spawnSync(process.execPath, ["service/cli.ts", "setup"], {
      env: shared,
      stdio: ["ignore", 2, 2],
    });
    if (setup.status !== 0) return 1;
    supervisor.start({
      name: "The service",
      command: process.execPath,
      args: [
        ...withParent,
        ...(dev ? ["--watch-path=service", "--watch-path=contract"] : []),
        "service/main.ts",
      ],
      env: { ...shared, HOST: "127.0.0.1" },
    });
    if (!(await answers(`${serviceAddress}/healthz`, supervisor))) return supervisor.ended;
  }

  const key = settings.remote?.key ?? readFileSync(join(dataDir, "site-key"), "utf8").trim();
  supervisor.start({
    name: "The site",
    command: process.execPath,
    args: [
      ...withParent,
      "node_modules/next/dist/bin/next",
      dev ? "dev" : "start",
      "-p",
      String(settings.port),
      "-H",
      settings.host,
    ],
    env: {
      ...shared,
      NODE_ENV: dev ? "development" : "production",
      TVGUIDE_API_KEY: key,
    },
  });
  const address = browserAddress(settings.host, settings.port);
  if (await answers(`${address}/robots.txt`, supervisor))
    console.error(`now|next is ready at ${address} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return supervisor.ended;
}

/** Waits until an address answers; false if the programs end first. */
async function answers(url: string, supervisor: Supervisor): Promise<boolean> {
  let ended = false;
  supervisor.ended.then(() => {
    ended = true;
  });
  while (!ended) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer && !ended) return true;
    await pause(100);
  }
  return false;
}

try {
  process.exitCode = await main(process.argv.includes("--dev"));
} catch (error) {
  console.error(
    error instanceof ConfigError
      ? `Settings: ${error.message}`
      : `Could not start: ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
}
process.exit();
