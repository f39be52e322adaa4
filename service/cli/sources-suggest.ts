import type { Command } from "commander";
import { suggestPublishers } from "../publishers/publishers.ts";
import { parseCountry } from "./parameters.ts";
import { printTable } from "./print.ts";

/** `sources suggest [country]` */
export function addSourcesSuggestCommand(sources: Command): void {
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
