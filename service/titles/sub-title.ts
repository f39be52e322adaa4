import { isPart, someTitle, type TitleNumbers } from "./number-build.ts";
import { beginsCounted } from "./number-patterns.ts";
import { episodeBefore } from "./number-words.ts";
import { readNumbers, takeNumbers } from "./numbers.ts";
import { anyOrdinal } from "./ordinals.ts";

export type SubTitle = { text?: string; season?: number; number?: number };

/** A name behind that of its show: `Larkhill: The Well`. */
const behindShow = /^(?:\s?:|\s[-–|])\s(\S.*)$/u;
const seriesNumber = /^(\d{1,4})(?:\/\d{1,4})?, series (\d{1,3})$/iu;
const leadingNumbers = /^[ST]0*(\d{1,4})\s?:?\s?E0*(\d{1,4})(?:(?:\s*[-–:|·•]\s*|\s+)(\S.*))?$/iu;
const afterTitle = /^(.*?)\s*[-–:]\s*Season\s0*(\d{1,4})\s*[-–:]\s*Episode\s0*(\d{1,5})$/iu;
/** Between or after names: `Larkhill S01 E08- The Well`, `The Well (S1 E8)`. */
const inside =
  /^(.*?)[\s,:([–-]*(?<![\p{L}\d])S0*(\d{1,4})\s?[:.]?\s?E(?:p\.?)?\s?0*(\d{1,4})[)\]]?(?:[\s:–-]+(\S.*))?$/iu;

/**
 * What some sources write before each name: `Episodio: The Well`, `Hoy: The Well`. A shorter word may be part of an
 * episode's.
 */
const today =
  "hoy|hoje|oggi|avui|gaur|hoxe|aujourd['’]hui|azi|astăzi|heute|vandaag|today|dziś|dzisiaj|dnes|danas|сегодня|сьогодні|днес";
const label = new RegExp(
  String.raw`^(?:(?=\p{L}{4})(?:${episodeBefore})|${today})\s?[:：]\s+(?=[\p{L}¿¡«“"])`,
  "iu",
);

/** Reads a sub-title that repeats its show, is only a number, or begins or ends with one. */
export function readSubTitle(text: string | undefined, title: string): SubTitle {
  const unlabelled = text?.replace(label, "");
  if (unlabelled !== text) return readSubTitle(unlabelled, title);
  const own = text?.startsWith(title) ? behindShow.exec(text.slice(title.length))?.[1] : undefined;
  if (own !== undefined) return readSubTitle(own, title);
  if (text === undefined || !(/\p{Nd}/u.test(text) || anyOrdinal.test(text))) return { text };
  const part = readPart(text) ?? readBracketed(text);
  if (part) return part;
  const series = seriesNumber.exec(text);
  if (series) return { number: Number(series[1]), season: Number(series[2]) };
  const numbers = leadingNumbers.exec(text);
  if (numbers) return { season: Number(numbers[1]), number: Number(numbers[2]), text: numbers[3] };
  const said = takeNumbers(`${someTitle} ${text}`);
  if (said?.title === someTitle && said.name === undefined) {
    const { season, number } = said;
    // `Episode 7` may be all the name that a catalogue has.
    return season !== undefined && number !== undefined ? { season, number } : { season, number, text };
  }
  const [found, before = "", season, number, behind = ""] = inside.exec(text) ?? [];
  if (found !== undefined) {
    // Shows stand before their numbers, and some sources say a name twice.
    const first = before.replace(/^(.+) [-–] \1$/u, "$1");
    const name = [behind, first].find((part) => part !== "" && bare(part) !== bare(title));
    return { season: Number(season), number: Number(number), text: name };
  }
  const after = afterTitle.exec(text);
  if (!after) return readNamed(text, said);
  const name = after[1] ?? "";
  return {
    season: Number(after[2]),
    number: Number(after[3]),
    text: name === "" || bare(name) === bare(title) ? undefined : name,
  };
}

/** As many parts are those of a season; fewer may be those of a story. */
const fewestParts = 5;

const bracketed = /^[(（]0*([1-9]\d{0,2})[)）]\s?(\S.*)?$/u;

/** A number in brackets before a name, or alone if it is none of a few parts: `（26）The Well`, `（84）`. */
function readBracketed(text: string): SubTitle | null {
  const [, number, name] = bracketed.exec(text) ?? [];
  const isNumber = number !== undefined && (name !== undefined || Number(number) >= fewestParts);
  return isNumber ? { number: Number(number), text: name } : null;
}

/** A part alone or behind a name, if it is no stage of a cup: `2/6`, `The Well (2/6)`. */
function readPart(text: string): SubTitle | null {
  const [, name, number, all] = partBehind.exec(text) ?? [];
  if (!isPart(number, all)) return null;
  if (Number(all) >= fewestParts) return { number: Number(number), text: name || undefined };
  return name === "" ? { number: Number(number), text } : null;
}

const partBehind =
  /^(?!.*(?:9\/11|24\/7|50\/50|1\/(?:2|4|8|16|32|64)\)?$))(|\p{L}.*?)(?:^|\s(?=\())\(?0*([1-9]\d{0,2})\/(\d{1,3})\)?$/u;

/** Numbers around a name, however they are written: `Staffel 4, Folge 12: The Well`, `3/8 – The Well`. */
function readNamed(text: string, said: TitleNumbers | null): SubTitle {
  if (said?.title === someTitle) return { season: said.season, number: said.number, text: said.name };
  const [, before, rest] = beforeSign.exec(text) ?? [];
  const numbers = before === undefined ? null : readNumbers(before);
  if (numbers && /\p{L}/u.test(before ?? "")) {
    const { season, number } = numbers;
    // `Series 2: 3. The Old Well`.
    const [, part, name] = number === undefined ? (partBefore.exec(rest ?? "") ?? []) : [];
    return part === undefined ? { season, number, text: rest } : { season, number: Number(part), text: name };
  }
  // A number alone may count the parts of a story.
  if (said?.season !== undefined && said.number !== undefined && said.name === undefined)
    return { season: said.season, number: said.number, text: said.title.slice(someTitle.length).trim() };
  const [, named, counted = ""] = numberedBehind.exec(text) ?? [];
  const behind = named === undefined ? null : readNumbers(counted);
  if (behind) return { number: behind.number, text: named };
  const [, part, name] = partBefore.exec(text) ?? [];
  if (part !== undefined && name !== undefined && !beginsCounted.test(name))
    return { number: Number(part), text: name };
  const [, korean, count] = koreanBehind.exec(text) ?? [];
  return korean === undefined ? { text } : { number: Number(count), text: korean };
}

/** `Épisode 12 : The Well`, `Ep. 12, The Well`. */
const beforeSign =
  /^([^:;–—-]{0,30}?\p{Nd}[^:;–—-]{0,20}?)(?:\s?[:;–—]|\s-|\.|(?<=\p{Nd}),(?!.*\p{Nd}))\s+(?=\P{Ll})(\S.*)$/u;
/** An episode's number in words behind its name, rather than a part of a story: `The Well, Folge 12`. */
const numberedBehind = new RegExp(
  String.raw`^(.*\p{L}.*?)(?:,\s|\s[-–]\s|\s(?=\())(\(?(?:${episodeBefore})\.?\s?\d{1,4}\)?)$`,
  "iu",
);
/** In Korea, `우물 12회`. */
const koreanBehind = /^(.*\p{Script=Hangul}.*?)\s0*(\d{1,4})회$/u;
/** `12. The Well`, `12/26 - The Well`; of one word, `12. Tag` may count it. */
const partBefore = /^0*(\d{1,3})(?:\.|\/\d{1,3}\s?[-–.:])\s+(\p{Lu}[\p{L}\p{M}'’-]*\s\S.*)$/u;
/** The letters and numbers of a text, by which two ways of writing it are the same. */
export const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
