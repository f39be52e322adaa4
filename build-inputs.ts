import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What the site is built from. */
const sources = [
  "app",
  "build-inputs.ts",
  "components",
  "contract",
  "instrumentation.ts",
  "lib",
  "messages",
  "outside",
  "public",
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "proxy.ts",
  "tsconfig.json",
];

/** Settings that the build reads. */
const settings = ["PICTURES", "STANDALONE"];

function* files(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) yield path;
  else
    for (const name of readdirSync(path).sort())
      if (!/\.(test|browser)\./.test(name)) yield* files(join(path, name));
}

/** A digest of everything that the build in a folder reads; equal digests mean equal builds. */
export function computeDigest(root: string): string {
  const hash = createHash("sha256").update(process.version);
  for (const name of settings) hash.update(`\0${process.env[name] ?? ""}`);
  for (const source of sources.filter((name) => existsSync(join(root, name))))
    for (const file of files(join(root, source)))
      hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}
