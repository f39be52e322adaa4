import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** What the site is built from. */
const sources = [
  "app",
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

function* files(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) yield path;
  else
    for (const name of readdirSync(path).sort())
      if (!/\.(test|browser)\./.test(name)) yield* files(join(path, name));
}

/** A digest of everything that the build reads; equal digests mean equal builds. */
function computeDigest(root: string): string {
  const hash = createHash("sha256")
    .update(process.version)
    .update(process.env.PICTURES ?? "");
  for (const source of sources.filter((name) => existsSync(join(root, name))))
    for (const file of files(join(root, source)))
      hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/** Builds the site unless the last build was of the same sources. Throws if the build fails. */
export function buildSite(root: string): void {
  const stamp = join(root, ".next/nownext-built");
  const digest = computeDigest(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  console.error("Building the site (once for each change of its sources) …");
  const next = join(root, "node_modules/next/dist/bin/next");
  const { status } = spawnSync(process.execPath, [next, "build"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error("the site could not be built; see the messages above");
  writeFileSync(stamp, digest);
}

// `npm run build`
if (process.argv[1] === import.meta.filename) buildSite(resolve(import.meta.dirname, "../.."));
