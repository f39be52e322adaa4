import { mostFrequent } from "../most-frequent.ts";
import type { Entrant } from "./detection.ts";
import { type BlockKey, entrantsIn, type Sighting } from "./sighting.ts";

/** What both sides of an event are called in a language, by its ISO 639-1 code. */
export type LocalSides = Readonly<Record<string, { home: string; away: string }>>;

/** By language, then by the key of an entrant. */
export type WrittenNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * What the listings of a block call its two entrants, by the languages that they are written in: of several names, the
 * one of most showings. Channels of one source that show the same at the same time count once.
 */
export function readWrittenNames(block: BlockKey, sightings: readonly Sighting[]): WrittenNames {
  const showings = new Map<string, Sighting>();
  for (const sighting of sightings) {
    const { detection, source, start } = sighting;
    const { written } = detection;
    if (written) showings.set(JSON.stringify([source, start, written]), sighting);
  }
  const said = [...showings.values()].flatMap(({ detection: { sides, written } }) => {
    if (!sides || !written) return [];
    const [home, away] = entrantsIn(block, sides, asEntrant);
    const { language } = written;
    return [
      { language, key: home.key, name: written.names[0] },
      { language, key: away.key, name: written.names[1] },
    ];
  });
  return new Map(
    [...Map.groupBy(said, ({ language }) => language)].map(([language, own]) => [
      language,
      new Map(
        [...Map.groupBy(own, ({ key }) => key)].map(([key, names]) => [
          key,
          mostFrequent(names.map(({ name }) => name)) ?? "",
        ]),
      ),
    ]),
  );
}

const asEntrant = (key: string): Entrant => ({ key, name: key, known: false });

/**
 * What both sides of an event are called in each language that has a name for both: the catalogue's, else the one that
 * listings of their games write. Null if there is no such language, or the names are those that the event has anyway.
 */
export function nameSides(
  sides: readonly [Entrant, Entrant] | null,
  written: WrittenNames,
  localNames: (key: string) => ReadonlyMap<string, string>,
): LocalSides | null {
  if (!sides) return null;
  const [home, away] = sides.map(({ key }) => localNames(key));
  const languages = new Set([...written.keys(), ...(home?.keys() ?? [])]);
  const names = [...languages].sort().flatMap((language) => {
    const [one, other] = [home, away].map(
      (known, side) => known?.get(language) ?? written.get(language)?.get(sides[side]?.key ?? ""),
    );
    const isSame = one === sides[0].name && other === sides[1].name;
    // Two clubs may be called alike, as the Al Ahlis are.
    return one && other && one !== other && !isSame ? [[language, { home: one, away: other }] as const] : [];
  });
  return names.length > 0 ? Object.fromEntries(names) : null;
}
