import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

/** A program for tests, and the settings that it needs to start. */
export type DebianProgram = { command: string; env: NodeJS.ProcessEnv };

const kept = resolve(import.meta.dirname, "../node_modules/.cache/debian");

/**
 * Finds a server that tests run: on this machine, else in Debian's packages, which are fetched once and unpacked in
 * node_modules, so that nothing is installed or started by them. Returns why there is none as a text.
 */
export function findDebianProgram(name: string, packages: readonly string[]): DebianProgram | string {
  const places = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/bin"];
  const installed = places.map((place) => join(place, name)).find((path) => existsSync(path));
  if (installed) return { command: installed, env: process.env };
  const folder = join(kept, name);
  const found = findIn(folder, name) ?? (fetchPackages(folder, packages) ? findIn(folder, name) : null);
  return found ?? `there is no ${name}, and Debian's ${packages.join(", ")} can't be fetched with apt-get`;
}

function findIn(folder: string, name: string): DebianProgram | null {
  const command = ["usr/sbin", "usr/bin"].map((place) => join(folder, place, name)).find(existsSync);
  if (!command) return null;
  const libraries = join(folder, "usr/lib");
  const folders = existsSync(libraries) ? readdirSync(libraries).map((each) => join(libraries, each)) : [];
  return { command, env: { ...process.env, LD_LIBRARY_PATH: folders.join(delimiter) } };
}

/** Fetches packages and unpacks them in a folder; whether that worked. */
function fetchPackages(folder: string, packages: readonly string[]): boolean {
  mkdirSync(folder, { recursive: true });
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: folder }).status === 0;
  const fetched =
    run("apt-get", "download", ...packages) ||
    (run("apt-get", "update") && run("apt-get", "download", ...packages));
  const files = readdirSync(folder).filter((file) => file.endsWith(".deb"));
  return fetched && files.every((file) => run("dpkg-deb", "-x", file, "."));
}
