import type { Command } from "commander";
import { listSources } from "../store/sources.ts";
import { withStore } from "./command-context.ts";
import { printTable } from "./print.ts";

/** `sources list` */
export function addSourcesListCommand(sources: Command): void {
  sources
    .command("list")
    .description("list the sources and how reading them went")
    .option("--json", "print one JSON array")
    .action(({ json }: { json?: boolean }) =>
      withStore(async ({ store }) => {
        const all = await listSources(store.db);
        if (json) return console.log(JSON.stringify(all));
        printTable(
          ["source", "country", "slots", "every", "read", "changed", "status", "message"],
          all.map((source) => [
            source.name,
            source.country,
            source.slots,
            source.refresh_minutes === null ? null : `${source.refresh_minutes} min`,
            source.checked_at,
            source.updated_at,
            source.status.replace("_", " "),
            source.message,
          ]),
        );
      }),
    );
}
