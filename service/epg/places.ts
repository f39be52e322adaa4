import type { Channel } from "../../contract/channel.ts";
import { countryZone } from "../country-zones.ts";
import { xmltvIdOf } from "../ids.ts";
import type { Directory, GuideChannel } from "../listings/directory.ts";
import { shownNumber } from "../store/lineups.ts";
import type { EpgScope } from "./addresses.ts";

/** A channel that an address serves, with its number in the guide and the id that players know it by. */
export type EpgPlace = { channel: GuideChannel; number: number | null; id: string };

/** Channels that have left the guide since the address was made are passed over. */
export function listEpgPlaces(directory: Directory, scope: EpgScope, ids: "ours" | "source"): EpgPlace[] {
  const takeId = ids === "source" ? createSourceIds() : ({ id }: Channel) => xmltvIdOf(id);
  return listScope(directory, scope).map((place) => ({ ...place, id: takeId(place.channel.record) }));
}

/** The zone in which an address's days begin: that of its country, or of its first channel's. */
export function epgZone(directory: Directory, scope: EpgScope): string {
  const country = findCountry(directory, scope);
  return (country && countryZone(country)) ?? "UTC";
}

function findCountry(directory: Directory, scope: EpgScope): string | null | undefined {
  if ("country" in scope) return scope.country;
  if ("lineup" in scope) return directory.lineups.find(({ id }) => id === scope.lineup)?.country;
  return listScope(directory, scope)[0]?.channel.record.country;
}

function listScope(directory: Directory, scope: EpgScope): Omit<EpgPlace, "id">[] {
  if ("country" in scope)
    return directory
      .listPlaces(scope.country)
      .map(({ channel, position }) => ({ channel, number: shownNumber(position) }));
  if ("lineup" in scope)
    return (directory.lineups.find(({ id }) => id === scope.lineup)?.places ?? []).flatMap((place) => {
      const channel = directory.byRef(place.channel);
      return channel ? [{ channel, number: place.number }] : [];
    });
  return scope.channels.flatMap((id) => {
    const channel = directory.get(id);
    return channel ? [{ channel, number: channel.record.number ?? null }] : [];
  });
}

/** A channel's id in its first source; our own if there is none, or another channel has it already. */
function createSourceIds() {
  const taken = new Set<string>();
  return ({ id, source_ids = [] }: Channel): string => {
    const ours = xmltvIdOf(id);
    const [theirs = ours] = source_ids.map((each) => each.id);
    const chosen = taken.has(theirs) ? ours : theirs;
    taken.add(chosen);
    return chosen;
  };
}
