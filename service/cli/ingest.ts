import { type Command, Option } from "commander";
import { keptLocation, nameOf, parseCountry, parseSourceName, parseZone } from "./parameters.ts";
import { readSource } from "./read-source.ts";
import { withStore } from "./session.ts";

type Options = { source?: string; country?: string; timezone?: string; force?: boolean; json?: boolean };

/** `ingest <file|url|->` */
export function addIngestCommand(program: Command): void {
  program
    .command("ingest")
    .description("read listings once from an XMLTV file, address or standard input (-), plain or gzipped")
    .argument("<location>", "a file, an http(s) address, or -")
    .addOption(
      new Option("--source <name>", "the source's name; from the location unless given").argParser(
        parseSourceName,
      ),
    )
    .addOption(new Option("--country <cc>", "the country whose guide this is").argParser(parseCountry))
    .addOption(new Option("--timezone <zone>", "the zone of times without an offset").argParser(parseZone))
    .option("--force", "take the listings even where they are less than half as many as stood")
    .option("--json", "print the account as one JSON object")
    .action((location: string, { source, country, timezone, force, json }: Options) =>
      withStore((session) =>
        readSource(session, {
          source: {
            name: source ?? (location === "-" ? "stdin" : nameOf(location)),
            kind: "xmltv",
            location: location === "-" ? null : keptLocation(location),
            country: country ?? null,
            timezone: timezone ?? null,
          },
          force,
          json,
        }),
      ),
    );
}
