import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { writeGuide } from "./generated-guide.ts";
import { startProgram } from "./programs.ts";
import { startSite } from "./site.ts";

const root = join(import.meta.dirname, "../..");
const fastClock = join(import.meta.dirname, "fast-clock.ts");
const dayMs = 86_400_000;

/** Settings of programs. */
export type Environment = Record<string, string>;

/** What makes a program's clock run `rate` times as fast from `start`, as from the instant `epoch`; epoch ms. */
const runClock = (start: number, epoch: number, rate: number): Environment => ({
  NODE_OPTIONS: `--import ${fastClock}`,
  FAST_CLOCK: `${start},${epoch},${rate}`,
});

/** Settings with which the commands of the CLI run an hour before `start`. */
export const onTheEve = (start: number): Environment => runClock(start - 3_600_000, Date.now(), 1);

/** Days that begin at `start` in the clocks of programs, now, and pass in some minutes. */
export function beginDays({ start, days, minutes }: { start: number; days: number; minutes: number }) {
  const epoch = Date.now();
  const rate = (days * dayMs) / (minutes * 60_000);
  return {
    start,
    epoch,
    end: epoch + minutes * 60_000,
    rate,
    clock: runClock(start, epoch, rate),
    /** What these clocks show, epoch ms. */
    simulatedNow: () => start + (Date.now() - epoch) * rate,
  };
}

export type FastDays = ReturnType<typeof beginDays>;

/** Runs a command of the CLI. Resolves to what it prints; rejects if it fails. */
export async function runCommand(args: readonly string[], env: Environment): Promise<string> {
  const child = spawn(process.execPath, ["service/cli.ts", ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, ...env },
  });
  let said = "";
  child.stdout.on("data", (part) => {
    said += part;
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`nownext ${args.join(" ")} ended with ${code}`);
  return said.trim();
}

type Edition = { market: string; channels: number; edition: number };

/** Reads an edition of a market's generated guide into the store in `env.DATA_DIR`. */
export async function ingestEdition({ market, ...guide }: Edition, env: Environment): Promise<void> {
  const file = join(env.DATA_DIR ?? "", `${market}.xml`);
  await writeGuide(file, { ...guide, domain: `${market}.example` });
  await runCommand(["ingest", file, "--source", market, "--country", market.toUpperCase()], env);
}

/** Makes a key of a plan. */
export const createKey = async (plan: string, env: Environment): Promise<string> =>
  (await runCommand(["keys", "create", "--plan", plan], env)).split("\n").at(-1) ?? "";

/** Starts the service of the store in `env.DATA_DIR`, in fast time. */
export const startFastService = ({ clock }: FastDays, env: Environment) =>
  startProgram("service/main.ts", (port) => ({
    env: { ...env, ...clock, SERVICE_PORT: String(port), NODE_ENV: "production" },
  }));

/** Starts the built site in fast time, for the API at an origin. */
export const startFastSite = ({ clock }: FastDays, origin: string, apiKey: string, folder: string) =>
  startSite({
    apiUrl: `${origin}/v1`,
    apiKey,
    env: { ...clock, FAST_PERFORMANCE: "1", DATA_DIR: folder },
  });
