import { type ReadOptions, readSource } from "../sources/read-source.ts";
import type { CommandContext } from "./command-context.ts";
import { createProgressReport } from "./progress.ts";
import { summaryLines } from "./summary.ts";

/** Fails the command for a run that kept the old listings. */
class HeldBack extends Error {
  override name = "HeldBack" as const;
}

type CommandOptions = Omit<ReadOptions, "onProgress" | "signal"> & { json?: boolean };

/**
 * Reads a source, shows its progress, and prints the summary. Throws HeldBack, which says what to do, if the old
 * listings were kept.
 */
export async function readForCommand(
  { config, store, now }: CommandContext,
  { json = false, ...options }: CommandOptions,
): Promise<void> {
  const { name } = options.source;
  const report = createProgressReport(name);
  const place = { db: store.db, storeUrl: config.storeUrl, retentionDays: config.retentionDays, now };
  const { summary, retiredSample } = await readSource(place, { ...options, onProgress: report.show }).finally(
    report.stop,
  );
  if (json) console.log(JSON.stringify(summary));
  else for (const line of summaryLines(summary)) console.log(line);
  if (summary.outcome === "held_back")
    throw new HeldBack(`${name} was held back: the old listings were kept. To replace them: --force`);
  if (retiredSample) console.error("The sample listings were removed, now that there are real ones.");
}
