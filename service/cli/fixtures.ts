import type { Command } from "commander";
import { importFixtures } from "../ingest/fixtures/import.ts";
import { loadKnowledge } from "../sport/catalogue/load.ts";
import { deriveFrom, withStore } from "./command-context.ts";
import { parseZone } from "./parameters.ts";
import { printTable } from "./print.ts";

type Options = { league?: string; timezone?: string; json?: boolean };

/** `fixtures <file…>` */
export function addFixturesCommand(program: Command): void {
  program
    .command("fixtures")
    .description(
      "import planned sports events: football.json, f1db races, the NBA's schedule, or docs/fixtures-csv.md",
    )
    .argument("<file...>", "files, plain or gzipped; each replaces what was imported from it before")
    .option(
      "--league <key>",
      "the league of files whose own isn't recognised, such as football/eng-premier-league",
    )
    .option("--timezone <zone>", "the zone of times without an offset", parseZone)
    .option("--json", "print one JSON array")
    .action((files: string[], { league, timezone, json }: Options) => {
      const knowledge = loadKnowledge();
      if (league !== undefined && !knowledge.league(league))
        throw new Error(`${league} isn't a league of service/sport/catalogue/leagues`);
      return withStore(async (context) => {
        const summaries = await importFixtures(context.store.db, files, {
          knowledge,
          league: league ?? null,
          timezone: timezone ?? null,
        });
        await deriveFrom(context);
        if (json) return console.log(JSON.stringify(summaries));
        printTable(
          ["file", "fixtures", "date only", "written", "skipped"],
          summaries.map(({ source, fixtures, undated, written, skipped }) => [
            source,
            fixtures,
            undated,
            written,
            Object.entries(skipped)
              .map(([reason, count]) => `${count} ${reason}`)
              .join(", "),
          ]),
        );
        for (const { source, notes } of summaries)
          for (const note of notes) console.log(`${source}: ${note}`);
      });
    });
}
