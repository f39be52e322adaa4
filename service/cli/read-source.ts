import { SingleBar } from "cli-progress";
import { keptFrom } from "../background/prune.ts";
import { runIngest } from "../background/thread.ts";
import { removeSource } from "../ingest/remove-source.ts";
import { sampleSourceName } from "../ingest/sample/generate.ts";
import { inputOf } from "../ingest/source-input.ts";
import type { IngestSummary } from "../ingest/summary.ts";
import { getSource, type SourceSettings } from "../store/sources.ts";
import { deriveFrom, type Session } from "./session.ts";
import { summaryLines } from "./summary.ts";

/** A run that kept the old listings: the command has failed. */
class HeldBack extends Error {
  override name = "HeldBack" as const;
}

type ReadOptions = {
  source: SourceSettings;
  force?: boolean;
  json?: boolean;
  /** The source stands, and isn't brought back where it is removed meanwhile. */
  standing?: boolean;
};

/**
 * Reads a source, shows how far it is on a terminal, and prints the account. The first real listings take the
 * sample's place. Throws a HeldBack, with the way out, where the listings that stand were kept.
 */
export async function readSource(
  session: Session,
  { source, force = false, json = false, standing = false }: ReadOptions,
): Promise<void> {
  const { config, now } = session;
  const bar = process.stderr.isTTY ? progressBar(source.name) : null;
  let summary: IngestSummary;
  try {
    summary = await runIngest({
      storeUrl: config.storeUrl,
      source,
      input: inputOf(source),
      now,
      force,
      standing,
      keptFrom: keptFrom(now, config.retentionDays),
      onProgress: ({ bytes, totalBytes }) => bar?.show(bytes, totalBytes),
    });
  } finally {
    bar?.stop();
  }
  if (json) console.log(JSON.stringify(summary));
  else for (const line of summaryLines(summary)) console.log(line);
  if (summary.outcome === "held_back")
    throw new HeldBack(
      `${source.name} was held back: the listings that stood stay. To take the new ones: --force`,
    );
  if (source.kind !== "sample" && summary.slots > 0) await retireSample(session);
}

async function retireSample(session: Session): Promise<void> {
  const { db } = session.store;
  if (!(await getSource(db, sampleSourceName))) return;
  await removeSource(db, sampleSourceName);
  await deriveFrom(session);
  console.error("The sample listings were removed, now that there are real ones.");
}

const mebibytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

function progressBar(name: string) {
  const bar = new SingleBar({
    format: `${name} {bar} {value}/{total} MB`,
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(1, 0);
  return {
    show(bytes: number, totalBytes: number | null) {
      bar.setTotal(mebibytes(totalBytes ?? bytes) || 1);
      bar.update(mebibytes(bytes));
    },
    stop: () => bar.stop(),
  };
}
