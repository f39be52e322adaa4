import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { sampleSourceName } from "../ingest/sample/generate.ts";
import { createKey, createKeyFinder, siteKeyLabel } from "../keys/keys.ts";
import { lockWrites } from "../store/revision.ts";
import { listSources } from "../store/sources.ts";
import { type CommandContext, withStore } from "./command-context.ts";
import { readForCommand } from "./read-source.ts";

/** `setup`: what the launcher does before it starts the service. Safe to repeat. */
export function addSetupCommand(program: Command): void {
  program
    .command("setup", { hidden: true })
    .description("migrate the store, create the site's key, and load the sample if there are no sources")
    .action(() =>
      withStore(async (context) => {
        await ensureSiteKey(context);
        if (context.config.sample) await ensureSample(context);
      }),
    );
}

/**
 * Keeps the site's own key in the data folder, readable by its owner only. Of several that start at once on the same
 * folder and database, one creates it.
 */
const ensureSiteKey = ({ config, store, now }: CommandContext): Promise<void> =>
  store.db.transaction().execute(async (trx) => {
    await lockWrites(trx);
    const path = join(config.dataDir, "site-key");
    const known = await readFile(path, "utf8").catch(() => "");
    const findKey = createKeyFinder(trx, () => now * 1000);
    if (typeof (await findKey(known.trim())) === "object") return;
    const key = await createKey(trx, { plan: "pro", label: siteKeyLabel, now });
    await writeFile(path, `${key}\n`, { mode: 0o600 });
    console.error("Created a local API key for the site.");
  });

async function ensureSample(context: CommandContext): Promise<void> {
  const sources = await listSources(context.store.db);
  if (sources.some(({ kind }) => kind !== "sample")) return;
  console.error("Loading sample listings; add your own with: npm run nownext -- sources add NAME ADDRESS");
  await readForCommand(context, {
    source: { name: sampleSourceName, kind: "sample", location: null, country: null, timezone: null },
  });
}
