/** An error in the data files; the message names the line. */
export class CatalogueError extends Error {
  override name = "CatalogueError" as const;
}

export type Line = {
  name: string;
  aliases: string[];
  /** Aliases that others have too, each with the countries whose guides mean this one by it: `歐聯 @HK,MO`. */
  shared: Map<string, readonly string[]>;
  settings: Partial<Record<Setting, string>>;
};

const known = [
  "slug",
  "country",
  "tz",
  "squad",
  "minutes",
  "months",
  "nations",
  "cup",
  "clubs",
  "women",
] as const;
type Setting = (typeof known)[number];

/**
 * Parses one record of a data file: a name, then aliases and settings. Throws CatalogueError on an unknown setting.
 */
export function parseLine(line: string): Line {
  const [name = "", ...rest] = line.split("|").map((part) => part.trim());
  if (!name) throw new CatalogueError(`"${line}" has no name.`);
  const read: Line = { name, aliases: [], shared: new Map(), settings: {} };
  for (const part of rest) {
    const [, key, value] = /^([a-z]+)=(\S+)$/.exec(part) ?? [];
    const setting = known.find((setting) => setting === key);
    if (setting) read.settings[setting] = value;
    else if (part === "" || key) throw new CatalogueError(`"${line}": "${part}" is no alias nor setting.`);
    else addAlias(read, part);
  }
  return read;
}

function addAlias({ aliases, shared }: Line, part: string): void {
  const [, alias = part, countries] = withCountries.exec(part) ?? [];
  aliases.push(alias);
  if (countries) shared.set(alias, countries.split(","));
}
const withCountries = /^(.+) @([A-Z]{2}(?:,[A-Z]{2})*)$/;

const longestInCapitals = 5;

/** Whether a name is an acronym, which has its meaning only in capitals: `IPL`, `PSG`, `MAN`. */
export const isAcronym = (name: string): boolean =>
  name.length <= longestInCapitals && /\p{Lu}/u.test(name) && !/\p{Ll}|[^\p{L}\p{N}&]/u.test(name);
