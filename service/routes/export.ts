import type { Kysely } from "kysely";
import { endpoints } from "../../contract/endpoints.ts";
import { countryZone } from "../country-zones.ts";
import { computeEtag } from "../http/etag.ts";
import { isRefusal, type Refusal, windowText } from "../http/outcome.ts";
import { refuseParameters } from "../http/parameters.ts";
import { type Route, route } from "../http/route.ts";
import type { Streamed } from "../http/serve-stream.ts";
import type { Directory } from "../listings/directory.ts";
import { type Export, exportWindow, exportXmltv } from "../listings/export.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import { shownNumber } from "../store/lineups.ts";
import type { Database } from "../store/schema.ts";
import { bothRefusal, findChannels, findPlaces } from "./lookup.ts";
import { tooLongRefusal, windowRefusal } from "./window.ts";

export const exportRoute = (db: Kysely<Database>, guide: LiveGuide): Route<Streamed> =>
  route(endpoints.exportXmltv, ({ channels, country, from, to }, { now, window }): Streamed | Refusal => {
    const zone = (country && countryZone(country)) ?? "UTC";
    const had = window("UTC");
    const span = exportWindow({ from, to }, { now, zone, had });
    const refused =
      choiceRefusal({ channels, country }) ??
      (from === undefined ? tooLongRefusal(span) : windowRefusal(span));
    if (refused) return refused;
    const places = placesAsked(guide.directory(), { channels, country });
    if (isRefusal(places)) return places;
    const exported = { places, ...span, listedOnly: country !== undefined };
    return {
      type: "application/xml; charset=utf-8",
      fileName: country ? `nownext-${country}.xml` : "nownext.xml",
      version: exportVersion(exported),
      window: to === undefined && had ? windowText(had) : null,
      parts: exportXmltv(db, exported),
    };
  });

type Choice = { channels?: string[]; country?: string };

const choiceRefusal = (choice: Choice): Refusal | null => {
  if (choice.channels || choice.country) return bothRefusal(choice);
  return refuseParameters(
    "missing_parameter",
    ["channels", "country"].map((param) => ({ param, detail: "required, unless the other is given" })),
  );
};

function placesAsked(directory: Directory, { channels: ids, country }: Choice): Export["places"] | Refusal {
  if (country) {
    const places = findPlaces(directory, country);
    if (isRefusal(places)) return places;
    return places.map(({ channel, position }) => ({ channel, number: shownNumber(position) }));
  }
  const channels = findChannels(directory, ids ?? []);
  if (isRefusal(channels)) return channels;
  return channels.map((channel) => ({ channel, number: channel.record.number ?? null }));
}

/** Changes with what an export holds: a channel's revision grows with each change of its record or its slots. */
export const exportVersion = ({ places, from, to, form }: Export): string =>
  computeEtag(
    JSON.stringify([
      from,
      to,
      form,
      places.map(({ channel, number, id }) => [id ?? channel.record.id, channel.revision, number]),
    ]),
  );
