import { stat } from "node:fs/promises";
import type { Command } from "commander";
import { seconds } from "../clock.ts";
import { isUrl } from "../ingest/source-input.ts";
import { toSourceName } from "../sources/settings.ts";
import { type CommandContext, withStore } from "./command-context.ts";
import { untilEnded } from "./follow.ts";
import { followFiles, guideEnds } from "./follow-files.ts";
import { parseSourceName, toStoredLocation } from "./parameters.ts";
import { messageOf } from "./print.ts";
import { readForCommand } from "./read-source.ts";
import { addSourceOptions, type SourceOptions, sourceSettings } from "./source-options.ts";

type Options = SourceOptions & {
  source?: string;
  force?: boolean;
  follow?: boolean;
  json?: boolean;
};

/** `ingest <file|url|->` */
export function addIngestCommand(program: Command): void {
  const command = program
    .command("ingest")
    .description(
      "read listings once: XMLTV from a file, address or standard input (-), plain or packed, or a folder of Schedules Direct's JSON",
    )
    .argument(
      "<location>",
      "a file, folder, http(s) address, or -; with --follow a file, or a folder of files",
    )
    .option("--source <name>", "the source's name (default: from the location)", parseSourceName);
  addSourceOptions(command)
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
  { source, force, json, ...more }: Options,
): Promise<void> =>
  readForCommand(context, {
    source: {
      name: source ?? (location === "-" ? "stdin" : toSourceName(toStoredLocation(location))),
      kind: "xmltv",
      location: location === "-" ? null : toStoredLocation(location),
      ...sourceSettings(more),
    },
    force,
    json,
  });

/** Reads a file, or each of a folder, now and whenever it has changed, until the process is asked to end. */
async function followIngest(context: CommandContext, location: string, options: Options): Promise<void> {
  const found = await stat(location).catch(() => null);
  if (!found) throw new Error(`${location}: no such file or folder`);
  if (options.source !== undefined && found.isDirectory())
    throw new Error(
      "--source names one source, and each file of a folder is one: they are named after their files",
    );
  const files = found.isDirectory() ? `files of ${location} that end in .${guideEnds.join(", .")}` : location;
  console.error(`Reading ${files}, now and whenever they change. Ctrl+C ends it.`);
  await followFiles({
    location,
    read: (path) => ingest({ ...context, now: seconds(context.clock) }, path, options),
    failed: (path, error) => console.error(`nownext: ${path}: ${messageOf(error)}`),
    signal: untilEnded(),
  });
}
