import { existsSync } from "node:fs";
import { SingleBar } from "cli-progress";
import { type Command, Option } from "commander";
import { readConfig } from "../config.ts";
import { type CopyProgress, copyStore } from "../store/copy-store.ts";
import { openStore } from "../store/store.ts";
import { printTable } from "./print.ts";

type Options = { from?: string; json?: boolean };

/** `migrate-store <postgres://…>` */
export function addMigrateStoreCommand(program: Command): void {
  program
    .command("migrate-store")
    .description("copy the SQLite store, with keys, webhooks and all else, into an empty PostgreSQL database")
    .argument("<to>", "the database: postgres://user@host/name")
    .addOption(
      new Option("--from <store>", "the SQLite store (sqlite:path); that of the settings unless given"),
    )
    .option("--json", "print the number of rows by table as one JSON object")
    .action(async (to: string, { from = readConfig(process.env).storeUrl, json }: Options) => {
      const counts = await migrateStore(from, to);
      if (json) return console.log(JSON.stringify(Object.fromEntries(counts)));
      printTable(
        ["table", "rows"],
        [...counts].map(([table, rows]) => [table, String(rows)]),
      );
      console.error("All rows arrived. Set DATABASE_URL to the new store and start the service again.");
    });
}

async function migrateStore(from: string, to: string): Promise<Map<string, number>> {
  const [, path] = /^sqlite:(.+)$/.exec(from) ?? [];
  if (!path) throw new Error("the store that the settings name is no SQLite store; name one with --from");
  // Opening would make it.
  if (!existsSync(path)) throw new Error(`${path}: there is no such store`);
  if (!/^postgres(ql)?:\/\//.test(to)) throw new Error("the new store's address begins with postgres://");
  const source = await openStore(from, { bulk: true });
  try {
    const target = await openStore(to, { bulk: true });
    const bar = process.stderr.isTTY ? progressBar() : null;
    return await copyStore(source, target, bar?.show).finally(() => {
      bar?.stop();
      return target.close();
    });
  } finally {
    await source.close();
  }
}

function progressBar() {
  const bar = new SingleBar({
    format: "{bar} {value}/{total} rows",
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(1, 0);
  return {
    show({ rows, totalRows }: CopyProgress) {
      bar.setTotal(totalRows);
      bar.update(rows);
    },
    stop: () => bar.stop(),
  };
}
