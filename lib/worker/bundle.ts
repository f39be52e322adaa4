import "server-only";
import { join } from "node:path";
import { build } from "esbuild";
import { cacheLife } from "next/cache";

/** No build's worker changes, and only the build has what it is made of. */
const forGood = 100 * 365 * 86_400;

/** The worker as one script of our sources and Serwist's. */
export async function bundleWorker(): Promise<string> {
  "use cache";
  cacheLife({ revalidate: forGood, expire: forGood });
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), "lib/worker/worker.ts")],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    // Browsers take it for a new version if a byte differs.
    banner: { js: `// ${process.env.BUILD_NAME}` },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}
