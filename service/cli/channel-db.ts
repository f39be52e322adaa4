import type { Command } from "commander";
import { importChannelDb } from "../ingest/channel-db/import.ts";
import { deriveFrom, withStore } from "./command-context.ts";

/** `channel-db <dir>` */
export function addChannelDbCommand(program: Command): void {
  program
    .command("channel-db")
    .description("import the channel database: a folder of CSV files, plain or gzipped")
    .argument("<dir>", "the folder")
    .option("--json", "print one JSON object")
    .action((dir: string, { json }: { json?: boolean }) =>
      withStore(async (context) => {
        const summary = await importChannelDb(context.store.db, dir);
        await deriveFrom(context);
        if (json) return console.log(JSON.stringify(summary));
        const { channels, excluded, mapped, feeds } = summary;
        console.log(`${channels} channels, ${excluded} of them kept out of the guide; ${mapped} site ids.`);
        const joined = Object.entries(feeds).filter(([, count]) => count > 0);
        if (joined.length > 0)
          console.log(
            `Feeds rejoined: ${joined.map(([reason, count]) => `${count} by ${reason}`).join(", ")}.`,
          );
      }),
    );
}
