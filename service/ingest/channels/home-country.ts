import { countryOrNull } from "../../country-zones.ts";
import type { ChannelDraft } from "../draft.ts";
import { type Candidate, type JoiningSource, type Knowledge, statedCountry } from "./candidate.ts";
import { findMapped } from "./site-mapping.ts";

/** Fewer channels than this say nothing about their source. */
const fewest = 20;
const clearShare = 0.8;

/**
 * The country that each of a source's channels is for, by its id within the source; channels without one are absent.
 * The first that is known: the ending of its id; the source's own country; the beginning of its id, if all ids of the
 * source begin with countries ("GBBC2300003ZQ"); the country in which most of the source's mapped channels are
 * broadcast.
 */
export function findHomes(
  drafts: readonly ChannelDraft[],
  source: JoiningSource,
  knowledge: Knowledge,
): Map<string, string> {
  const homes = new Map<string, string>();
  const unstated = drafts.filter((draft) => {
    const country = statedCountry(draft, source);
    if (country !== null) homes.set(draft.sourceChannel, country);
    return country === null;
  });
  const prefixed = new Map(
    unstated.map(({ sourceChannel }) => [sourceChannel, prefixCountry(sourceChannel)]),
  );
  const allPrefixed = prefixed.size >= fewest && [...prefixed.values()].every((country) => country !== null);
  const shared = allPrefixed ? null : findSharedCountry(unstated, source, knowledge);
  for (const { sourceChannel } of unstated) {
    const country = allPrefixed ? prefixed.get(sourceChannel) : shared;
    if (country) homes.set(sourceChannel, country);
  }
  return homes;
}

/** The country that an id of capitals and digits begins with. */
function prefixCountry(id: string): string | null {
  const [code] = /^[A-Z]{2}(?=[A-Z]*\d)(?=[A-Z\d]{6,}$)/.exec(id) ?? [];
  return countryOrNull(code);
}

/** The country in which nearly all channels that a site's mapping knows are broadcast. */
function findSharedCountry(
  drafts: readonly ChannelDraft[],
  source: JoiningSource,
  knowledge: Knowledge,
): string | null {
  const mapped = drafts.flatMap((draft) => findMapped(draft, source, knowledge) ?? []);
  if (mapped.length < fewest) return null;
  const counts = new Map<string, number>();
  for (const country of mapped.flatMap(countriesOf)) counts.set(country, (counts.get(country) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] >= clearShare * mapped.length && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

const countriesOf = ({ country, areas }: Candidate): string[] =>
  areas.length > 0 ? areas : country === null ? [] : [country];
