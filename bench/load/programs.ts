import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../outside/test-port.ts";
import { memoryEnvironment, serviceFlags } from "../../service/launch/program-flags.ts";

/** One of our programs in a process of its own, listening on a local port. */
export type Program = {
  port: number;
  child: ChildProcess;
  /** Milliseconds from its start until it listened. */
  startedMs: number;
  /** Asks it to stop, and waits until it has. */
  end(): Promise<void>;
  /** Kills it at once, as a crash would. */
  kill(): Promise<void>;
};

const running = new Set<Program>();

/** How long a program may take to listen. */
const patienceMs = 60_000;

/**
 * Starts a program, whose path is relative to the project's folder, as `npm start` would, and waits until it listens on
 * the port that `setUp` is given. `hear` receives each line it prints; without it they are printed. Throws an Error if the program
 * ends first.
 */
export async function startProgram(
  program: string,
  setUp: (port: number) => { args?: string[]; env?: Record<string, string> },
  hear?: (line: string) => void,
): Promise<Program> {
  const port = await freePort();
  const { args = [], env = {} } = setUp(port);
  const began = performance.now();
  const flags = program === "service/main.ts" ? serviceFlags : [];
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, "../..", program), ...args], {
    stdio: ["ignore", hear ? "pipe" : "inherit", "inherit"],
    env: { ...memoryEnvironment, ...process.env, ...env },
  });
  if (hear && child.stdout) createInterface({ input: child.stdout }).on("line", hear);
  const endBy = async (signal: NodeJS.Signals) => {
    running.delete(started);
    if (hasEnded(child)) return;
    child.kill(signal);
    await once(child, "exit");
  };
  const started: Program = {
    port,
    child,
    startedMs: 0,
    end: () => endBy("SIGTERM"),
    kill: () => endBy("SIGKILL"),
  };
  running.add(started);
  while (!(await listens(port))) {
    if (hasEnded(child)) throw new Error(`${program} ended before it listened`);
    if (performance.now() - began > patienceMs) throw new Error(`${program} didn't start listening`);
    await sleep(10);
  }
  started.startedMs = performance.now() - began;
  return started;
}

/** Stops all programs that are still running. */
export async function endPrograms(): Promise<void> {
  await Promise.all([...running].map((program) => program.end()));
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
