import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Installs packages that only a measurement needs into a folder of their own, so that the product doesn't depend on
 * them. Throws an Error if the registry doesn't have them.
 */
export async function installPackages(folder: string, packages: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, JSON.stringify({ private: true }));
  const options = ["--no-audit", "--no-fund", "--no-save", "--legacy-peer-deps", "--loglevel=error"];
  await run("npm", ["install", ...options, ...packages], { cwd: folder, timeout: 300_000 });
}
