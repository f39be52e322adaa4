import { type Command, Option } from "commander";
import { toSourceName } from "../sources/settings.ts";
import {
  type IncludeOptions,
  includeAdultOption,
  includeClosedOption,
  includeSettings,
  shiftOption,
} from "./include.ts";
import { parseCountry, parseSourceName, parseZone, toStoredLocation } from "./parameters.ts";
import { readForCommand } from "./read-source.ts";
import { withStore } from "./session.ts";

type Options = IncludeOptions & {
  source?: string;
  country?: string;
  timezone?: string;
  force?: boolean;
  json?: boolean;
};

/** `ingest <file|url|->` */
export function addIngestCommand(program: Command): void {
  program
    .command("ingest")
    .description("read listings once from an XMLTV file, address or standard input (-), plain or gzipped")
    .argument("<location>", "a file, an http(s) address, or -")
    .addOption(
      new Option("--source <name>", "the source's name (default: from the location)").argParser(
        parseSourceName,
      ),
    )
    .addOption(new Option("--country <cc>", "the country whose guide this is").argParser(parseCountry))
    .addOption(new Option("--timezone <zone>", "the zone of times without an offset").argParser(parseZone))
    .addOption(shiftOption())
    .addOption(includeClosedOption())
    .addOption(includeAdultOption())
    .option("--force", "replace the listings even with fewer than half as many")
    .option("--json", "print the summary as one JSON object")
    .action((location: string, { source, country, timezone, force, json, ...include }: Options) =>
      withStore((session) =>
        readForCommand(session, {
          source: {
            name: source ?? (location === "-" ? "stdin" : toSourceName(location)),
            kind: "xmltv",
            location: location === "-" ? null : toStoredLocation(location),
            country: country ?? null,
            timezone: timezone ?? null,
            ...includeSettings(include),
          },
          force,
          json,
        }),
      ),
    );
}
