import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
let folder: string;
let program: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nownext-run-"));
  program = relative(root, join(folder, "program.mjs"));
  await writeFile(
    join(folder, "program.mjs"),
    `process.on("SIGTERM", () => { console.log("told"); process.exit(); });
     console.log("up"); setInterval(() => {}, 1000);`,
  );
});

afterAll(() => rm(folder, { recursive: true }));

it.each([
  ["is signalled itself", ""],
  ["was started by a shell that a signal ends, as npm's is", "; true"],
])("a program that the launcher runs ends where the launcher %s", async (_, more) => {
  const shell = spawn(
    "sh",
    ["-c", `${more ? "" : "exec "}"${process.execPath}" service/launch/run.mjs "${program}"${more}`],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let said = "";
  shell.stdout.on("data", (text) => {
    said += text;
  });
  shell.stdout.once("data", () => shell.kill("SIGTERM"));
  // The pipe closes once the program that inherited it has ended too.
  await once(shell.stdout, "close");
  expect(said).toBe("up\ntold\n");
});
