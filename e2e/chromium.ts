import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackages } from "./apt.ts";

/** Chromium without its windows: tests take half the processor time. It never lets a page notify anybody. */
const shell = "chromium-headless-shell";
const whole = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Debian's packages of both, and of fonts for the sample's scripts. */
const debianPackages = [shell, "chromium", "fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji"];

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ["ignore", 2, 2], timeout: 600_000 }).status === 0;

function which(name: string): string | null {
  const { status, stdout } = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Finds a Chromium to test with and returns its path: the one that CHROMIUM names, one on the machine, Playwright's
 * own, downloaded if need be, or Debian's, installed if need be, as in CI in any case. The fastest, or one with all its
 * `parts`. Throws an Error that says what is missing.
 */
export function findChromium(env: NodeJS.ProcessEnv, parts: "some" | "all" = "some"): string {
  if (env.CHROMIUM) {
    if (existsSync(env.CHROMIUM)) return env.CHROMIUM;
    throw new Error(`CHROMIUM names ${env.CHROMIUM}, which does not exist`);
  }
  // A machine that does nothing but test is given the faster one.
  if (env.CI && !which(shell)) installPackages(debianPackages);
  const names = parts === "all" ? whole : [shell, ...whole];
  const installed = () => names.map(which).find((path) => path !== null);
  const here = installed();
  if (here) return here;

  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  console.error("No Chromium on this machine; downloading Playwright's …");
  if (
    run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]) &&
    existsSync(own)
  )
    return own;

  console.error(`Download failed; installing Debian's packages ${debianPackages.join(", ")} …`);
  installPackages(debianPackages);
  const debian = installed();
  if (debian) return debian;
  throw new Error(
    "the browser tests need a Chromium: install one, or set CHROMIUM to its path (Playwright's could not be downloaded)",
  );
}
