import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { ConfigError } from "../config.ts";
import { secureDataFolder } from "../data-folder.ts";
import { buildSite } from "./build.ts";
import { requirePort } from "./port.ts";
import { memoryEnvironment, serviceFlags, siteFlags, startNext } from "./program-flags.ts";
import { browserAddress, loadEnvFile, localAddress, readSettings, type Settings } from "./settings.ts";
import { Supervisor } from "./supervise.ts";

const root = resolve(import.meta.dirname, "../..");
const withParent = ["--import", pathToFileURL(join(import.meta.dirname, "parent.mjs")).href];

/** In a container image, Next's standalone build stands in place of the sources: see `package-image.ts`. */
const standalone = "site/server.js";
const isPackaged = existsSync(join(root, standalone));

/** What `npm start`, `npm run dev` and `npm run service` run. */
type Mode = "start" | "dev" | "service";

/** Builds and sets up what is missing, then runs the service and the site, or the service alone, until a signal. */
async function main(mode: Mode): Promise<number> {
  const began = performance.now();
  process.chdir(root);
  loadEnvFile(".env");
  const settings = readSettings(process.env);
  secureDataFolder(resolve(settings.dataDir));
  const hasSite = mode !== "service";
  const hasService = !hasSite || !settings.remote;
  // Behind the site only this machine needs the service.
  const service = { host: hasSite ? "127.0.0.1" : settings.host, port: settings.servicePort };
  if (hasService) await requirePort("SERVICE_PORT", service);
  if (hasSite) await requirePort("PORT", settings);
  if (mode === "start" && !isPackaged) buildSite(root);

  const supervisor = new Supervisor();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => supervisor.stop());
  const env = sharedEnvironment(settings, hasSite);
  if (hasService) {
    if (!setUp(env)) return 1;
    if (hasSite) env.NOWNEXT_SITE_HOOK = siteHook(settings, readSiteKey(env));
    await startService(supervisor, { ...env, HOST: service.host }, service, mode === "dev");
  }
  if (hasSite && !supervisor.isStopping) await startSite(supervisor, settings, env, mode === "dev");
  if (!supervisor.isStopping) {
    const address = hasSite
      ? browserAddress(settings.host, settings.port)
      : `${browserAddress(service.host, service.port)}/v1`;
    console.error(`now|next is ready at ${address} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  }
  return supervisor.ended;
}

/** The settings of both programs. Unless an operator says otherwise, the service tells the site about changes. */
function sharedEnvironment(
  { clockStart, clockEpochMs, dataDir, host, port }: Settings,
  hasSite: boolean,
): NodeJS.ProcessEnv {
  return {
    ...memoryEnvironment,
    ...process.env,
    NOTIFY_SECRET: process.env.NOTIFY_SECRET || randomBytes(32).toString("hex"),
    NOTIFY_SITES: process.env.NOTIFY_SITES || (hasSite ? localAddress(host, port) : ""),
    NOWNEXT_LINK_SECRET: process.env.NOWNEXT_LINK_SECRET || randomBytes(32).toString("hex"),
    DATA_DIR: resolve(dataDir),
    NEXT_TELEMETRY_DISABLED: "1",
    ...(clockStart ? { NOWNEXT_CLOCK_EPOCH_MS: String(clockEpochMs ?? Date.now()) } : {}),
  };
}

const readSiteKey = (env: NodeJS.ProcessEnv): string =>
  readFileSync(join(env.DATA_DIR ?? "", "site-key"), "utf8").trim();

/** Where the service's webhook calls the site: only whoever has the site's key can name this address. */
function siteHook({ host, port }: Settings, key: string): string {
  const by = createHash("sha256").update(`hook ${key}`).digest("hex").slice(0, 32);
  return `${localAddress(host, port)}/api/reminders/hook?by=${by}`;
}

const setUp = (env: NodeJS.ProcessEnv): boolean =>
  spawnSync(process.execPath, ["service/cli.ts", "setup"], { env, stdio: ["ignore", 2, 2] }).status === 0;

async function startService(
  supervisor: Supervisor,
  env: NodeJS.ProcessEnv,
  { host, port }: { host: string; port: number },
  dev: boolean,
): Promise<void> {
  const watch = dev ? ["--watch-path=service", "--watch-path=contract"] : [];
  const args = [...withParent, ...serviceFlags, ...watch, "service/main.ts"];
  supervisor.start({ name: "The service", command: process.execPath, args, env });
  if (await answers(`${localAddress(host, port)}/healthz`, supervisor)) supervisor.markReady("The service");
}

async function startSite(
  supervisor: Supervisor,
  { remote, host, port }: Settings,
  env: NodeJS.ProcessEnv,
  dev: boolean,
): Promise<void> {
  // Next calls 127.0.0.1 by its name: started with the number, it takes each rewritten address for another server's, and
  // asks itself for it over HTTP.
  const named = host === "127.0.0.1" ? "localhost" : host;
  const next = dev ? ["node_modules/next/dist/bin/next", "dev"] : startNext;
  const program = isPackaged ? [standalone] : [...next, "-p", String(port), "-H", named];
  supervisor.start({
    name: "The site",
    command: process.execPath,
    // Next's development server hands its flags on in NODE_OPTIONS, in which Node doesn't accept these.
    args: [...withParent, "--dns-result-order=ipv4first", ...(dev ? [] : siteFlags), ...program],
    env: {
      ...env,
      NODE_ENV: dev ? "development" : "production",
      PORT: String(port),
      HOSTNAME: named,
      TVGUIDE_API_KEY: remote?.key ?? readSiteKey(env),
    },
  });
  // Only this site knows the secret: whatever else listens there answers otherwise.
  const headers = { Authorization: `Bearer ${env.NOTIFY_SECRET}` };
  if (await answers(`${localAddress(host, port)}/api/changes`, supervisor, headers))
    supervisor.markReady("The site");
}

/** Waits until an address answers well; false if the programs are being stopped first. */
async function answers(
  url: string,
  supervisor: Supervisor,
  headers: Record<string, string> = {},
): Promise<boolean> {
  while (!supervisor.isStopping) {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return !supervisor.isStopping;
    await pause(100);
  }
  return false;
}

const modes: Record<string, Mode> = { "--dev": "dev", "--service": "service" };

try {
  process.exitCode = await main(modes[process.argv[2] ?? ""] ?? "start");
} catch (error) {
  console.error(
    error instanceof ConfigError
      ? `Settings: ${error.message}`
      : `Could not start: ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
}
process.exit();
