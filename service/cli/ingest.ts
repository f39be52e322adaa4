import { stat } from "node:fs/promises";
import { type Command, Option } from "commander";
import { seconds } from "../clock.ts";
import { isUrl } from "../ingest/source-input.ts";
import { toSourceName } from "../sources/settings.ts";
import { type CommandContext, withStore } from "./command-context.ts";
import { followFiles } from "./follow-files.ts";
import {
  type IncludeOptions,
  includeAdultOption,
  includeClosedOption,
  includeSettings,
  shiftOption,
} from "./include.ts";
import { parseCountry, parseSourceName, parseZone, toStoredLocation } from "./parameters.ts";
import { readForCommand } from "./read-source.ts";

type Options = IncludeOptions & {
  source?: string;
  country?: string;
  timezone?: string;
  force?: boolean;
  follow?: boolean;
  json?: boolean;
};

/** `ingest <file|url|->` */
export function addIngestCommand(program: Command): void {
  program
    .command("ingest")
    .description("read listings once from an XMLTV file, address or standard input (-), plain or packed")
    .argument("<location>", "a file, an http(s) address, or -; with --follow a file or folder")
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
    .option("--follow", "stay, and read the file, or each file of a folder, whenever it has changed")
    .option("--json", "print the summary as one JSON object")
    .action((location: string, options: Options) =>
      withStore(async (context) => {
        if (!options.follow) return ingest(context, location, options);
        if (location === "-" || isUrl(location))
          throw new Error("--follow needs a file or a folder; sources add --every reads an address again");
        await followIngest(context, toStoredLocation(location), options);
      }),
    );
}

const ingest = (
  context: CommandContext,
  location: string,
  { source, country, timezone, force, json, ...more }: Options,
): Promise<void> =>
  readForCommand(context, {
    source: {
      name: source ?? (location === "-" ? "stdin" : toSourceName(location)),
      kind: "xmltv",
      location: location === "-" ? null : toStoredLocation(location),
      country: country ?? null,
      timezone: timezone ?? null,
      ...includeSettings(more),
    },
    force,
    json,
  });

/** Reads a file, or each of a folder, now and whenever it has changed, until the process is asked to end. */
async function followIngest(context: CommandContext, location: string, options: Options): Promise<void> {
  if (options.source !== undefined && (await stat(location)).isDirectory())
    throw new Error(
      "--source names one source, and each file of a folder is one: they are named after their files",
    );
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  await followFiles({
    location,
    read: (path) => ingest({ ...context, now: seconds(context.clock) }, path, options),
    failed: (path, error) =>
      console.error(`nownext: ${path}: ${error instanceof Error ? error.message : error}`),
    signal: stop.signal,
  });
}
