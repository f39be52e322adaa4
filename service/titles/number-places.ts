import { competitionTitle, sportTitle, versusTitle } from "../kinds/kind-words.ts";
import { build, cutAt, isPart, isWrapped, isYears, type TitleNumbers } from "./number-build.ts";
import { findPair, mayPair, nameBehind } from "./number-pairs.ts";
import {
  anySeasonEnd,
  bareOfTotal,
  barePartMiddle,
  beginsCounted,
  behindMiddle,
  behindQuotes,
  bothMiddle,
  chineseName,
  circled,
  cjkBare,
  cjkBehindBracket,
  cjkEnd,
  cjkIssue,
  cjkMiddle,
  cjkPart,
  cjkQuoted,
  cjkSeason,
  cjkSeasonBefore,
  cjkSeasonNamed,
  cjkSeveral,
  cjkYearIssue,
  codeMiddle,
  colonNumber,
  dashEnd,
  dashNumber,
  episodeDashed,
  episodeMiddle,
  episodeQuoted,
  inSlashes,
  issueAtEnd,
  issueMiddle,
  japaneseMiddle,
  japaneseName,
  largeInBrackets,
  namedInBrackets,
  ofTotal,
  partMiddle,
  partOf,
  seasonEnds,
  seasonMiddle,
  seasonStart,
  seriesAtEnd,
  signedOfTotal,
  strictMiddle,
  strictStart,
  wordAtEnd,
} from "./number-patterns.ts";

/** A season and an episode side by side, with or without a name behind them. */
export function atPair(listed: string): TitleNumbers | null {
  const pair = findPair(listed);
  const name = pair && nameBehind(pair.behind);
  if (!pair || name === null) return null;
  const isQuoted = /['"‘“«]$/u.test(pair.before);
  return build(isWrapped.test(pair.before) ? pair.before : withoutSigns(pair.before), {
    season: pair.season,
    number: pair.number,
    name: isQuoted ? name?.replace(/['"’”»]$/u, "") : name,
  });
}

/** Numbers before the name of an episode, which is all that the title has: `S9 E3 The Well`, `S9 The Old Well`. */
export function atStart(listed: string): TitleNumbers | null {
  if (!/^S\d/.test(listed)) return null;
  const [, season, number, name] = strictStart.exec(listed) ?? [];
  if (name !== undefined) return build(name, { season, number });
  // Classes of sport are called so too.
  const [, alone, show] = isAboutSport(listed) ? [] : (seasonStart.exec(listed) ?? []);
  return show === undefined ? null : build(show, { season: alone });
}

/** A title without the signs and opening brackets behind it. A full stop may belong to its last word if that is short. */
const withoutSigns = (title: string): string =>
  title.replace(/(?:[\s,،;:|/·•–—([（【<-]|(?<=[\p{L}\d]{3}|[)"”»!?])\.|(?<=\s)['"‘“«])+$/u, "");

/** Few titles have these, and each of the patterns behind them takes longer to find that out. */
const mayBeDashed = /\s[-–—|]\s\D{1,14}\d{1,4}\s/u;
const digitAtEnd = /\d$/;
const mayBeIssue = /№|["”»“]\s|\/$/u;
const signBehind = /\d\)?\s*[-–—:|]/;
const anyCode = /[Ee][Pp]\.?\s?\d/;
const closedAtEnd = /[」』”】]$/;
const inBrackets = /\d\s*[)）\]>]/;
const anyCircled = /[①-⑳]$/;
const anyHan = /\p{Script=Han}/u;
const anyEastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const mayBeStrict = /S\d{1,2}\s?E\d/;
const partSign = /\d\s?[:/]\s?\d/;
const mayBeOrdinal = /\d\.\s/;
const mayBeSeries = /eries\s\d+$/;
const mayBeBehind = /\d(?:-?[йя]|\.)?\s?\p{L}{3,}\s?[-–—:|.]/u;

export function atMiddle(listed: string): TitleNumbers | null {
  for (const rule of mayPair.test(listed) ? bothMiddle : []) {
    const match = rule.exec(listed);
    if (match) return build(match[1], { season: match[2], number: match[3], name: match[4] });
  }
  const strict = mayBeStrict.test(listed) ? strictMiddle.exec(listed) : null;
  if (strict) return build(strict[1], { season: strict[2], number: strict[3], name: strict[4] });
  const only = signBehind.test(listed) ? episodeMiddle.exec(listed) : null;
  if (only) return withSeason(build(only[1], { number: only[2], name: only[3] }));
  const dashed = mayBeDashed.test(listed) ? episodeDashed.exec(listed) : null;
  if (dashed && /^\P{Ll}/u.test(dashed[3] ?? ""))
    return withSeason(build(dashed[1], { number: dashed[2], name: dashed[3] }));
  const named = /["'”»“]$/.test(listed) ? episodeQuoted.exec(listed) : null;
  if (named) return withSeason(build(named[1], { number: named[2], name: named.slice(3).find(Boolean) }));
  const inside = listed.endsWith(")") ? namedInBrackets.exec(listed) : null;
  if (inside) return withSeason(build(inside[1], { number: inside[2], name: inside[3] }));
  const issue = /#|[Nn][°º]/.test(listed) ? issueMiddle.exec(listed) : null;
  if (issue) return build(issue[1], { number: issue[2], name: issue[3] });
  const season = atMiddleSeason(listed);
  if (season) return season;
  const quoted = closedAtEnd.test(listed) ? cjkQuoted.exec(listed) : null;
  if (quoted)
    return withSeason(build(quoted[1], { number: quoted.slice(2, 6).find(Boolean), name: quoted[6] }));
  const behind = mayBeBehind.test(listed) ? behindMiddle.exec(listed) : null;
  if (behind) return withSeason(build(behind[1], { number: behind[2], name: behind[3] }));
  const japanese =
    (anyEastern.test(listed) ? (japaneseMiddle.exec(listed) ?? japaneseName.exec(listed)) : null) ??
    (anyCode.test(listed) ? codeMiddle.exec(listed) : null);
  if (japanese) return withSeason(build(japanese[1], { number: japanese[2], name: japanese[3] }));
  const chinese = /[)）]/.test(listed) ? chineseName.exec(listed) : null;
  if (chinese) return withSeason(build(chinese[1], { number: chinese[2], name: chinese[3] }));
  const cjk = cjkMiddle.exec(listed);
  if (cjk)
    return withSeason(build(cjk[1], { season: cjk[4], number: cjk[2] ?? cjk[3] ?? cjk[5], name: cjk[6] }));
  const cjkNamed = listed.includes("季") ? cjkSeasonNamed.exec(listed) : null;
  return cjkNamed && build(cjkNamed[1], { season: cjkNamed[2], name: cjkNamed[3] });
}

export function atEnd(
  listed: string,
  rules: readonly RegExp[],
  read: (match: RegExpExecArray) => { season?: string; number?: string },
): TitleNumbers | null {
  for (const rule of rules) {
    const match = rule.exec(listed);
    const found = match && build(cutAt(listed, match.index), read(match));
    if (found) return found;
  }
  return null;
}

export function atCjkEnd(written: string): TitleNumbers | null {
  const listed = written.replace(cjkTotal, "").replace(totalBefore, "");
  const match = cjkEnd.exec(listed);
  if (match) {
    const [, title, season] = /^\s*[#＃]/u.test(match[0])
      ? (cjkSeasonBefore.exec(listed.slice(0, match.index)) ?? [])
      : [];
    return build(title ?? listed.slice(0, match.index), { season, number: match.slice(1).find(Boolean) });
  }
  const sign = anyCircled.test(listed) ? circled.exec(listed) : null;
  if (sign) return build(sign[1], { number: sign[2] });
  const bare = inBrackets.test(listed) ? cjkBare.exec(listed) : null;
  return bare ? build(bare[1], { number: bare[2], name: bare[3] }) : atChineseEnd(listed);
}

/** How many there are, behind a number: `第12集(共24集)`. */
const cjkTotal = /(?<=[集話话回])\s?[(（,，/]?[共全]\d{1,4}[集話话回][)）]?$/u;

/** And before it: `(共24集)第12集`. */
const totalBefore = /\s*[(（]共\d{1,4}[集話话回][)）](?=\s*第)/u;

/** As many episodes as a channel shows in a row. */
const mostTogether = 5;

function atChineseEnd(listed: string): TitleNumbers | null {
  if (!anyHan.test(listed)) return null;
  const [, title, year, issue, name, tightYear, tightIssue] = cjkIssue.exec(listed) ?? [];
  const [season, number] = [year ?? tightYear, issue ?? tightIssue];
  if (season !== undefined && !isYears(season.slice(2), number))
    return build(title, { season, number, name });
  const [, inYear, counted, ofYear] = cjkYearIssue.exec(listed) ?? [];
  if (counted !== undefined) return build(counted, { season: inYear, number: ofYear });
  const part = cjkPart.exec(listed);
  if (part && isPart(part[2], part[3])) return build(part[1], { number: part[2] });
  const behind = cjkBehindBracket.exec(listed);
  if (behind) return build(behind[1], { number: behind[2] });
  const [, shown, first, last] = cjkSeveral.exec(listed) ?? [];
  const isRow = Number(last) > Number(first) && Number(last) - Number(first) < mostTogether;
  return isRow ? build(shown, { number: first }) : null;
}

export function atDash(listed: string): TitleNumbers | null {
  const mayBePart = partSign.test(listed);
  const named = mayBePart
    ? (partMiddle.exec(listed) ?? barePartMiddle.exec(listed) ?? bareOfTotal.exec(listed))
    : null;
  if (named && isPart(named[2], named[3]) && !isYears(named[2], named[3]))
    return build(named[1]?.replace(wordAtEnd, ""), { number: named[2], name: named[4] });
  const part = mayBePart ? partOf.exec(listed) : null;
  if (part && isPart(part[2], part[3])) return build(part[1], { number: part[2] });
  const issue = mayBeIssue.test(listed)
    ? (issueAtEnd.exec(listed) ?? behindQuotes.exec(listed) ?? inSlashes.exec(listed))
    : null;
  if (issue) return build(issue[1], { number: issue[2] ?? issue[3] });
  const large = listed.endsWith(")") ? largeInBrackets.exec(listed) : null;
  if (large) return build(large[1], { number: large[2] ?? large[3] });
  const dash = mayBeOrdinal.test(listed) ? dashNumber.exec(listed) : null;
  if (dash && !beginsCounted.test(dash[3] ?? "")) return build(dash[1], { number: dash[2], name: dash[3] });
  const last = digitAtEnd.test(listed) ? dashEnd.exec(listed) : null;
  if (last) return build(last[1], { number: last[2] });
  const series = mayBeSeries.test(listed) ? seriesAtEnd.exec(listed) : null;
  if (series && !isAboutSport(series[1] ?? "")) return build(series[1], { season: series[2] });
  if (!mayBePart) return null;
  const signed = isAboutSport(listed) ? null : signedOfTotal.exec(listed);
  if (signed && isPart(signed[2], signed[3]) && !isYears(signed[2], signed[3]))
    return build(signed[1], { number: signed[2] });
  const total = ofTotal.exec(listed);
  const [number, all] = [total?.[2] ?? total?.[4], total?.[3] ?? total?.[5]];
  return total && isPart(number, all) ? build(total[1], { number }) : null;
}

/** A number and a name behind a colon, where no full stop makes an ordinal: `Larkhill: 12. The Well`. */
export function atColon(listed: string): TitleNumbers | null {
  const match = isAboutSport(listed) ? null : colonNumber.exec(listed);
  return match && build(match[1], { number: match[2], name: match[3] });
}

/** Whether a number may count the rounds of a competition. */
export const isAboutSport = (title: string): boolean =>
  versusTitle.test(title) || sportTitle.test(title) || competitionTitle.test(title);

export function atSeason(listed: string): TitleNumbers | null {
  // Two languages of one title: 食色 第二季 / The Journey Season 2.
  const [one, other, ...more] = listed.split(" / ");
  if (one !== undefined && other !== undefined && more.length === 0) {
    const [a, b] = [atSeason(one), atSeason(other)];
    if (a && b && a.season === b.season) return { title: `${a.title} / ${b.title}`, season: a.season };
  }
  const found = anySeasonEnd.test(listed)
    ? atEnd(listed, seasonEnds, (match) => ({ season: match[1] }))
    : null;
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

/** `19. The Well`. */
const numberFirst = /^0*([1-9]\d{0,3})\.\s+(\p{L}.*)$/u;

function atMiddleSeason(listed: string): TitleNumbers | null {
  const season = signBehind.test(listed) ? seasonMiddle.exec(listed) : null;
  const named = season && build(season[1], { season: season[2], name: season[3] });
  const [, number, name] = numberFirst.exec(named?.name ?? "") ?? [];
  if (named && name !== undefined) return { ...named, number: Number(number), name };
  const part = named?.name === undefined ? null : atDash(named.name);
  return named && part && part.name === undefined
    ? { ...named, number: part.number, name: part.title }
    : named;
}

/** A season may stand before the number: `第二季[4]`, `Title, Season 1 - Ep 5`. */
export function withSeason(found: TitleNumbers | null): TitleNumbers | null {
  if (!found || found.season !== undefined) return found;
  const more = atSeason(found.title) ?? (found.name === undefined ? atMiddleSeason(found.title) : null);
  return more ? { ...found, title: more.title, season: more.season, name: found.name ?? more.name } : found;
}
