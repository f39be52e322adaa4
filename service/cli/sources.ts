import { type Command, Option } from "commander";
import { removeSource } from "../ingest/remove-source.ts";
import { getSuggestion, suggestPublishers } from "../publishers/publishers.ts";
import { getSource, listSources, saveSource, setRefresh } from "../store/sources.ts";
import { keptLocation, parseCountry, parseMinutes, parseSourceName, parseZone } from "./parameters.ts";
import { printTable } from "./print.ts";
import { readSource } from "./read-source.ts";
import { deriveFrom, withStore } from "./session.ts";

/** How often a source is read again unless told. */
const defaultMinutes = 360;

/** The address of a suggested guide, and its country where it has one alone. Throws where there is no such guide. */
function suggestedGuide(name: string): { address: string; country: string | null } {
  const suggestion = getSuggestion(name);
  if (!suggestion)
    throw new Error(
      `no guide is suggested by the name ${name}: give its address, or see \`sources suggest\``,
    );
  if (suggestion.kind === "grabber")
    throw new Error(`${name} is a grabber, which you run yourself: see ${suggestion.homepage}`);
  const [country, another] = suggestion.countries;
  return { address: suggestion.address, country: country && !another ? country : null };
}

type AddOptions = { country?: string; timezone?: string; every: number };

/** `sources add | suggest | list | refresh | remove` */
export function addSourceCommands(program: Command): void {
  const sources = program
    .command("sources")
    .description("where listings come from, read again while the service runs");

  sources
    .command("add")
    .description("add a source, or change the one of that name, and read it")
    .argument("<name>", "your name for it", parseSourceName)
    .argument(
      "[location]",
      "an XMLTV file or http(s) address; unless given, that of the suggestion of that name",
    )
    .addOption(new Option("--country <cc>", "the country whose guide this is").argParser(parseCountry))
    .addOption(new Option("--timezone <zone>", "the zone of times without an offset").argParser(parseZone))
    .addOption(
      new Option("--every <minutes>", "how often to read it again")
        .argParser(parseMinutes)
        .default(defaultMinutes),
    )
    .action((name: string, location: string | undefined, { country, timezone, every }: AddOptions) =>
      withStore(async (session) => {
        const suggested = location === undefined ? suggestedGuide(name) : null;
        const source = {
          name,
          kind: "xmltv" as const,
          location: keptLocation(location ?? suggested?.address ?? ""),
          country: country ?? suggested?.country ?? null,
          timezone: timezone ?? null,
        };
        await saveSource(session.store.db, source, session.now);
        await setRefresh(session.store.db, name, every);
        await readSource(session, { source, standing: true });
      }),
    );

  sources
    .command("suggest")
    .description("well-known public guides, to be added by their name, and grabbers; none is read by itself")
    .argument("[country]", "two letters, such as GB", parseCountry)
    .option("--json", "as one JSON array")
    .action((country: string | undefined, { json }: { json?: boolean }) => {
      const found = suggestPublishers(country);
      if (json) console.log(JSON.stringify(found));
      else
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

  sources
    .command("list")
    .description("every source, and what came of reading it")
    .option("--json", "as one JSON array")
    .action(({ json }: { json?: boolean }) =>
      withStore(async ({ store }) => {
        const all = await listSources(store.db);
        if (json) console.log(JSON.stringify(all));
        else
          printTable(
            ["source", "country", "slots", "every", "read", "changed", "status", "message"],
            all.map((source) => [
              source.name,
              source.country,
              source.slots,
              source.refresh_minutes === null ? null : `${source.refresh_minutes} min`,
              source.checked_at,
              source.updated_at,
              source.status.replace("_", " "),
              source.message,
            ]),
          );
      }),
    );

  sources
    .command("refresh")
    .description("read one source, or all of them, again")
    .argument("[name]", "the source; all unless given")
    .option("--force", "take the listings even where they are less than half as many as stood")
    .action((name: string | undefined, { force }: { force?: boolean }) =>
      withStore(async (session) => {
        const all = name ? [await getSource(session.store.db, name)] : await listSources(session.store.db);
        const failures: string[] = [];
        for (const source of all) {
          if (!source) throw new Error(`there is no source called ${name}`);
          if (source.kind === "xmltv" && source.location === null) {
            if (name) throw new Error(`${name} came by standard input, which can't be read again`);
            continue;
          }
          const { kind, location, country, timezone } = source;
          await readSource(session, {
            source: { name: source.name, kind, location, country, timezone },
            force,
            standing: true,
          }).catch((error) => failures.push(error instanceof Error ? error.message : String(error)));
        }
        if (failures.length > 0) throw new Error(failures.join("\n"));
      }),
    );

  sources
    .command("remove")
    .description("remove a source and its listings")
    .argument("<name>", "the source")
    .action((name: string) =>
      withStore(async (session) => {
        if (!(await removeSource(session.store.db, name)))
          throw new Error(`there is no source called ${name}`);
        await deriveFrom(session);
        console.error(`Removed ${name}.`);
      }),
    );
}
