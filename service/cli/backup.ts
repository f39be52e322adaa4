import type { Command } from "commander";
import type { CopyProgress } from "../store/copy-store.ts";
import { getRevision } from "../store/meta.ts";
import { backUp, restore } from "./backup-file.ts";
import { withStore } from "./command-context.ts";
import { createProgressBar } from "./progress-bar.ts";

/** `backup <file>` and `restore <file>` */
export function addBackupCommands(program: Command): void {
  program
    .command("backup")
    .description("write everything in the store, keys and webhooks included, to one file")
    .argument("<file>", "the file to write; it holds secrets, and only its owner can read it")
    .action((file: string) =>
      withStore(async ({ store }) => {
        const rows = await withBar((show) => backUp(store, file, show));
        console.error(`Wrote ${rows} rows to ${file}.`);
      }),
    );
  program
    .command("restore")
    .description("replace everything in the store with a backup of this version or an earlier one")
    .argument("<file>", "what `backup` wrote")
    .option("--replace", "replace listings that the store has")
    .action((file: string, { replace }: { replace?: boolean }) =>
      withStore(async ({ store }) => {
        if (!replace && (await getRevision(store.db)) > 0)
          throw new Error("the store has listings; add --replace if the backup should take their place");
        const rows = await withBar((show) => restore(store, file, show));
        console.error(`Restored ${rows} rows from ${file}. Running services go on with them.`);
      }),
    );
}

/** Shows how far a copy is, if somebody watches. Returns the number of rows. */
async function withBar(
  work: (show: (progress: CopyProgress) => void) => Promise<ReadonlyMap<string, number>>,
): Promise<number> {
  const bar = createProgressBar("{bar} {value}/{total} rows");
  try {
    const counts = await work(({ rows, totalRows }) => bar?.show(rows, totalRows));
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  } finally {
    bar?.stop();
  }
}
