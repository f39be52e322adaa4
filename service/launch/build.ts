import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { computeDigest } from "../../build-inputs.ts";
import { keepAssets } from "./kept-assets.ts";

/** Builds the site unless the last build was of the same sources. Throws if the build fails. */
export function buildSite(root: string): void {
  const stamp = join(root, ".next/nownext-built");
  const digest = computeDigest(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  console.error("Building the site (once for each change of its sources, a minute or more) …");
  const next = join(root, "node_modules/next/dist/bin/next");
  keepAssets(join(root, ".next"), () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [next, "build"], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 100_000_000,
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    });
    // It lists every page, which is of use only if the build failed.
    if (status === 0) return;
    console.error(stdout + stderr);
    throw new Error("the site could not be built; see the messages above");
  });
  writeFileSync(stamp, digest);
}

// `npm run build`
if (process.argv[1] === import.meta.filename) buildSite(resolve(import.meta.dirname, "../.."));
