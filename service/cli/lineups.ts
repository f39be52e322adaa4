import { type Command, Option } from "commander";
import { importLineup } from "../lineups/import.ts";
import { openLiveGuide } from "../listings/live-guide.ts";
import { removeProviderLineup } from "../store/provider-lineups.ts";
import { type CommandContext, withStore } from "./command-context.ts";
import { parseCountry } from "./parameters.ts";
import { printTable } from "./print.ts";

type AddOptions = { country: string; name: string; region?: string; access?: "free" | "subscription" };

/** `lineups add|list|remove` */
export function addLineupsCommands(program: Command): void {
  const lineups = program
    .command("lineups")
    .description("the channels of providers and regions, in their order, from which viewers choose theirs");
  lineups
    .command("add")
    .description("import a provider's list: a grabber's channels.xml, or docs/lineups-csv.md")
    .argument(
      "<location>",
      "a file or http(s) address, plain or gzipped; it replaces the lineup of that name",
    )
    .requiredOption("--country <code>", "the country that it is offered in", parseCountry)
    .requiredOption("--name <name>", "what viewers call the provider")
    .option("--region <name>", "the region that it is for, if not the whole country")
    .addOption(
      new Option("--access <word>", "what its channels ask of viewers").choices(["free", "subscription"]),
    )
    .action((location: string, { country, name, region, access }: AddOptions) =>
      withStore(async (context) => {
        const { id, channels } = await importLineup(context.store.db, location, {
          country,
          name,
          region: region ?? null,
          access: access ?? null,
        });
        const joined = (await readLineups(context)).find((lineup) => lineup.id === id)?.places.length ?? 0;
        console.log(`${id}: ${channels} channels, ${joined} of them in the guide.`);
      }),
    );
  lineups
    .command("list")
    .description("list the lineups, imported ones and those of the sources")
    .action(() =>
      withStore(async (context) =>
        printTable(
          ["id", "country", "name", "region", "access", "channels"],
          (await readLineups(context)).map(({ id, country, name, region, access, places }) => [
            id,
            country,
            name,
            region,
            access,
            places.length,
          ]),
        ),
      ),
    );
  lineups
    .command("remove")
    .description("remove an imported lineup")
    .argument("<id>", "its id, from the list")
    .action((id: string) =>
      withStore(async ({ store }) => {
        if (!(await removeProviderLineup(store.db, id))) throw new Error(`there is no imported lineup ${id}`);
        console.error(`Removed ${id}.`);
      }),
    );
}

const readLineups = async ({ store, now }: CommandContext) =>
  (await openLiveGuide(store.db, () => now * 1000)).directory().lineups;
