import { type Command, Option } from "commander";
import { toIso } from "../../contract/time.ts";
import { IngestError } from "../ingest/summary.ts";
import { getSuggestion } from "../publishers/publishers.ts";
import { defaultMinutes } from "../sources/settings.ts";
import { getSource, type Source, saveSource, setRefresh } from "../store/sources.ts";
import { withStore } from "./command-context.ts";
import {
  type IncludeOptions,
  includeAdultOption,
  includeClosedOption,
  includeSettings,
  shiftOption,
} from "./include.ts";
import { parseCountry, parseMinutes, parseSourceName, parseZone, toStoredLocation } from "./parameters.ts";
import { readForCommand } from "./read-source.ts";

type Options = IncludeOptions & { country?: string; timezone?: string; every: number };

/** `sources add <name> [location]` */
export function addSourcesAddCommand(sources: Command): void {
  sources
    .command("add")
    .description("add a source, or change an existing one, and read it")
    .argument("<name>", "your name for it", parseSourceName)
    .argument("[location]", "an XMLTV file or http(s) address (default: the suggested guide of that name)")
    .addOption(new Option("--country <cc>", "the country whose guide this is").argParser(parseCountry))
    .addOption(new Option("--timezone <zone>", "the zone of times without an offset").argParser(parseZone))
    .addOption(shiftOption())
    .addOption(includeClosedOption())
    .addOption(includeAdultOption())
    .addOption(
      new Option("--every <minutes>", "how often to read it again")
        .argParser(parseMinutes)
        .default(defaultMinutes),
    )
    .action((name: string, location: string | undefined, { country, timezone, every, ...include }: Options) =>
      withStore(async (context) => {
        const suggested = location === undefined ? getSuggestedGuide(name) : null;
        const source = {
          name,
          kind: "xmltv" as const,
          location: toStoredLocation(location ?? suggested?.address ?? ""),
          country: country ?? suggested?.country ?? null,
          timezone: timezone ?? null,
          ...includeSettings(include),
        };
        const { db } = context.store;
        const before = await getSource(db, name);
        await saveSource(db, source, context.now);
        await setRefresh(db, name, every);
        try {
          await readForCommand(context, { source, standing: true });
        } catch (error) {
          if (!(error instanceof IngestError)) throw error;
          const after = await getSource(db, name);
          throw after ? new Error(unreadText(error.message, before, after)) : error;
        }
      }),
    );
}

/** What was done all the same, and what happens next. */
function unreadText(reason: string, before: Source | null, after: Source): string {
  const { name, location, slots, retry_at } = after;
  const done = before ? (before.location === location ? "kept" : `changed to ${location}`) : "added";
  const kept = slots > 0 ? " Its listings stay as they were." : "";
  const next = retry_at === null ? "" : ` npm start tries it again from ${toIso(retry_at)} on.`;
  return `${name} was ${done}, but could not be read: ${reason}.${kept}${next} Is the address wrong? sources add ${name} ADDRESS changes it, sources remove ${name} removes it.`;
}

/** The address of a suggested guide, and its country if it covers only one. Throws if there is no such guide. */
function getSuggestedGuide(name: string): { address: string; country: string | null } {
  const suggestion = getSuggestion(name);
  if (!suggestion)
    throw new Error(`no suggested guide is called ${name}: give its address, or see \`sources suggest\``);
  if (suggestion.kind === "grabber")
    throw new Error(`${name} is a grabber, which you run yourself: see ${suggestion.homepage}`);
  const [country, another] = suggestion.countries;
  return { address: suggestion.address, country: country && !another ? country : null };
}
