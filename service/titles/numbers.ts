import { anyCase } from "../any-case.ts";
import { remembered } from "../memory.ts";
import { fold } from "../text.ts";
import { toAsciiDigits, toCount } from "./counts.ts";
import { build, isPart, isYears, someTitle, type TitleNumbers, trimName } from "./number-build.ts";
import { withKnownLetters } from "./number-letters.ts";
import { findPair, mayPair } from "./number-pairs.ts";
import {
  aboveAges,
  anyBothEnd,
  anyEpisodeEnd,
  anyNumber,
  bareAtEnd,
  behindQuotesRange,
  behindQuotesTwo,
  bothEnds,
  bracketBeforeName,
  dashBehindQuotes,
  episodeEnds,
  glued,
  issueOfShow,
  quotedEpisode,
  romanAtEnd,
  smallBeforeName,
  smallInBrackets,
} from "./number-patterns.ts";
import {
  atCjkEnd,
  atColon,
  atDash,
  atEnd,
  atMiddle,
  atPair,
  atSeason,
  atStart,
  isAboutSport,
  withSeason,
} from "./number-places.ts";
import { countingWords, ofFilms, ofWords, partWords } from "./number-words.ts";
import { anyOrdinal, withDigits } from "./ordinals.ts";
import { segmentsOf } from "./segments.ts";

/** Reads numbers off a title, whose language tells what `(5)` is. Null if there is none that is certain. */
export function takeNumbers(title: string, language?: string): TitleNumbers | null {
  const found = takeListed(title, language);
  return found && language !== undefined && romanSeasons.has(language) ? withRomanSeason(found) : found;
}

/** Languages that write ordinals with a full stop, so that `Larkhill III (5)` is no third of that name. */
const romanSeasons: ReadonlySet<string> = new Set("bs cs hr sk sl sr".split(" "));

/** A season in Roman numerals between a name and its number: `Larkhill III (5)`. */
function withRomanSeason(found: TitleNumbers): TitleNumbers {
  if (found.number === undefined || found.season !== undefined) return found;
  const [, title, season] = romanAtEnd.exec(found.title) ?? [];
  return title === undefined ? found : { ...found, title, season: toCount(season) };
}

/** Behind an episode's number, a small one in brackets is an age: `Larkhill Ep. 8 (12)`. */
const beforeAge = /^(.*\p{Script=Latin}.*\p{Nd})\s\((?:6|7|9|1[0-8])\)$/u;

function beforeOriginal(title: string, language?: string): TitleNumbers | null {
  const [, named, original] = /[)/]$/.test(title) ? (originalBehind.exec(title) ?? []) : [];
  const found = named === undefined ? null : takeListed(named, language);
  return found && found.name === undefined ? { ...found, title: `${found.title}${original}` } : null;
}

/** A title in Latin letters behind the numbers of one in another script: `Порт II.5 /Larkhill/`. */
const originalBehind =
  /^((?=.*[^\P{L}\p{Script=Latin}]).*\p{Nd}\P{Nd}{0,12}?)(\s(?:\(\p{Script=Latin}[^()/\p{Nd}]{2,60}\)|\/\p{Script=Latin}[^()/\p{Nd}]{2,60}\/))$/u;

function takeListed(title: string, language?: string): TitleNumbers | null {
  const rated = title.endsWith(")") ? beforeAge.exec(title)?.[1] : undefined;
  const numbered = rated === undefined ? null : takeListed(rated, language);
  if (numbered?.number !== undefined && numbered.name === undefined) return numbered;
  const own = beforeOriginal(title, language) ?? (language === "mn" ? atMongolianSeason(title) : null);
  if (own) return own;
  const lettered = language === undefined ? null : withKnownLetters(title, language);
  if (lettered !== null) return takeNumbers(lettered);
  return (
    takeWritten(title) ??
    (stopAtEnd.test(title) ? takeWritten(title.slice(0, -1)) : null) ??
    atBarePart(title, language) ??
    (language !== undefined && stopsWithoutOrdinals.has(language) ? atColon(title) : null) ??
    (language !== undefined && countsInBrackets.has(language) ? atBrackets(title) : null) ??
    (language === undefined || language === "en"
      ? null
      : atEnd(title, [aboveAges], (match) => ({ number: match[1] }))) ??
    (language === "mn" ? atIssue(title) : null)
  );
}

/** As many episodes as a channel shows in a row. */
const mostShownTogether = 5;

/** Languages whose guides write an episode's number in brackets, and an age never. */
const countsInBrackets: ReadonlySet<string> = new Set(
  "bs cs da de hr is lt lv nb nn no pl sk sl sr sv".split(" "),
);

/** Languages whose guides write a part without any sign: `Larkhill 7/10`. In others, `Le 18/20` is a name. */
const countsBare: ReadonlySet<string> = new Set("bg bs cs et hr hu mk sk sl sq sr zh".split(" "));

/** Languages in which `12.` isn't the twelfth. */
const stopsWithoutOrdinals: ReadonlySet<string> = new Set(
  "bg ca cy el en es fr ga gd gl id it ms nl pt ro ru sv uk vi".split(" "),
);

const partAtEnd = /\d\/\d{1,3}$/;

function atBarePart(title: string, language = ""): TitleNumbers | null {
  const [, rest, stop, number, all] = partAtEnd.test(title) ? (bareAtEnd.exec(title) ?? []) : [];
  const isMarked = stop !== "" || countsBare.has(language);
  return isMarked && isPart(number, all) && !isYears(number, all) ? build(rest, { number }) : null;
}

function atBrackets(title: string): TitleNumbers | null {
  const named = smallBeforeName.exec(title);
  if (named) return build(named[1], { number: named[2], name: named[3] });
  const match = smallInBrackets.exec(title);
  // Beside both numbers, it is an age.
  if (match?.[1] !== undefined && findPair(title)) return { title: match[1] };
  return match && build(match[1], { number: match[2] });
}

/** Behind a quoted name's form, two numbers: `"Larkhill" magazine 3-12`. Close ones are two episodes of a season. */
function atMongolianSeason(title: string): TitleNumbers | null {
  const [, several, ofSeason, first] = behindQuotesRange.exec(title) ?? [];
  if (several !== undefined) return build(several, { season: ofSeason, number: first });
  const [, rest, season, number, others] = behindQuotesTwo.exec(title) ?? [];
  const apart = Number(number) - Number(season);
  const isRange = others === undefined && apart > 0 && apart <= mostShownTogether;
  return isRange ? null : build(rest, { season, number });
}

/** In Mongolian, a name's number has another sign. */
function atIssue(title: string): TitleNumbers | null {
  const match = issueOfShow.exec(title) ?? dashBehindQuotes.exec(title);
  return match && build(match[1], { number: match[2] });
}

const stopAtEnd = /\p{Nd}(?:.*[^.])?\.$/u;

function takeWritten(title: string): TitleNumbers | null {
  const isWorded = anyOrdinal.test(title);
  if (!isWorded && !anyNumber.test(title)) return null;
  const plain = toAsciiDigits(title);
  const found = (isWorded ? takeWorded(plain) : null) ?? takeListedNumbers(plain);
  if (!found) return null;
  const { title: rest, number, name } = found;
  // A number alone behind a season: `Larkhill - Season 2 - 7`.
  if (number === undefined && name !== undefined && /^\d{1,4}$/.test(name))
    return { ...found, number: Number(name), name: undefined };
  // As long as the written title, whose own digits stay in both parts of it.
  const read = {
    ...found,
    title: plain.startsWith(rest) ? title.slice(0, rest.length) : rest,
    ...(name !== undefined && { name: plain.endsWith(name) ? title.slice(-name.length) : name }),
  };
  // Without the full stop, what is in quotation marks may be the show: `Magazine "Larkhill" 208`.
  const [, show, episode] =
    name === undefined && title[read.title.length] === "." ? (quotedEpisode.exec(read.title) ?? []) : [];
  return show === undefined || episode === undefined ? read : { ...read, title: show, name: episode };
}

const takeListedNumbers = (listed: string): TitleNumbers | null =>
  takePlainNumbers(listed) ?? takeBetweenBrackets(listed) ?? takeBeforeSign(listed);

/** Numbers in words. Of those in what is left, none is taken: `The Second Season of Love S2 E3`. */
function takeWorded(plain: string): TitleNumbers | null {
  const listed = withDigits(plain);
  const found = listed === plain ? null : takeListedNumbers(listed);
  return found && plain.startsWith(found.title) && plain.endsWith(found.name ?? "") ? found : null;
}

/** Numbers before a sign, and the episode's name behind it: `Larkhill. Season 3, 4/10. The Well`, `Larkhill Ep.7: The Well`. */
function takeBeforeSign(listed: string): TitleNumbers | null {
  const segments = segmentsOf(listed);
  for (const [at, { start }] of [...segments.entries()].slice(1).reverse()) {
    const [other, last] = [segments[at - 2], segments[at - 1]];
    if (!last || !/[\dIVX]/.test(last.text)) continue;
    if (!mayCount(last.text) && !(other && mayCount(other.text))) continue;
    const found = takePlainNumbers(listed.slice(0, last.end));
    const name = trimName(listed.slice(start));
    if (found && found.name === undefined && /\p{L}/u.test(name) && !isAboutSport(name))
      return { ...found, name };
  }
  return null;
}

const inBrackets = /[([][^()[\]]{2,40}[)\]]/;

/** Numbers in brackets before the episode's name: `Larkhill (Folge 34) The Well`. */
function takeBetweenBrackets(listed: string): TitleNumbers | null {
  const [, title = "", said = "", name] = inBrackets.test(listed)
    ? (bracketBeforeName.exec(listed) ?? [])
    : [];
  const numbers = /\d/.test(said) && /\p{L}/u.test(said) ? readNumbers(said) : null;
  return numbers && name !== undefined ? withSeason({ ...numbers, title, name: trimName(name) }) : null;
}

/** `Star Wars: Episode 4 – …`. */
const partOfFilms = anyCase(String.raw`(?:^|\s)(?:${ofFilms})\.?\s?\d$`);

/** Whether a text may be a number with a word for seasons or episodes. */
const mayCount = (text: string): boolean =>
  /[\dIVX]/.test(text) &&
  !partOfFilms.test(text) &&
  fold(text)
    .split(" ")
    .some((word) => countingWords.has(word));

const longestNumbers = 40;

/** The numbers that a text consists of: `S4/Ep8`, `(2/6)`, `Folge 5`. Null if it says anything else. */
export const readNumbers = (text: string): TitleNumbers | null =>
  text.length > longestNumbers ? null : readShort(text);

/** Descriptions end in the same few sentences and brackets, and begin with numbers that others have, too. */
const readShort = remembered(5000, (text: string): TitleNumbers | null => {
  const season = aloneSeason.exec(text)?.[1];
  if (season !== undefined) return { title: "", season: Number(season) };
  const part = alonePart.exec(text)?.slice(1).find(Boolean);
  if (part !== undefined) return { title: "", number: Number(part) };
  const found = takeNumbers(`${someTitle} ${text}`);
  return found?.title === someTitle && found.name === undefined ? found : null;
});

/** Words that count seasons if nothing else is said; shows are called so too. */
const aloneSeason = /^(?:series|s[eé]rie|reeks|sr|ser)\.?\s(\d{1,2})$/iu;

/** Words that count parts; in a title they may be a film's. */
const alonePart = new RegExp(
  String.raw`^(?:0*(\d{1,3})[.ªº]{1,2}\s?(?:${partWords})|(?:${partWords})\s0*(\d{1,3})(?:\s?(?:${ofWords}|\/)\s?\d{1,3})?)$`,
  "iu",
);

const mayEnd = /[\dIVX][^\dIVX]{0,32}$/u;

function takePlainNumbers(listed: string): TitleNumbers | null {
  // Looking for them is slow, and most titles have one number or none at their end.
  const atBoth = mayPair.test(listed)
    ? (atPair(listed) ??
      (anyBothEnd.test(listed)
        ? atEnd(listed, bothEnds, ([, season, number, other]) => ({ season, number: number ?? other }))
        : null))
    : null;
  return (
    atStart(listed) ??
    atBoth ??
    withSeason(atEnd(listed, [glued], (match) => ({ number: match[1] }))) ??
    atMiddle(listed) ??
    (mayEnd.test(listed) && anyEpisodeEnd.test(listed)
      ? withSeason(atEnd(listed, episodeEnds, (match) => ({ number: match[1] })))
      : null) ??
    withSeason(atCjkEnd(listed)) ??
    atSeason(listed) ??
    withSeason(atDash(listed))
  );
}
