import { keptFrom } from "../background/prune.ts";
import { runIngest } from "../background/thread.ts";
import { removeSource } from "../ingest/remove-source.ts";
import { sampleSourceName } from "../ingest/sample/generate.ts";
import { toInput } from "../ingest/source-input.ts";
import type { IngestSummary } from "../ingest/summary.ts";
import { getSource, type SourceSettings } from "../store/sources.ts";
import { createProgressReport } from "./progress.ts";
import { deriveFrom, type Session } from "./session.ts";
import { summaryLines } from "./summary.ts";

/** Fails the command for a run that kept the old listings. */
class HeldBack extends Error {
  override name = "HeldBack" as const;
}

type ReadOptions = {
  source: SourceSettings;
  force?: boolean;
  json?: boolean;
  /** The source exists already, and isn't restored if it is removed meanwhile. */
  standing?: boolean;
};

/**
 * Reads a source, shows its progress, and prints the summary. The first real listings replace the
 * sample. Throws HeldBack, which says what to do, if the old listings were kept.
 */
export async function readSource(
  session: Session,
  { source, force = false, json = false, standing = false }: ReadOptions,
): Promise<void> {
  const { config, now } = session;
  const report = createProgressReport(source.name);
  let summary: IngestSummary;
  try {
    summary = await runIngest({
      storeUrl: config.storeUrl,
      source,
      input: toInput(source),
      now,
      force,
      standing,
      keptFrom: keptFrom(now, config.retentionDays),
      onProgress: report.show,
    });
  } finally {
    report.stop();
  }
  if (json) console.log(JSON.stringify(summary));
  else for (const line of summaryLines(summary)) console.log(line);
  if (summary.outcome === "held_back")
    throw new HeldBack(`${source.name} was held back: the old listings were kept. To replace them: --force`);
  if (source.kind !== "sample" && summary.slots > 0) await retireSample(session);
}

async function retireSample(session: Session): Promise<void> {
  const { db } = session.store;
  if (!(await getSource(db, sampleSourceName))) return;
  await removeSource(db, sampleSourceName);
  await deriveFrom(session);
  console.error("The sample listings were removed, now that there are real ones.");
}
