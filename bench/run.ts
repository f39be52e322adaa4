import { readdirSync } from "node:fs";

/**
 * `npm run bench -- NAME …`: runs one measurement by its name. Those that measure speed print ratios of one run, never
 * a verdict; those that try what must hold fail where it doesn't.
 */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== "run.ts" && !file.endsWith(".test.ts"))
  .map((file) => file.slice(0, -3));

const name = process.argv[2] ?? "";
if (names.includes(name)) {
  // The measurement reads its own arguments from where it would find them when run by itself.
  process.argv.splice(1, 2, new URL(`${name}.ts`, import.meta.url).pathname);
  await import(`./${name}.ts`);
} else {
  console.error(`usage: npm run bench -- ${names.join(" | ")}`);
  process.exitCode = 2;
}
