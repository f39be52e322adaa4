import { existsSync } from "node:fs";
import type { Command } from "commander";
import { readConfig } from "../config.ts";
import { type CopyProgress, copyStore } from "../store/copy-store.ts";
import { openStore } from "../store/store.ts";
import { printTable } from "./print.ts";
import { createProgressBar } from "./progress-bar.ts";

type Options = { from?: string; json?: boolean };

/** `migrate-store <postgres://…>` */
export function addMigrateStoreCommand(program: Command): void {
  program
    .command("migrate-store")
    .description(
      "copy everything in the SQLite store, keys and webhooks included, into an empty PostgreSQL database",
    )
    .argument("<to>", "the database: postgres://user@host/name")
    .option("--from <store>", "the SQLite store, sqlite:path (default: the one in the settings)")
    .option("--json", "print the number of rows by table as one JSON object")
    .action(async (to: string, { from = readConfig(process.env).storeUrl, json }: Options) => {
      const counts = await migrateStore(from, to);
      if (json) return console.log(JSON.stringify(Object.fromEntries(counts)));
      printTable(["table", "rows"], [...counts]);
      console.error("All rows were copied. Set DATABASE_URL to the new store and restart the service.");
    });
}

async function migrateStore(from: string, to: string): Promise<Map<string, number>> {
  const [, path] = /^sqlite:(.+)$/.exec(from) ?? [];
  if (!path) throw new Error("the store in the settings isn't a SQLite store; name one with --from");
  // Opening it would create it.
  if (!existsSync(path)) throw new Error(`${path}: there is no such store`);
  if (!/^postgres(ql)?:\/\//.test(to)) throw new Error("the new store's address begins with postgres://");
  const source = await openStore(from, { bulk: true });
  try {
    const target = await openStore(to, { bulk: true });
    const bar = createProgressBar("{bar} {value}/{total} rows");
    const onProgress = ({ rows, totalRows }: CopyProgress) => bar?.show(rows, totalRows);
    return await copyStore(source, target, { onProgress }).finally(() => {
      bar?.stop();
      return target.close();
    });
  } finally {
    await source.close();
  }
}
