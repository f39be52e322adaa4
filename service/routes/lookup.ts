import { notFound, type Refusal } from "../http/outcome.ts";
import type { Directory, GuideChannel, LineupEntry } from "../listings/directory.ts";

export const channelOf = (directory: Directory, id: string): GuideChannel | Refusal =>
  directory.get(id) ?? notFound(`there is no channel ${id}`);

/** Named channels in the order named; one that doesn't exist is refused by name, so that none is left out unseen. */
export function channelsOf(directory: Directory, ids: readonly string[]): GuideChannel[] | Refusal {
  const channels = ids.map((id) => directory.get(id));
  const missing = ids.filter((_, index) => !channels[index]);
  if (missing.length > 0) return notFound(`there is no channel ${missing.join(", ")}`);
  return channels.filter((channel) => channel !== null);
}

/** A country's channels in lineup order; a country without channels isn't there. */
export function placesOf(directory: Directory, country: string): LineupEntry[] | Refusal {
  const places = directory.placesOf(country);
  return places.length > 0 ? places : notFound(`there are no channels in ${country}`);
}
