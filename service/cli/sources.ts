import type { Command } from "commander";
import { removeSource } from "../ingest/remove-source.ts";
import { suggestPublishers } from "../publishers/publishers.ts";
import { getSource, listSources } from "../store/sources.ts";
import { deriveFrom, withStore } from "./command-context.ts";
import { parseCountry } from "./parameters.ts";
import { messageOf, printTable } from "./print.ts";
import { readForCommand } from "./read-source.ts";
import { addSourcesAddCommand } from "./sources-add.ts";

/** `sources add|suggest|list|refresh|remove` */
export function addSourceCommands(program: Command): void {
  const sources = program
    .command("sources")
    .description("sources of listings, which the running service reads again by itself");
  addSourcesAddCommand(sources);
  addSuggest(sources);
  addList(sources);
  addRefresh(sources);
  addRemove(sources);
}

function addSuggest(sources: Command): void {
  sources
    .command("suggest")
    .description(
      "list well-known public guides, which you can add by name, and grabbers; none is read by default",
    )
    .argument("[country]", "two letters, such as GB", parseCountry)
    .option("--json", "print one JSON array")
    .action((country: string | undefined, { json }: { json?: boolean }) => {
      const found = suggestPublishers(country);
      if (json) return console.log(JSON.stringify(found));
      printTable(
        ["name", "countries", "what it is", "where", "terms"],
        found.map((each) => [
          each.name,
          each.countries.join(" ") || "many",
          each.title,
          each.kind === "xmltv" ? each.address : each.homepage,
          each.terms ?? "none found",
        ]),
      );
    });
}

function addList(sources: Command): void {
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

function addRefresh(sources: Command): void {
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
          }).catch((error) => failures.push(messageOf(error)));
        }
        if (failures.length > 0) throw new Error(failures.join("\n"));
      }),
    );
}

function addRemove(sources: Command): void {
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
