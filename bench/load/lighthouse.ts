import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { installPackages } from "./packages.ts";

const run = promisify(execFile);

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse's scores of a page, 0 to 100. */
export type Scores = Record<(typeof categories)[number], number>;

/** Installs Lighthouse for this run. Returns a function that scores a page on its emulated phone. */
export async function openLighthouse(folder: string, chromium: string) {
  await installPackages(folder, ["lighthouse@13.5.0"]);
  let count = 0;
  return async (url: string): Promise<Scores & { faults: string[] }> => {
    const file = join(folder, `report-${count++}.json`);
    const options = [
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--only-categories=${categories.join()}`,
      "--chrome-flags=--headless=new --no-sandbox",
    ];
    const cli = join(folder, "node_modules/lighthouse/cli/index.js");
    const judge = () =>
      run(process.execPath, [cli, url, ...options], {
        env: { ...process.env, CHROME_PATH: chromium },
        timeout: 180_000,
      });
    // Sometimes it misses the start of the page and asks to be run again.
    await judge().catch(judge);
    const report = JSON.parse(readFileSync(file, "utf8"));
    const toScore = (category: string) => Math.round(report.categories[category].score * 100);
    const judged = categories
      .slice(1)
      .flatMap((category): { id: string }[] => report.categories[category].auditRefs)
      .filter(({ id }) => report.audits[id].score === 0);
    return {
      performance: toScore("performance"),
      accessibility: toScore("accessibility"),
      "best-practices": toScore("best-practices"),
      seo: toScore("seo"),
      faults: [...new Set(judged.map(({ id }) => id))],
    };
  };
}
