import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { type Program, Supervisor } from "./supervise.ts";

const parent = pathToFileURL(join(import.meta.dirname, "parent.mjs")).href;
const program = (name: string, code: string): Program => ({
  name,
  command: process.execPath,
  args: ["--import", parent, "-e", code],
  env: process.env,
});
const forever = "setInterval(() => {}, 1000)";

describe("programs that live together", () => {
  it("end together when one dies, with a failing exit code", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const supervisor = new Supervisor();
    supervisor.start(program("A", forever));
    supervisor.start(program("B", "process.exit(3)"));
    expect(await supervisor.ended).toBe(1);
    expect(error).toHaveBeenCalledWith("B ended (exit code 3); stopping the rest.");
  });

  it("end with exit code 0 when they are told to", async () => {
    const supervisor = new Supervisor();
    supervisor.start(program("A", forever));
    supervisor.start(program("B", forever));
    supervisor.stop();
    expect(await supervisor.ended).toBe(0);
  });

  it("don't hand the launcher's channel on to programs that they start themselves", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const supervisor = new Supervisor();
    const handedOn = `process.execArgv.includes(${JSON.stringify(parent)}) || process.execArgv.includes("--import")`;
    supervisor.start(program("A", `process.exit(${handedOn} ? 1 : 0)`));
    await supervisor.ended;
    expect(error).toHaveBeenCalledWith("A ended (exit code 0); stopping the rest.");
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
