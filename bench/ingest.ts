import { execFile } from "node:child_process";
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGunzip } from "node:zlib";
import type { IngestSummary } from "../service/ingest/summary.ts";
import { rowFormat } from "./load/figures.ts";
import { writeGuide } from "./load/generated-guide.ts";

/**
 * `npm run bench -- ingest [file]`: MB/s, slots/s and peak memory of an ingest into an empty store, and of the same
 * file a second time, beside `xmllint --stream --noout` on the same file, in turns within one run. Times are from a
 * process's start to its end, the best of `ROUNDS`. Without a file it generates one of `MB` megabytes.
 */
const rounds = Number(process.env.ROUNDS ?? 3);
const run = promisify(execFile);
const once = join(import.meta.dirname, "load", "ingest-once.ts");
const folder = mkdtempSync(join(tmpdir(), "nownext-bench-"));
const row = rowFormat(18, 10);

type Result = { summary: IngestSummary; peakMb: number; cpuMs: number };
type Timed<T> = { ms: number; value: T };

try {
  const path = await plainFile(process.argv[2]);
  const megabytes = statSync(path).size / 1e6;
  const bare: number[] = [];
  const first: Timed<Result>[] = [];
  const again: Timed<Result>[] = [];
  for (let round = 0; round < rounds; round++) {
    const xmllint = await timed(() => run("xmllint", ["--stream", "--noout", path])).catch(() => null);
    if (xmllint) bare.push(xmllint.ms);
    const store = `sqlite:${join(folder, `${round}.db`)}`;
    first.push(await timed(() => ingest(path, store)));
    again.push(await timed(() => ingest(path, store)));
  }
  const best = Math.min(...bare);
  console.log(`${megabytes.toFixed(1)} MB, ${first[0]?.value.summary.slots} slots, best of ${rounds}`);
  console.log(row("", "ms", "MB/s", "slots/s", "peak MB", "CPU ms", "times xmllint"));
  if (bare.length > 0) console.log(row("xmllint --stream", ms(best), rate(megabytes, best)));
  else console.log("xmllint isn't installed: no ratio");
  for (const [name, results] of [
    ["ingest", first],
    ["the same again", again],
  ] as const) {
    const { ms: took, value } = results.reduce((a, b) => (b.ms < a.ms ? b : a));
    const peak = Math.max(...results.map((result) => result.value.peakMb));
    const ratio = bare.length > 0 ? (took / best).toFixed(1) : "";
    console.log(
      row(
        name,
        ms(took),
        rate(megabytes, took),
        rate(value.summary.slots, took),
        ms(peak),
        ms(value.cpuMs),
        ratio,
      ),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The file to measure with, decompressed, so that both programs read the same bytes. */
async function plainFile(given: string | undefined): Promise<string> {
  const path = join(folder, "guide.xml");
  if (!given) await writeGuide(path, { megabytes: Number(process.env.MB ?? 40) });
  else if (extname(given) === ".gz")
    await pipeline(createReadStream(given), createGunzip(), createWriteStream(path));
  else return given;
  return path;
}

async function ingest(path: string, store: string): Promise<Result> {
  const { stdout } = await run(process.execPath, [once, path, store]);
  return JSON.parse(stdout);
}

async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const from = performance.now();
  const value = await work();
  return { ms: performance.now() - from, value };
}

function rate(amount: number, tookMs: number): string {
  return ((amount / tookMs) * 1000).toFixed(amount > 10_000 ? 0 : 1);
}

function ms(value: number): string {
  return value.toFixed(0);
}
