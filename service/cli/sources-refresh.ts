import type { Command } from "commander";
import { getSource, listSources } from "../store/sources.ts";
import { withStore } from "./command-context.ts";
import { readForCommand } from "./read-source.ts";

/** `sources refresh [name]` */
export function addSourcesRefreshCommand(sources: Command): void {
  sources
    .command("refresh")
    .description("read one source, or all of them, again")
    .argument("[name]", "the source (default: all)")
    .option("--force", "replace the listings even with fewer than half as many")
    .action((name: string | undefined, { force }: { force?: boolean }) =>
      withStore(async (context) => {
        const { db } = context.store;
        const failures: string[] = [];
        for (const source of name ? [await getSource(db, name)] : await listSources(db)) {
          if (!source) throw new Error(`there is no source called ${name}`);
          if (source.kind === "xmltv" && source.location === null) {
            if (name) throw new Error(`${name} came from standard input, which can't be read again`);
            continue;
          }
          const { kind, location, country, timezone } = source;
          await readForCommand(context, {
            source: { name: source.name, kind, location, country, timezone },
            force,
            standing: true,
          }).catch((error) => failures.push(error instanceof Error ? error.message : String(error)));
        }
        if (failures.length > 0) throw new Error(failures.join("\n"));
      }),
    );
}
