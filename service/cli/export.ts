import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Command, Option } from "commander";
import { toIso } from "../../contract/time.ts";
import { dateAt } from "../../contract/zone.ts";
import { seconds } from "../clock.ts";
import { countryZone } from "../country-zones.ts";
import { parseXmltvId } from "../ids.ts";
import { createDirectory, type Directory } from "../listings/directory.ts";
import { type Export, exportWindow, exportXmltv } from "../listings/export.ts";
import { listChannelRows, listLineupRows } from "../store/channels.ts";
import { shownNumber } from "../store/lineups.ts";
import { getRevision } from "../store/meta.ts";
import { type CommandContext, withStore } from "./command-context.ts";
import { follow, untilEnded } from "./follow.ts";
import { parseCountry, parseInstant } from "./parameters.ts";
import { messageOf } from "./print.ts";

type Options = { channels?: string[]; country?: string; from?: number; to?: number; follow?: true };

/** `export [file]` */
export function addExportCommand(program: Command): void {
  program
    .command("export")
    .description("write channels and their listings as XMLTV")
    .argument("[file]", "the file to write, gzipped if its name ends in .gz (default: standard output)")
    .option("--country <cc>", "a country's channels", parseCountry)
    .addOption(new Option("--channels <ids...>", "these channels, by id").conflicts("country"))
    .option("--from <instant>", "from when (default: the beginning of today)", parseInstant)
    .option("--to <instant>", "until when (default: 31 days later)", parseInstant)
    .option("--follow", "stay, and write the file again after each change and at the beginning of each day")
    .action((file: string | undefined, { follow, ...choice }: Options) =>
      withStore(async (context) => {
        if (!follow) return write(exportXmltv(context.store.db, await readExport(context, choice)), file);
        if (file === undefined) throw new Error("--follow needs a file to write");
        await followExport(context, choice, file);
      }),
    );
}

/** What the options name, as of now. */
async function readExport(
  { store, clock }: Pick<CommandContext, "store" | "clock">,
  { channels, country, from, to }: Options,
): Promise<Export> {
  const directory = createDirectory(await listChannelRows(store.db), await listLineupRows(store.db));
  const zone = (country && countryZone(country)) ?? "UTC";
  const window = exportWindow({ from, to }, { now: seconds(clock), zone, had: null });
  if (window.to <= window.from) throw new Error("--to must be after --from");
  const places = findPlaces(directory, { channels, country });
  return { places, ...window, listedOnly: country !== undefined };
}

/** Writes the file now and whenever what it holds has changed, until the process is asked to end. */
async function followExport(context: CommandContext, choice: Options, file: string): Promise<void> {
  const { store, clock } = context;
  await follow({
    readState: async () => `${await getRevision(store.db)} ${exportDay(choice, seconds(clock))}`,
    async write() {
      await write(exportXmltv(store.db, await readExport(context, choice)), file);
      console.error(`${toIso(seconds(clock))} wrote ${file}`);
    },
    failed: (error) => console.error(`nownext: ${messageOf(error)}`),
    signal: untilEnded(),
  });
}

const exportDay = ({ country }: Options, now: number): string =>
  dateAt(now, (country && countryZone(country)) ?? "UTC");

function findPlaces(directory: Directory, { channels, country }: Options): Export["places"] {
  if (country) {
    const places = directory.listPlaces(country);
    if (places.length === 0) throw new Error(`there are no channels in ${country}`);
    return places.map(({ channel, position }) => ({ channel, number: shownNumber(position) }));
  }
  if (!channels) throw new Error("say what to export: --country or --channels");
  return channels.map((id) => {
    const channel = directory.get(parseXmltvId(id) ?? id);
    if (!channel) throw new Error(`there is no channel ${id}`);
    return { channel, number: channel.record.number ?? null };
  });
}

/** Writes a whole file or none. Standard output may be closed early, as `head` does. */
async function write(parts: AsyncIterable<string>, file: string | undefined): Promise<void> {
  if (file !== undefined) {
    const unfinished = `${file}.part`;
    const target = createWriteStream(unfinished);
    if (file.endsWith(".gz")) await pipeline(parts, createGzip(), target);
    else await pipeline(parts, target);
    return rename(unfinished, file);
  }
  try {
    await pipeline(parts, process.stdout, { end: false });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPIPE")) throw error;
  }
}
