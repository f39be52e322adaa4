import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { buildSite } from "../service/launch/build.ts";
import { findChromium } from "./chromium.ts";
import { type PlaywrightReport, playwrightFailures, type VitestReport, vitestFailures } from "./reports.ts";

/**
 * Runs tests with all their set-up:
 *
 * - `all [PART …]` (`npm test`): every test, or those in the files whose paths contain a part
 * - `unit …` (`npm run test:unit`): vitest's tests; arguments are vitest's
 * - `e2e …` (`npm run test:e2e`): Playwright's tests; arguments are Playwright's
 *
 * Prints the runners' own summaries, what failed, and, last, a line `N passed, N failed` (and `, N skipped` if any were).
 */

type Counts = { passed: number; failed: number; skipped: number };

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };
const failure: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Repeated at the end, as the beginning of a long log may be lost. */
const failures: string[] = [];

const root = resolve(import.meta.dirname, "..");
process.chdir(root);
const work = mkdtempSync(join(tmpdir(), "nownext-test-"));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  TZ: "Pacific/Nauru",
  E2E_DATA_DIR: join(work, "data"),
  NEXT_TELEMETRY_DISABLED: "1",
};

/** Runs a test runner. Returns its report, or null if it wrote none. */
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

function unitTests(args: string[]): Counts {
  const file = join(work, "unit.json");
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json"];
  const report = run(
    "Unit, property, store and API tests",
    [...vitest, `--outputFile=${file}`, ...args],
    file,
  ) as VitestReport | null;
  if (!report) return failure;
  failures.push(...vitestFailures(report));
  // A file that fails before its first test has failed as well.
  const failed = report.numFailedTests || Math.min(1, report.numFailedTestSuites);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

function browserTests(args: string[]): Counts {
  const file = join(work, "browser.json");
  try {
    env.CHROMIUM = findChromium(process.env);
    env.WHOLE_CHROMIUM = findChromium(process.env, "all");
    buildSite(root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return failure;
  }
  const playwright = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
  const report = run("Browser tests", [...playwright, ...args], file) as PlaywrightReport | null;
  if (!report) return failure;
  failures.push(...playwrightFailures(report));
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky || Math.min(1, report.errors.length), skipped };
}

/** Every test in the files whose paths contain one of the parts; all tests if there are none. */
async function allTests(parts: string[]): Promise<Counts[]> {
  if (parts.some((part) => part.startsWith("-"))) {
    console.error(
      "npm test takes parts of files' paths; options go to npm run test:unit or npm run test:e2e",
    );
    return [failure];
  }
  if (parts.length === 0) {
    // Beside the unit tests, whose last suites leave a core idle. If it fails, the browser tests' own attempt says why.
    const building = spawn(process.execPath, ["service/launch/build.ts"], { stdio: "ignore" });
    const built = once(building, "close");
    const unit = unitTests([]);
    await built;
    return [unit, browserTests([])];
  }
  const inBrowser = globSync("e2e/**/*.e2e.ts").filter((path) => parts.some((part) => path.includes(part)));
  return [
    unitTests([...parts, "--passWithNoTests"]),
    inBrowser.length > 0 ? browserTests(inBrowser.map((path) => basename(path))) : nothing,
  ];
}

mkdirSync("test-results", { recursive: true });
const [suite, ...args] = process.argv.slice(2);
const results =
  suite === "unit" ? [unitTests(args)] : suite === "e2e" ? [browserTests(args)] : await allTests(args);
rmSync(work, { recursive: true, force: true });
const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);
const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
if (passed + failed === 0) console.error(`\nNo test matches ${args.join(" ")}`);
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join("\n  ")}`);
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
