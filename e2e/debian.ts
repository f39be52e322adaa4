import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { delimiter, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { aptGet } from "./apt.ts";

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

type Run = {
  port: number;
  /** Ends it at once, with all processes that it has started. */
  signal: NodeJS.Signals;
  uid?: number;
  gid?: number;
};

/** Starts a server that ends with the test, and waits until it listens on its port. */
export async function startDebianProgram(
  { command, env }: DebianProgram,
  args: readonly string[],
  { port, signal, ...user }: Run,
): Promise<void> {
  const program = spawn(command, args, { ...user, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(program, "exit");
  onTestFinished(async () => {
    program.kill(signal);
    await ended;
  });
  let said = "";
  for (const stream of [program.stdout, program.stderr]) stream.on("data", (text) => (said += text));
  while (!(await isOpen(port))) {
    if (program.exitCode !== null) throw new Error(`${command} ended: ${said}`);
    await pause(20);
  }
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

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
  const download = () => aptGet(["download", ...packages], folder);
  const fetched = download() || (aptGet(["update"]) && download());
  const files = readdirSync(folder).filter((file) => file.endsWith(".deb"));
  return fetched && files.every((file) => run("dpkg-deb", "-x", file, "."));
}
