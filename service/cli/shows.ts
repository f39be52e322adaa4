import { type Command, InvalidArgumentError } from "commander";
import { importCatalogues } from "../ingest/catalogue/import.ts";
import { deriveFrom, withStore } from "./command-context.ts";
import { printTable } from "./print.ts";

type Options = { show?: number; json?: boolean };

/** `shows <location…>` */
export function addShowsCommand(program: Command): void {
  program
    .command("shows")
    .description(
      "import catalogues of shows and episodes: JSON or CSV of TVmaze, TMDB or TheTVDB, or docs/shows-csv.md",
    )
    .argument(
      "<location...>",
      "files or http(s) addresses, plain or gzipped; each replaces what was imported from it before",
    )
    .option(
      "--show <number>",
      "the catalogue's number for the show, for episodes that don't name theirs",
      parseNumber,
    )
    .option("--json", "print one JSON array")
    .action((locations: string[], { show, json }: Options) =>
      withStore(async (context) => {
        const summaries = await importCatalogues(context.store.db, locations, { show: show ?? null });
        await deriveFrom(context);
        if (json) return console.log(JSON.stringify(summaries));
        printTable(
          ["catalogue", "shows", "episodes", "changed"],
          summaries.map(({ origin, shows, episodes, changed }) => [origin, shows, episodes, changed]),
        );
        for (const { origin, orphans } of summaries)
          if (orphans > 0)
            console.log(`${origin}: ${orphans} episodes belong to shows that no catalogue has yet.`);
        if (summaries.some(({ changed }) => changed > 0))
          console.log(
            "Listings that don't say their kind have their shows' once their sources are read next.",
          );
      }),
    );
}

function parseNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("a number, such as 82");
  return Number(text);
}
