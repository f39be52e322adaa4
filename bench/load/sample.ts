import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { startProgram } from "./programs.ts";

/** The evening for which the sample is generated. */
const sampleClock = "2026-03-14T20:12:00Z";

/** A service with the sample in a folder: the settings for a site that uses it, and its key. */
export async function openSample(folder: string) {
  const env = {
    NOWNEXT_CLOCK: sampleClock,
    NOWNEXT_CLOCK_EPOCH_MS: String(Date.now()),
    NOWNEXT_SAMPLE: "on",
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    RATE_LIMIT_FACTOR: "0",
  };
  const setUp = spawnSync(process.execPath, [join(import.meta.dirname, "../../service/cli.ts"), "setup"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", 2, 2],
  });
  if (setUp.status !== 0) throw new Error("the sample could not be set up");
  const service = await startProgram("service/main.ts", (port) => ({
    env: { ...env, SERVICE_PORT: String(port) },
  }));
  return {
    env: { ...env, SERVICE_PORT: String(service.port) },
    key: readFileSync(join(folder, "site-key"), "utf8").trim(),
  };
}
