import { toCount } from "./counts.ts";

/** Season and episode numbers at the end of a title, or between it and the episode's name. */
export type TitleNumbers = {
  title: string;
  season?: number;
  number?: number;
  /** The episode's name after the number. */
  name?: string;
};

/** Stands for a title, to read numbers that stand alone. */
export const someTitle = "Zz";

/** `(2010/11)` is a season. */
export const isPart = (number: string | undefined, all: string | undefined): boolean =>
  Number(number) <= Number(all);

/** Two years of a season: `Larkhill Cup, 25/26`. */
export const isYears = (one: string | undefined, other: string | undefined): boolean =>
  Number(one) >= 13 && Number(other) === Number(one) + 1;

/** A second title between hyphens, as Japanese guides have them: `港 -LARKHILL-`. */
export const isWrapped = /\p{L}\s-[^\s-][^-]*[^\s-]-\s*$/u;

/** What stands before a place in a title. The sign that closes a second title is no separator. */
export const cutAt = (title: string, at: number): string =>
  title.slice(0, title[at] === "-" && isWrapped.test(title.slice(0, at + 1)) ? at + 1 : at);

type Written = { season?: string; number?: string; name?: string };

export function build(title: string | undefined, { season, number, name }: Written): TitleNumbers | null {
  const rest = isWrapped.test(title ?? "")
    ? (title ?? "").trim()
    : (title ?? "").replace(/(?:[\s,،;:|·•–—-]|\sـ)+$|[([（【]\s*$/u, "").trim();
  if (!/\p{L}|\d/u.test(rest)) return null;
  const [s, n] = [toCount(season), toCount(number)];
  if (s === undefined && n === undefined) return null;
  return { title: rest, season: s, number: n || undefined, name: name && trimName(name) };
}

/** A name without the brackets or quotation marks around it, or the full stop after it. */
export const trimName = (name: string): string =>
  /^[<〈](.+)[>〉]$|^'([^']+)'$|^"([^"]+)"$|^“([^”]+)”$|^«([^»]+)»$/u.exec(name)?.slice(1).find(Boolean) ??
  name.replace(/(?<=\p{Ll}{3})\.$/u, "");
