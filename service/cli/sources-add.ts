import type { Command } from "commander";
import { toIso } from "../../contract/time.ts";
import { IngestError } from "../ingest/summary.ts";
import { getSuggestion } from "../publishers/publishers.ts";
import { defaultMinutes } from "../sources/settings.ts";
import { getSource, type Source, saveSource, setRefresh } from "../store/sources.ts";
import { withStore } from "./command-context.ts";
import { parseMinutes, parseSourceName, toStoredLocation } from "./parameters.ts";
import { readForCommand } from "./read-source.ts";
import { addSourceOptions, type SourceOptions, sourceSettings } from "./source-options.ts";

type Options = SourceOptions & { every: number };

/** `sources add <name> [location]` */
export function addSourcesAddCommand(sources: Command): void {
  const command = sources
    .command("add")
    .description("add a source, or change an existing one, and read it")
    .argument("<name>", "your name for it", parseSourceName)
    .argument("[location]", "an XMLTV file or http(s) address (default: the suggested guide of that name)");
  addSourceOptions(command)
    .option("--every <minutes>", "how often to read it again", parseMinutes, defaultMinutes)
    .action((name: string, location: string | undefined, { every, ...options }: Options) =>
      withStore(async (context) => {
        const suggested = location === undefined ? getSuggestedGuide(name) : null;
        const settings = sourceSettings(options);
        const source = {
          ...settings,
          name,
          kind: "xmltv" as const,
          location: toStoredLocation(location ?? suggested?.address ?? ""),
          country: settings.country ?? suggested?.country ?? null,
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
