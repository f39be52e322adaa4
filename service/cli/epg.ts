import { type Command, Option } from "commander";
import { createEpgAddress, type EpgScope, listEpgAddresses, revokeEpgAddress } from "../epg/addresses.ts";
import { listEpgPlaces } from "../epg/places.ts";
import { parseXmltvId } from "../ids.ts";
import type { Directory } from "../listings/directory.ts";
import { openLiveGuide } from "../listings/live-guide.ts";
import { type CommandContext, withStore } from "./command-context.ts";
import { parseCountry } from "./parameters.ts";
import { printTable } from "./print.ts";

type CreateOptions = { country?: string; lineup?: string; channels?: string[]; label?: string };

/** `epg create|list|revoke` */
export function addEpgCommands(program: Command): void {
  const epg = program
    .command("epg")
    .description("guide addresses for players such as Jellyfin and Kodi, which can't send a key");
  epg
    .command("create")
    .description("create an address; it is the last line, and can't be shown again")
    .option("--country <cc>", "a country's channels", parseCountry)
    .option("--lineup <id>", "a lineup's channels; see `lineups list`")
    .addOption(new Option("--channels <ids...>", "these channels, by id").conflicts("lineup"))
    .option("--label <text>", "what the address is for")
    .action(({ label, ...choice }: CreateOptions) =>
      withStore(async (context) => {
        const scope = readScope(choice);
        await refuseMistakes(context, scope, choice.country);
        const token = await createEpgAddress(context.store.db, { scope, label, now: context.now });
        const address = `${context.config.siteOrigin}/epg/${token}`;
        console.error("Whoever has these addresses can read this guide. They are shown only this once:");
        for (const format of ["m3u", "xml.gz", "xml"]) console.log(`${address}.${format}`);
      }),
    );
  epg
    .command("list")
    .description("list every address, without its token")
    .option("--json", "print one JSON array")
    .action(({ json }: { json?: boolean }) =>
      withStore(async ({ store }) => {
        const all = await listEpgAddresses(store.db);
        if (json) return console.log(JSON.stringify(all));
        printTable(
          ["address", "channels", "label", "created", "revoked"],
          all.map(({ hint, scope, label, createdAt, revokedAt }) => [
            hint,
            scopeText(scope),
            label,
            createdAt,
            revokedAt,
          ]),
        );
      }),
    );
  epg
    .command("revoke")
    .description("revoke an address; running services notice within 5 seconds")
    .argument("<address>", "its token, or what `epg list` shows of it")
    .action((which: string) =>
      withStore(async ({ store, now }) => {
        const address = await revokeEpgAddress(store.db, { which, now });
        if (address === "unknown") throw new Error("there is no such address; see `epg list`");
        if (address === "ambiguous")
          throw new Error("more than one address begins like that; give the whole token");
        console.error(`Revoked ${address.hint} (${scopeText(address.scope)}).`);
      }),
    );
}

function readScope({ country, lineup, channels }: CreateOptions): EpgScope {
  if (lineup) return { lineup };
  if (channels) return { channels: channels.map((id) => parseXmltvId(id) ?? id) };
  if (country) return { country };
  throw new Error("say whose guide it is: --country, --lineup or --channels");
}

const scopeText = (scope: EpgScope): string =>
  "country" in scope ? scope.country : "lineup" in scope ? scope.lineup : scope.channels.join(" ");

/** An address that opens nothing is a mistake, and so is one whose channels aren't those of the country that is named. */
async function refuseMistakes(
  { store, now }: CommandContext,
  scope: EpgScope,
  country?: string,
): Promise<void> {
  const directory = (await openLiveGuide(store.db, () => now * 1000)).directory();
  const places = listEpgPlaces(directory, scope, "ours");
  const found = new Set(places.map(({ channel }) => channel.record.id));
  const missing = "channels" in scope ? scope.channels.filter((id) => !found.has(id)) : [];
  if (missing.length > 0) throw new Error(`there is no channel ${missing.join(", ")}`);
  if (places.length === 0) throw new Error(`there are no channels in ${scopeText(scope)}`);
  if (country && !belongs(directory, scope, country))
    throw new Error(`not all of ${scopeText(scope)} belongs to ${country}`);
}

/** Whether a lineup, or each of some channels, is of a country. */
function belongs(directory: Directory, scope: EpgScope, country: string): boolean {
  if ("lineup" in scope)
    return directory.lineups.some((lineup) => lineup.id === scope.lineup && lineup.country === country);
  const its = new Set(directory.listPlaces(country).map(({ channel }) => channel.record.id));
  return !("channels" in scope) || scope.channels.every((id) => its.has(id));
}
