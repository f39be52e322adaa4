import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { completePackages, findMissingEntries } from "./complete-lock.ts";

/** `npm run lock`: adds to package-lock.json what it lacks. With `--check` it only fails if something is missing. */
const path = join(import.meta.dirname, "../../package-lock.json");
const lock = JSON.parse(readFileSync(path, "utf8"));
const missing = Object.keys(findMissingEntries(lock.packages));

if (!process.argv.includes("--check")) {
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: completePackages(lock.packages) }, null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} entries added`);
} else if (missing.length > 0) {
  console.error(
    `package-lock.json lacks packages of other platforms (run \`npm run lock\`): ${missing.join(", ")}`,
  );
  process.exitCode = 1;
}
