import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Held by whichever test runs apt-get: two at a time find its lists or its database locked, and fail. */
const lock = join(tmpdir(), "nownext-apt-get.lock");

/** Runs apt-get, after those that other tests run; whether it succeeded. */
export const aptGet = (args: readonly string[], cwd?: string): boolean =>
  spawnSync("flock", [lock, "apt-get", "-q", ...args], { cwd, stdio: ["ignore", 2, 2] }).status === 0;

/** Installs Debian's packages, if this machine has any and this user may. */
export function installPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !aptGet(["update"])) return;
  const waiting = ["-o", "DPkg::Lock::Timeout=600"];
  aptGet([...waiting, "-y", "--no-install-recommends", "install", ...packages]);
}
