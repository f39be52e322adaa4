import { toAsciiDigits, toCount } from "./counts.ts";
import {
  anyNumber,
  bareOfTotal,
  barePartMiddle,
  bothEnds,
  bothMiddle,
  bothParted,
  cjkBare,
  cjkEnd,
  cjkMiddle,
  cjkQuoted,
  cjkSeason,
  dashNumber,
  episodeEnds,
  episodeMiddle,
  japaneseMiddle,
  largeInBrackets,
  ofTotal,
  partMiddle,
  partOf,
  seasonEnds,
  seasonMiddle,
  smallInBrackets,
  strictMiddle,
} from "./number-patterns.ts";
import { anyOrdinal, withDigits } from "./ordinals.ts";

/** Season and episode numbers at the end of a title, or between it and the episode's name. */
export type TitleNumbers = {
  title: string;
  season?: number;
  number?: number;
  /** The episode's name after the number. */
  name?: string;
};

/** Reads numbers off a title, whose language tells what `(5)` is. Null if there is none that is certain. */
export function takeNumbers(title: string, language?: string): TitleNumbers | null {
  return (
    takeWritten(title) ??
    (stopAtEnd.test(title) ? takeWritten(title.slice(0, -1)) : null) ??
    (language !== undefined && countsInBrackets.has(language) ? atBrackets(title) : null)
  );
}

/** Languages whose guides write an episode's number in brackets, and an age never. */
const countsInBrackets: ReadonlySet<string> = new Set(["bs", "cs", "de", "hr", "lt", "sk", "sl", "sr"]);

function atBrackets(title: string): TitleNumbers | null {
  const match = smallInBrackets.exec(title);
  return match && build(match[1], { number: match[2] });
}

const stopAtEnd = /\p{Nd}.*[^.]\.$/u;

function takeWritten(title: string): TitleNumbers | null {
  const isWorded = anyOrdinal.test(title);
  if (!isWorded && !anyNumber.test(title)) return null;
  const plain = toAsciiDigits(title);
  const listed = isWorded ? withDigits(plain) : plain;
  const found = takePlainNumbers(listed) ?? takeSentences(listed);
  if (!found) return null;
  // As long as the written title, whose own digits stay in both parts of it.
  const { title: rest, name } = found;
  return {
    ...found,
    title: listed.startsWith(rest) ? title.slice(0, rest.length) : rest,
    ...(name !== undefined && { name: listed.endsWith(name) ? title.slice(-name.length) : name }),
  };
}

/** Between full stops, numbers stand alone: `Larkhill. Season 3, 4/10. The Well`. */
function takeSentences(listed: string): TitleNumbers | null {
  const [title, said, name, ...more] = listed.split(/\.\s+/u);
  if (title === undefined || said === undefined || name === undefined || more.length > 0) return null;
  const numbers = readNumbers(said);
  return numbers && /\p{L}/u.test(title) ? { ...numbers, title, name } : null;
}

const longestNumbers = 40;
/** A title, to read numbers that stand alone. */
const someTitle = "Zz";

/** The numbers that a text consists of: `S4/Ep8`, `(2/6)`, `Folge 5`. Null if it says anything else. */
export function readNumbers(text: string): TitleNumbers | null {
  if (text.length > longestNumbers) return null;
  const found = takeNumbers(`${someTitle} ${text}`);
  return found?.title === someTitle && found.name === undefined ? found : null;
}

function takePlainNumbers(listed: string): TitleNumbers | null {
  return (
    atEnd(listed, bothEnds, ([, season, number, other]) => ({ season, number: number ?? other })) ??
    atMiddle(listed) ??
    withSeason(atEnd(listed, episodeEnds, (match) => ({ number: match[1] }))) ??
    withSeason(atCjkEnd(listed)) ??
    atSeason(listed) ??
    withSeason(atDash(listed))
  );
}

function atMiddle(listed: string): TitleNumbers | null {
  const parted = listed.includes(", ") ? bothParted.exec(listed) : null;
  if (parted) return build(parted[1], { season: parted[2], number: parted[3], name: parted[4] });
  for (const rule of bothMiddle) {
    const match = rule.exec(listed);
    if (match) return build(match[1], { season: match[2], number: match[3], name: match[4] });
  }
  const strict = strictMiddle.exec(listed);
  if (strict) return build(strict[1], { season: strict[2], number: strict[3], name: strict[4] });
  const only = episodeMiddle.exec(listed);
  if (only) return withSeason(build(only[1], { number: only[2], name: only[3] }));
  const season = seasonMiddle.exec(listed);
  if (season) return build(season[1], { season: season[2], name: season[3] });
  const quoted = cjkQuoted.exec(listed);
  if (quoted)
    return withSeason(build(quoted[1], { number: quoted[2] ?? quoted[3] ?? quoted[4], name: quoted[5] }));
  const japanese = japaneseMiddle.exec(listed);
  if (japanese) return withSeason(build(japanese[1], { number: japanese[2], name: japanese[3] }));
  const cjk = cjkMiddle.exec(listed);
  if (cjk)
    return withSeason(build(cjk[1], { season: cjk[4], number: cjk[2] ?? cjk[3] ?? cjk[5], name: cjk[6] }));
  return null;
}

function atEnd(
  listed: string,
  rules: readonly RegExp[],
  read: (match: RegExpExecArray) => { season?: string; number?: string },
): TitleNumbers | null {
  for (const rule of rules) {
    const match = rule.exec(listed);
    const found = match && build(listed.slice(0, match.index), read(match));
    if (found) return found;
  }
  return null;
}

function atCjkEnd(listed: string): TitleNumbers | null {
  const match = cjkEnd.exec(listed);
  if (match) return build(listed.slice(0, match.index), { number: match.slice(1).find(Boolean) });
  const bare = cjkBare.exec(listed);
  return bare && build(bare[1], { number: bare[2], name: bare[3] });
}

function atDash(listed: string): TitleNumbers | null {
  const named = partMiddle.exec(listed) ?? barePartMiddle.exec(listed) ?? bareOfTotal.exec(listed);
  if (named && isPart(named[2], named[3]) && !isYears(named[2], named[3]))
    return build(named[1], { number: named[2], name: named[4] });
  const part = partOf.exec(listed);
  if (part && isPart(part[2], part[3])) return build(part[1], { number: part[2] });
  const large = largeInBrackets.exec(listed);
  if (large) return build(large[1], { number: large[2] ?? large[3] });
  const dash = dashNumber.exec(listed);
  if (dash) return build(dash[1], { number: dash[2], name: dash[3] });
  const total = ofTotal.exec(listed);
  const [number, all] = [total?.[2] ?? total?.[4], total?.[3] ?? total?.[5]];
  return total && isPart(number, all) ? build(total[1], { number }) : null;
}

/** `(2010/11)` is a season. */
const isPart = (number: string | undefined, all: string | undefined): boolean =>
  Number(number) <= Number(all);

/** Two years of a season: `Larkhill Cup, 25/26`. */
const isYears = (one: string | undefined, other: string | undefined): boolean =>
  Number(one) >= 5 && Number(other) === Number(one) + 1;

function atSeason(listed: string): TitleNumbers | null {
  // Two languages of one title: 食色 第二季 / The Journey Season 2.
  const [one, other, ...more] = listed.split(" / ");
  if (one !== undefined && other !== undefined && more.length === 0) {
    const [a, b] = [atSeason(one), atSeason(other)];
    if (a && b && a.season === b.season) return { title: `${a.title} / ${b.title}`, season: a.season };
  }
  const found = atEnd(listed, seasonEnds, (match) => ({ season: match[1] }));
  if (found) return { ...found, title: withoutInnerSeason(found.title, found.season) };
  const match = cjkSeason.exec(listed);
  return match && build(listed.slice(0, match.index), { season: match.slice(1).find(Boolean) });
}

/** Two languages of one title, each with its season: `THE GATE S1 ประตู ซีซั่น 1`. */
function withoutInnerSeason(title: string, season: number | undefined): string {
  const inner = /^(.*\S)\s(?:S|SS\.|Season )0*(\d{1,2})(?=\s+(?!\p{Script=Latin})\p{L})/iu.exec(title);
  return inner?.[1] !== undefined && Number(inner[2]) === season
    ? inner[1] + title.slice(inner[0].length)
    : title;
}

/** A season may stand before the number: `第二季[4]`, `Title, Season 1 - Ep 5`. */
function withSeason(found: TitleNumbers | null): TitleNumbers | null {
  if (!found || found.season !== undefined) return found;
  const more = atSeason(found.title);
  return more ? { ...found, title: more.title, season: more.season } : found;
}

type Written = { season?: string; number?: string; name?: string };

function build(title: string | undefined, { season, number, name }: Written): TitleNumbers | null {
  const rest = (title ?? "").replace(/[\s,،;:|·–—-]+$|[([（【]\s*$/u, "").trim();
  if (!/\p{L}|\d/u.test(rest)) return null;
  const [s, n] = [toCount(season), toCount(number)];
  if (s === undefined && n === undefined) return null;
  return { title: rest, season: s, number: n || undefined, name: name && trimName(name) };
}

/** A name without the brackets around it, or the full stop after it. */
const trimName = (name: string): string =>
  /^[<〈](.+)[>〉]$/u.exec(name)?.[1] ?? name.replace(/(?<=\p{Ll}{3})\.$/u, "");
