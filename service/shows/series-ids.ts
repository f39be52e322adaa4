/** Ids that other systems give a series, as keys: `tvdb:71493`, `tmdb:1399`, `imdb:tt0944947`, `tvmaze:82`. */

const readers: readonly [system: RegExp, value: RegExp, prefix: string][] = [
  [/^thetvdb\.com$/i, /^series\/(\d+)$/, "tvdb"],
  [/^imdb\.com$/i, /^(?:series\/|title\/)?(tt\d{5,10})$/, "imdb"],
  [/^tvmaze\.com$/i, /^(?:shows?\/)?(\d+)$/, "tvmaze"],
  // Gracenote's ids begin with those of their series.
  [/^dd_progid$/i, /^(?:EP|SH)(\d{8})\.?\d{4}$/, "dd"],
  [/^themoviedb\.(?:org|com)$/i, /^tv\/(\d+)$/, "tmdb"],
  [/^dd_seriesid$/i, /^(\S{1,40})$/, "ddseries"],
];

/** Systems whose ids were right wherever listings with them could be checked; the others confound series at times. */
const trusted = new Set(["tvdb", "imdb", "tvmaze", "dd"]);

/** The keys of a listing's ids, the most trusted first. A `dd_seriesid` means something within its source alone. */
export function seriesIds(ids: Readonly<Record<string, string>> | undefined, source: string): string[] {
  const entries = Object.entries(ids ?? {});
  return readers.flatMap(([system, value, prefix]) =>
    entries.flatMap(([name, text]) => {
      const [, id] = system.test(name) ? (value.exec(text) ?? []) : [];
      if (id === undefined) return [];
      return [prefix === "ddseries" ? `${prefix}:${source}/${id}` : `${prefix}:${id}`];
    }),
  );
}

export const systemOf = (key: string): string => key.slice(0, key.indexOf(":"));

export const isTrusted = (key: string): boolean => trusted.has(systemOf(key));
