import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { dirname, join, resolve } from "node:path";

/**
 * `node service/launch/package-image.ts FOLDER`: copies what a container runs to a folder, and nothing else: the
 * service with those files of its packages that it can reach, and in `site` Next's standalone build, which brings its
 * own. The site must have been built with `STANDALONE=1`.
 */
const root = resolve(import.meta.dirname, "../..");

/** The programs that are started by their path. */
const entries = [
  "service/main.ts",
  "service/cli.ts",
  "service/background/worker.ts",
  "service/ingest/parse-worker.ts",
  "service/launch/start.ts",
];

/** Read by their names, which the tracer doesn't see. */
const assets = ["package.json", "swagger-ui-bundle.js", "swagger-ui.css"].map(
  (name) => `node_modules/swagger-ui-dist/${name}`,
);

/** Vercel's tracer, which Next brings: it follows imports, and native code. */
type Trace = (
  files: readonly string[],
  options: { base: string; readFile: (path: string) => Promise<Buffer | string | null> },
) => Promise<{ fileList: Set<string> }>;

/** Native code comes for every platform; its name says for which. */
const isForHere = (path: string): boolean =>
  !path.endsWith(".node") ||
  !path.includes("/prebuilds/") ||
  path.includes(`${process.platform}-${process.arch}`);

/** Tests, and the measures of fonts that Next needs in a build alone. */
const isUnused = (path: string): boolean =>
  /(?:\.test|\/test-[a-z-]+)\.ts$|\/capsize-font-metrics\.json$/.test(path);

async function listPackageFiles(): Promise<string[]> {
  const { nodeFileTrace }: { nodeFileTrace: Trace } = createRequire(import.meta.url)(
    "next/dist/compiled/@vercel/nft",
  );
  const readFile = async (path: string) => {
    try {
      const bytes = readFileSync(path);
      return path.endsWith(".ts") ? stripTypeScriptTypes(bytes.toString()) : bytes;
    } catch {
      return null;
    }
  };
  const files = entries.map((entry) => join(root, entry));
  const { fileList } = await nodeFileTrace(files, { base: root, readFile });
  return [...fileList, ...assets].filter((path) => path.startsWith("node_modules/") && isForHere(path));
}

async function packageImage(folder: string): Promise<void> {
  const copy = (path: string, to = path) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    cpSync(join(root, path), join(folder, to), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => path.startsWith("node_modules/") || !isUnused(from),
    });
  };
  for (const path of ["package.json", "build-inputs.ts", "contract", "outside", "service"]) copy(path);
  for (const path of await listPackageFiles()) copy(path);
  copy(".next/standalone", "site");
  copy(".next/static", "site/.next/static");
  copy("public", "site/public");
}

await packageImage(resolve(process.argv[2] ?? "image"));
