import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/** A Next site that serves only static pages: the most that Next can do with pages of some size. */
export type StaticSite = { folder: string; paths: string[]; remove(): void };

/** Contains a letter that Latin-1 lacks, as any real page does: engines keep and send such text more slowly. */
const words =
  "the world’s night day river city house story live new last first great lost north secret road home ";

/** The least share of a page that its text takes: Next writes it twice, once as HTML and once as data. */
const leastShare = 0.3;
const steps = 24;

const layout = `export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n`;

const pageSource = (sizes: readonly number[]) => `
export const generateStaticParams = () => ${JSON.stringify(sizes.map((size) => ({ size: String(size) })))};
export default async ({ params }) => {
  const { size } = await params;
  return <main>{"${words}".repeat(Math.ceil(Number(size) / ${words.length})).slice(0, Number(size))}</main>;
};
`;

/**
 * Builds such a site within the project, whose packages it uses. Its pages have several sizes around `bytes`, so that
 * one of them comes close. Throws an Error if Next can't build it.
 */
export function buildStaticSite(root: string, bytes: number): StaticSite {
  const folder = join(root, "test-results", `static-site-${process.pid}`);
  const sizes = Array.from({ length: steps }, (_, step) =>
    Math.round(bytes * (leastShare + (step / steps) * 0.3)),
  );
  mkdirSync(join(folder, "app", "[size]"), { recursive: true });
  // Next would take the project's settings, and whatever ends in `.ts` beside them: its proxy and what it does at the start.
  writeFileSync(join(folder, "next.config.mjs"), `export default { pageExtensions: ["jsx"] };\n`);
  writeFileSync(join(folder, "app", "layout.jsx"), layout);
  writeFileSync(join(folder, "app", "[size]", "page.jsx"), pageSource(sizes));
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/next/dist/bin/next"), "build", folder],
    {
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  if (status !== 0) throw new Error(`the static site could not be built: ${stderr}`);
  return {
    folder,
    paths: sizes.map((size) => `/${size}`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
