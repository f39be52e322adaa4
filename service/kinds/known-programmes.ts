import type { Kind } from "../../contract/slot.ts";
import { lazily } from "../memory.ts";
import { unpartedScripts } from "./bare-title.ts";
import { remember } from "./categories.ts";
import { foldGenre } from "./genre-words.ts";
import { simplify } from "./han-letters.ts";
import { allKinds, type Weights } from "./lessons.ts";
import { createNameLessons, learnNames, type NameWords } from "./name-lessons.ts";
import { type Programme, tabulateProgrammes } from "./programmes/load.ts";
import { createWordTable, numberOf, setNumber, type WordTable } from "./word-table.ts";

/** What is known of programmes: the numbers (`numberFor`) of their names' keys, and what the words of all names say. */
type Known = { names: WordTable; words: NameWords };

function learnKnown(listed: readonly Programme[]): Known {
  const programmes = listed.map((programme) => ({ ...programme, name: nameKey(programme.name) }));
  const names = createWordTable();
  for (const programme of programmes) setNumber(names, programme.name, numberFor(programme));
  for (const programme of listed)
    for (const name of otherSpellings(programme.name).map(nameKey))
      if (numberOf(names, name) === 0) setNumber(names, name, numberFor(programme));
  return { names, words: learnNames(programmes) };
}

/** A name as guides write it that have no apostrophes, or `and` for `&`. */
function otherSpellings(name: string): string[] {
  const bare = name.replaceAll(/['’]/gu, "");
  return [bare, bare.replaceAll(" & ", " and ")].filter((each) => each !== name);
}

/** Says of a programme's kind that other words may follow its name. */
const continued = 16;

/** A programme as the number of its name: its kind's from 1 on, and whether other words may follow. */
const numberFor = ({ kind, mayContinue }: Programme): number =>
  allKinds.indexOf(kind) + 1 + (mayContinue ? continued : 0);

const known = lazily(() => tabulateProgrammes(learnKnown));
const lessons = lazily(() => createNameLessons(known().words));

/** What the words of a title say of a programme that nobody knows. `timesTaught` is how often a source taught a word. */
export const weighName = (title: string, timesTaught: (word: string) => number): Weights =>
  lessons()(nameKey(title), timesTaught);

/** The kind of the programme of a key; undefined if none is known. */
const findKey = (key: string): Kind | undefined => allKinds[(numberOf(known().names, key) % continued) - 1];

/** The same of one whose name other words may follow. */
function findContinued(key: string): Kind | undefined {
  const number = numberOf(known().names, key);
  return number > continued ? allKinds[number - continued - 1] : undefined;
}

/**
 * A folded name. Chinese ones are the same in either letters, Arabic and Persian ones whichever forms of letters they end
 * in, and where no words are parted, guides have spaces wherever they like.
 */
export function nameKey(name: string): string {
  const folded = sameLetters(simplify(foldGenre(name)));
  return unpartedScripts.test(folded) ? folded.replace(looseSpace, "") : folded;
}

/** Letters of Arabic and Persian that guides write for each other: `مصطفي` for `مصطفى`, `حاره` for `حارة`. */
const letterForms: ReadonlyMap<string, string> = new Map([
  ["ى", "ي"],
  ["ی", "ي"],
  ["ة", "ه"],
  ["ک", "ك"],
]);

const sameLetters = (name: string): string =>
  name.replace(/[ىیةک]/gu, (letter) => letterForms.get(letter) ?? letter);

const unparted = String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`;
const looseSpace = new RegExp(`(?<=${unparted}) | (?=${unparted})`, "gu");

/** The kind of a programme that its title names; null if it isn't known. Some sources leave its article out. */
export const knownKind = remember((title): Kind | null => {
  const key = nameKey(title);
  return (
    findKey(key) ??
    findBegun(key) ??
    (key.includes(" ") ? findKey(`the ${key}`) : undefined) ??
    findNamed(title) ??
    findUnparted(title, key) ??
    calledKind(key)
  );
});

/** What Arabic and Persian guides write before the names of programmes that tell no story: `برنامج ماستر شيف`. */
export const programmeFirst = /^(?:برنامج|برنامه)\s/u;
/** A number or one letter is no name. */
const beginsAsName = /^\p{L}{2}/u;

/** The kind of the programme before whose name stands that it is one; stories have other words before theirs. */
function calledKind(key: string): Kind | null {
  const name = key.replace(programmeFirst, "");
  if (name === key || !beginsAsName.test(name)) return null;
  const kind = findKey(name) ?? findBegun(name);
  return kind === undefined || kind === "film" || kind === "series" ? null : kind;
}

/**
 * What an episode is called, is on today or of what year stands behind one of these in Japan: `港の家「引き潮」`,
 * `港の朝▽旬の魚`. Where no words are parted, a season or a bracket needs no space: `港家2`, `港家(南方篇)`.
 */
const behindName =
  /^([^「『【〈《▽▼★☆◆◇～〜]{2,}?)(?:[「『【〈《▽▼★☆◆◇～〜]|20\d\d$|(?<=[\p{Script=Han}ーぁ-ヿ])(?:[(（]|\d{1,2}$|[Ⅱ-Ⅻ]|第.{1,2}季$|(?:精[選选華华]|特[輯辑選选別别]|完整版|加[長长]版|番外|花絮|重[溫温]|回[顧顾]|幕[後后])))/u;

const hangul = /\p{Script=Hangul}/u;
/** In Korea, what an episode is about stands before the name, and which part is shown behind it: `[새 식구] 언덕의 집 2부`. */
const beforeName = /^(?:\[[^\]]+\]|방송중\s)\s*/u;
const partBehind =
  /(?:\s\d{1,2})?(?:\s(?:스페셜|특별판|하이라이트|[몰모]아보기|베스트|BEST|감독판|다시보기|재방송|\(?(?:\d{1,2}[-~])?\d{1,3}[부회화]\)?))+$/u;

/** The kind of the programme whose whole name stands before what is in it, or behind it. */
function findNamed(title: string): Kind | undefined {
  const name = behindName.exec(title)?.[1];
  if (name !== undefined) return findKey(nameKey(name));
  if (!hangul.test(title)) return undefined;
  const bare = title.replace(beforeName, "").replace(partBehind, "");
  if (bare === title) return undefined;
  const key = nameKey(bare);
  return findKey(key) ?? findBegun(key);
}

/** The kind of the programme with whose name a key begins, by the longest such name. */
function findBegun(key: string): Kind | undefined {
  for (let end = key.lastIndexOf(" "); end > 0; end = key.lastIndexOf(" ", end - 1)) {
    const kind = findContinued(key.slice(0, end));
    if (kind) return kind;
  }
  return undefined;
}

/** A shorter name may be the beginning of another word. */
const shortestBegun = 6;

/** What stands in brackets behind a name in such a script is the same in another. */
const secondName = /\s*\([^()]+\)$/u;

/** In Chinese, who pays for a show stands behind its name, too. */
const begunInHan = /^\p{Script=Han}{5}[\p{Script=Han}\d]+/u;
const shortestInHan = 5;

/** The same in scripts in which no space needs to follow the name. */
function findUnparted(title: string, key: string): Kind | undefined {
  const isUnparted = unpartedScripts.test(key);
  const begun = isUnparted ? key : begunInHan.exec(key)?.[0];
  if (begun === undefined) return undefined;
  const shortest = isUnparted ? shortestBegun : shortestInHan;
  for (let end = begun.length - 1; end >= shortest; end--) {
    const kind = findContinued(key.slice(0, end));
    if (kind) return kind;
  }
  return isUnparted ? findKey(nameKey(title.replace(secondName, ""))) : undefined;
}
