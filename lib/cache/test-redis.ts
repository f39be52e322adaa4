import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { installPackages } from "../../e2e/apt.ts";
import { freePort } from "../../outside/test-port.ts";

/** A Redis for tests, in memory alone. `hang` stops it as a machine that is too busy does, `resume` ends that. */
export type TestRedis = {
  url: string;
  port: number;
  hang(): void;
  resume(): void;
  /** Ends it; what it held is lost. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
};

const programs = ["redis-server", "valkey-server"];

const isThere = (program: string): boolean => spawnSync(program, ["--version"]).status === 0;

/** Finds a server's program; installs Debian's if there is none and this user may. Throws an Error if it can't. */
function findProgram(): string {
  const found = () => programs.find(isThere);
  const here = found();
  if (here) return here;
  console.error("No Redis on this machine; installing Debian's …");
  installPackages(["redis-server"]);
  const installed = found();
  if (installed) return installed;
  throw new Error("The tests of the shared cache need redis-server or valkey-server: install one");
}

/** Starts a server of its own on a free port, with some of its settings. */
export async function startTestRedis(settings: readonly string[] = []): Promise<TestRedis> {
  const program = findProgram();
  const port = await freePort();
  const args = [
    "--port",
    String(port),
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
    ...settings,
  ];
  let server: ChildProcess;
  const kill = () => server.kill("SIGKILL");

  async function start(): Promise<void> {
    server = spawn(program, args, { stdio: "ignore" });
    process.once("exit", kill);
    while (!(await answers(port))) {
      if (server.exitCode !== null) throw new Error(`${program} ended before it answered`);
      await pause(20);
    }
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    start,
    hang: () => void server.kill("SIGSTOP"),
    resume: () => void server.kill("SIGCONT"),
    stop: async () => {
      process.off("exit", kill);
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, "exit");
      kill();
      await ended;
    },
  };
}

/** Whether Redis answers a PING. */
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    socket.write("PING\r\n");
    const [said] = await once(socket, "data");
    return String(said).startsWith("+PONG");
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
