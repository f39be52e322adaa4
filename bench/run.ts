import { readdirSync } from "node:fs";

/**
 * `npm run bench -- NAME …` runs one measurement. Those that measure speed print ratios within one run and never
 * fail; those that check guarantees fail if one is broken.
 */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== "run.ts" && !file.endsWith(".test.ts"))
  .map((file) => file.slice(0, -3));

const name = process.argv[2] ?? "";
if (names.includes(name)) {
  // The measurement expects its own arguments where they would be if it were run directly.
  process.argv.splice(1, 2, new URL(`${name}.ts`, import.meta.url).pathname);
  await import(`./${name}.ts`);
} else {
  console.error(`usage: npm run bench -- ${names.join(" | ")}`);
  process.exitCode = 2;
}
