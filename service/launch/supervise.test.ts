import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { makeTestFolder } from "../../outside/test-folder.ts";
import { type Program, Supervisor } from "./supervise.ts";

const parent = pathToFileURL(join(import.meta.dirname, "parent.mjs")).href;
const program = (name: string, code: string): Program => ({
  name,
  command: process.execPath,
  args: ["--import", parent, "-e", code],
  env: process.env,
});
const forever = "setInterval(() => {}, 1000)";

/** Long enough for programs to start or stop on any machine. */
const patient = { headStartMs: 600_000, graceMs: 600_000 };
const atOnce = { restartMs: [0, 0], soundMs: Number.POSITIVE_INFINITY };

/** What a supervisor tells the operator, line by line. */
function listenToErrors() {
  const lines: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line) => void lines.push(line));
  return lines;
}

describe("programs that live together", () => {
  it("go on when one dies, and that one is started again", async () => {
    const said = listenToErrors();
    const folder = makeTestFolder();
    const [first, second] = [join(folder, "first"), join(folder, "second")];
    const supervisor = new Supervisor(atOnce);
    // A dies once, and B sees A live twice.
    const a = `const fs = require("node:fs"); const path = fs.existsSync("${first}") ? "${second}" : "${first}";
      fs.writeFileSync(path, ""); path === "${first}" ? process.exit(7) : ${forever}`;
    supervisor.start(program("B", `process.on("SIGTERM", () => process.exit(0)); ${forever}`));
    supervisor.start(program("A", a));
    supervisor.markReady("A");
    supervisor.markReady("B");
    await expect.poll(() => existsSync(second)).toBe(true);
    expect(supervisor.isStopping).toBe(false);
    expect(said).toEqual(["A ended (exit code 7); starting it again in 0 s."]);
    supervisor.stop();
    expect(await supervisor.ended).toBe(0);
  });

  it("end together, with one line that says why, when one dies after each restart", async () => {
    const said = listenToErrors();
    const supervisor = new Supervisor(atOnce);
    supervisor.start(program("A", forever));
    supervisor.start(program("B", "process.exit(3)"));
    supervisor.markReady("B");
    expect(await supervisor.ended).toBe(1);
    expect(said.at(-1)).toBe("B ended (exit code 3) soon after each of 2 restarts; stopping.");
    expect(said).toHaveLength(3);
  });

  it("end together when one dies before it was ready for the first time", async () => {
    const said = listenToErrors();
    const supervisor = new Supervisor(atOnce);
    supervisor.start(program("A", forever));
    supervisor.start(program("B", "process.exit(3)"));
    expect(await supervisor.ended).toBe(1);
    expect(said).toEqual(["B ended (exit code 3) before it was ready; stopping."]);
  });

  it("are stopped in turn, the last one first, so that it can finish what needs the others", async () => {
    const folder = makeTestFolder();
    const log = join(folder, "log");
    const saying = (name: string) =>
      program(
        name,
        `const fs = require("node:fs");
         process.on("SIGTERM", () => setTimeout(() => { fs.appendFileSync("${log}", "${name},"); process.exit(0) }, 50));
         fs.appendFileSync("${log}", "up,"); ${forever}`,
      );
    const supervisor = new Supervisor(patient);
    supervisor.start(saying("service"));
    supervisor.start(saying("site"));
    await expect.poll(() => existsSync(log) && readFileSync(log, "utf8")).toBe("up,up,");
    supervisor.stop();
    await supervisor.ended;
    expect(readFileSync(log, "utf8")).toBe("up,up,site,service,");
  });

  it("are killed if they don't stop within the grace period", async () => {
    const folder = makeTestFolder();
    const up = join(folder, "up");
    const supervisor = new Supervisor({ headStartMs: 1, graceMs: 10 });
    supervisor.start(
      program(
        "A",
        `process.on("SIGTERM", () => {}); require("node:fs").writeFileSync("${up}", ""); ${forever}`,
      ),
    );
    await expect.poll(() => existsSync(up)).toBe(true);
    supervisor.stop();
    expect(await supervisor.ended).toBe(0);
  });

  it("end with exit code 0 when they are told to", async () => {
    const supervisor = new Supervisor();
    supervisor.start(program("A", forever));
    supervisor.start(program("B", forever));
    supervisor.stop();
    expect(await supervisor.ended).toBe(0);
  });

  it("don't hand the launcher's channel on to programs that they start themselves", async () => {
    const said = listenToErrors();
    const supervisor = new Supervisor();
    const handedOn = `process.execArgv.includes(${JSON.stringify(parent)}) || process.execArgv.includes("--import")`;
    supervisor.start(program("A", `process.exit(${handedOn} ? 1 : 0)`));
    await supervisor.ended;
    expect(said).toEqual(["A ended (exit code 0) before it was ready; stopping."]);
  });

  it("end when the launcher is killed outright", async () => {
    const launcher = spawn(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        `import { Supervisor } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, "supervise.ts")).href)};
         new Supervisor().start({ name: "A", command: process.execPath, env: process.env,
           args: ["--import", ${JSON.stringify(parent)}, "-e", "console.log(process.pid); ${forever}; process.on('SIGTERM', () => { console.log('told'); process.exit() })"] });`,
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    launcher.stdout.once("data", () => launcher.kill("SIGKILL"));
    let said = "";
    launcher.stdout.on("data", (text) => {
      said += text;
    });
    // The pipe closes once the program that inherited it has ended too.
    await once(launcher.stdout, "close");
    expect(said).toMatch(/^\d+\ntold\n$/);
  });
});
