import { type Command, Option } from "commander";
import { createEpgAddress, type EpgScope, listEpgAddresses, revokeEpgAddress } from "../epg/addresses.ts";
import { listEpgPlaces } from "../epg/places.ts";
import { parseXmltvId } from "../ids.ts";
import { openLiveGuide } from "../listings/live-guide.ts";
import { parseCountry } from "./parameters.ts";
import { printTable } from "./print.ts";
import { type Session, withStore } from "./session.ts";

type CreateOptions = { country?: string; lineup?: string; channels?: string[]; label?: string };

/** `epg create|list|revoke` */
export function addEpgCommands(program: Command): void {
  const epg = program
    .command("epg")
    .description("guide addresses for players such as Jellyfin and Kodi, which can't send a key");
  epg
    .command("create")
    .description("create an address; it is the last line, and can't be shown again")
    .addOption(new Option("--country <cc>", "a country's channels").argParser(parseCountry))
    .addOption(new Option("--lineup <id>", "a lineup's channels; see `lineups list`").conflicts("country"))
    .addOption(new Option("--channels <ids...>", "these channels, by id").conflicts(["country", "lineup"]))
    .option("--label <text>", "what the address is for")
    .action(({ label, ...choice }: CreateOptions) =>
      withStore(async (session) => {
        const scope = readScope(choice);
        await refuseEmpty(session, scope);
        const token = await createEpgAddress(session.store.db, { scope, label, now: session.now });
        const address = `${session.config.siteOrigin}/epg/${token}`;
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
  if (country) return { country };
  if (lineup) return { lineup };
  if (channels) return { channels: channels.map((id) => parseXmltvId(id) ?? id) };
  throw new Error("say whose guide it is: --country, --lineup or --channels");
}

const scopeText = (scope: EpgScope): string =>
  "country" in scope ? scope.country : "lineup" in scope ? scope.lineup : scope.channels.join(" ");

/** An address that opens nothing is a mistake. */
async function refuseEmpty({ store, now }: Session, scope: EpgScope): Promise<void> {
  const directory = (await openLiveGuide(store.db, () => now * 1000)).directory();
  if ("channels" in scope) {
    const missing = scope.channels.filter((id) => !directory.get(id));
    if (missing.length > 0) throw new Error(`there is no channel ${missing.join(", ")}`);
  } else if (listEpgPlaces(directory, scope, "ours").length === 0)
    throw new Error(`there are no channels in ${scopeText(scope)}`);
}
