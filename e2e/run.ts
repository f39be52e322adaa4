import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildSite } from "../service/launch/build.ts";
import { findChromium } from "./chromium.ts";

/**
 * `npm test`: every test, unit to browser, with all set-up. Prints the runners' own summaries and, last, a line
 * `N passed, N failed` (and `, N skipped` where there are any).
 */

type Counts = { passed: number; failed: number; skipped: number };

const root = resolve(import.meta.dirname, "..");
process.chdir(root);
const work = mkdtempSync(join(tmpdir(), "nownext-test-"));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  TZ: "Pacific/Nauru",
  E2E_DATA_DIR: join(work, "data"),
  NEXT_TELEMETRY_DISABLED: "1",
};

/** Runs a test runner; what it wrote to its report, or null where it wrote none. */
function run(name: string, args: string[], report: string): unknown {
  console.error(`\n${name}`);
  spawnSync(process.execPath, args, {
    stdio: "inherit",
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return null;
  }
}

function unitTests(): Counts {
  const file = join(work, "unit.json");
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile=${file}`,
  ];
  const report = run("Unit, property, store and API tests", args, file) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    numPendingTests: number;
  } | null;
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  // A file that fails before its first test has failed as well.
  const failed = report.numFailedTests || Math.min(1, report.numFailedTestSuites);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

function browserTests(): Counts {
  const file = join(work, "browser.json");
  try {
    env.CHROMIUM = findChromium(process.env);
    buildSite(root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
  const report = run("Browser tests", args, file) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  } | null;
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky || Math.min(1, report.errors.length), skipped };
}

mkdirSync("test-results", { recursive: true });
const results = [unitTests(), browserTests()];
rmSync(work, { recursive: true, force: true });
const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);
const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
