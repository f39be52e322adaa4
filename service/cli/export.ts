import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { type Command, Option } from "commander";
import { countryZone } from "../country-zones.ts";
import { createDirectory, type Directory } from "../listings/directory.ts";
import { type Export, exportWindow, exportXmltv } from "../listings/export.ts";
import { listChannelRows, listLineupRows } from "../store/channels.ts";
import { shownNumber } from "../store/lineups.ts";
import { parseCountry, parseInstant } from "./parameters.ts";
import { withStore } from "./session.ts";

type Options = { channels?: string[]; country?: string; from?: number; to?: number };

/** `export [file]` */
export function addExportCommand(program: Command): void {
  program
    .command("export")
    .description("write channels and their listings as XMLTV")
    .argument("[file]", "the file to write (default: standard output)")
    .addOption(new Option("--country <cc>", "a country's channels").argParser(parseCountry))
    .addOption(new Option("--channels <ids...>", "these channels, by id").conflicts("country"))
    .addOption(
      new Option("--from <instant>", "from when (default: the beginning of today)").argParser(parseInstant),
    )
    .addOption(new Option("--to <instant>", "until when (default: 31 days later)").argParser(parseInstant))
    .action((file: string | undefined, { channels, country, from, to }: Options) =>
      withStore(async ({ store, now }) => {
        const directory = createDirectory(await listChannelRows(store.db), await listLineupRows(store.db));
        const zone = (country && countryZone(country)) ?? "UTC";
        const window = exportWindow({ from, to }, { now, zone, had: null });
        if (window.to <= window.from) throw new Error("--to must be after --from");
        const places = findPlaces(directory, { channels, country });
        await write(exportXmltv(store.db, { places, ...window }), file);
      }),
    );
}

function findPlaces(directory: Directory, { channels, country }: Options): Export["places"] {
  if (country) {
    const places = directory.listPlaces(country);
    if (places.length === 0) throw new Error(`there are no channels in ${country}`);
    return places.map(({ channel, position }) => ({ channel, number: shownNumber(position) }));
  }
  if (!channels) throw new Error("say what to export: --country or --channels");
  return channels.map((id) => {
    const channel = directory.get(id);
    if (!channel) throw new Error(`there is no channel ${id}`);
    return { channel, number: channel.record.number ?? null };
  });
}

/** Writes a whole file or none. Standard output may be closed early, as `head` does. */
async function write(parts: AsyncIterable<string>, file: string | undefined): Promise<void> {
  if (file !== undefined) {
    const unfinished = `${file}.part`;
    await pipeline(parts, createWriteStream(unfinished));
    return rename(unfinished, file);
  }
  try {
    await pipeline(parts, process.stdout, { end: false });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPIPE")) throw error;
  }
}
