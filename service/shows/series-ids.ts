/** Ids of series in other systems, as keys: `tvdb:71493`, `tmdb:1399`, `imdb:tt0944947`, `tvmaze:82`. */

type Reader = { prefix: string; value: RegExp };

/** By the name of the system in listings, the most trusted first. */
const readers = new Map<string, Reader>([
  ["thetvdb.com", { prefix: "tvdb", value: /^series\/(\d+)$/ }],
  ["tvmaze.com", { prefix: "tvmaze", value: /^(?:shows?\/)?(\d+)$/ }],
  // Gracenote's ids of episodes begin with the id of the series.
  ["dd_progid", { prefix: "dd", value: /^(?:EP|SH)(\d{8})\.?\d{4}$/ }],
  // This may be the episode's own id.
  ["imdb.com", { prefix: "imdb", value: /^(?:series\/|title\/)?(tt\d{5,10})$/ }],
  ["themoviedb.org", { prefix: "tmdb", value: /^tv\/(\d+)$/ }],
  ["themoviedb.com", { prefix: "tmdb", value: /^tv\/(\d+)$/ }],
  ["dd_seriesid", { prefix: "ddseries", value: /^(\S{1,40})$/ }],
]);

/** Systems whose ids were right in every listing that could be checked. Others sometimes mix up series. */
const trusted = new Set(["tvdb", "tvmaze", "dd"]);

/** The keys of a listing's ids, the most trusted first. A `dd_seriesid` has a meaning only within its source. */
export function seriesIds(ids: Readonly<Record<string, string>> | undefined, source: string): string[] {
  if (!ids) return [];
  const keys: string[] = [];
  for (const [system, { prefix, value }] of readers) {
    const text = ids[system];
    const id = text === undefined ? undefined : value.exec(text)?.[1];
    if (id !== undefined) keys.push(prefix === "ddseries" ? `${prefix}:${source}/${id}` : `${prefix}:${id}`);
  }
  return keys;
}

export const systemOf = (key: string): string => key.slice(0, key.indexOf(":"));

export const isTrusted = (key: string): boolean => trusted.has(systemOf(key));
