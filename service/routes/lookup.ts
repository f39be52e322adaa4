import { invalid, notFound, type Refusal } from "../http/outcome.ts";
import type { Directory, GuideChannel, LineupEntry } from "../listings/directory.ts";

export const findChannel = (directory: Directory, id: string): GuideChannel | Refusal =>
  directory.get(id) ?? notFound(`there is no channel ${id}`);

/** The channels with the given ids, in that order. Unknown ids are refused, so that none is dropped silently. */
export function findChannels(directory: Directory, ids: readonly string[]): GuideChannel[] | Refusal {
  const channels = ids.map((id) => directory.get(id));
  const missing = ids.filter((_, index) => !channels[index]);
  if (missing.length > 0) return notFound(`there is no channel ${missing.join(", ")}`);
  return channels.filter((channel) => channel !== null);
}

/** A country's channels in lineup order. A country without channels is refused as missing. */
export function findPlaces(directory: Directory, country: string): LineupEntry[] | Refusal {
  const places = directory.listPlaces(country);
  return places.length > 0 ? places : notFound(`there are no channels in ${country}`);
}

/** Refuses channels and a country at once: only one of the two may be given. */
export const bothRefusal = ({
  channels,
  country,
}: {
  channels?: string[];
  country?: string;
}): Refusal | null =>
  channels && country
    ? invalid(
        { param: "country", detail: "omitted if channels is given" },
        { param: "channels", detail: "omitted if country is given" },
      )
    : null;
