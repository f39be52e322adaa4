import type { Command } from "commander";
import { removeSource } from "../ingest/remove-source.ts";
import { deriveFrom, withStore } from "./command-context.ts";

/** `sources remove <name>` */
export function addSourcesRemoveCommand(sources: Command): void {
  sources
    .command("remove")
    .description("remove a source and its listings")
    .argument("<name>", "the source")
    .action((name: string) =>
      withStore(async (context) => {
        if (!(await removeSource(context.store.db, name)))
          throw new Error(`there is no source called ${name}`);
        await deriveFrom(context);
        console.error(`Removed ${name}.`);
      }),
    );
}
