import type { Kind } from "../../contract/slot.ts";
import { unpartedScripts } from "./bare-title.ts";
import { remember } from "./categories.ts";
import { foldGenre } from "./genre-words.ts";
import { simplify } from "./han-letters.ts";
import type { Weights } from "./lessons.ts";
import { createNameLessons, type NameLessons } from "./name-lessons.ts";
import { loadProgrammes, type Programme } from "./programmes/load.ts";

/** Known programmes by the keys of their names, and what these teach: read when first asked for. */
let known: ReadonlyMap<string, Programme> | undefined;
let lessons: NameLessons | undefined;

function readKnown(): ReadonlyMap<string, Programme> {
  known ??= new Map(loadProgrammes().map((programme) => [nameKey(programme.name), programme] as const));
  return known;
}

/** What the words of a title say of a programme that nobody knows. `timesTaught` is how often a source taught a word. */
export function weighName(title: string, timesTaught: (word: string) => number): Weights {
  lessons ??= createNameLessons(readKnown());
  return lessons(nameKey(title), timesTaught);
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
  const names = readKnown();
  const key = nameKey(title);
  const full = key.includes(" ") ? names.get(`the ${key}`) : undefined;
  const found = names.get(key) ?? findBegun(key, names) ?? full;
  return (
    (found ?? findNamed(title, names) ?? findUnparted(title, key, names))?.kind ?? calledKind(key, names)
  );
});

/** What Arabic and Persian guides write before the names of programmes that tell no story: `برنامج ماستر شيف`. */
export const programmeFirst = /^(?:برنامج|برنامه)\s/u;
/** A number or one letter is no name. */
const beginsAsName = /^\p{L}{2}/u;

/** The kind of the programme before whose name stands that it is one; stories have other words before theirs. */
function calledKind(key: string, names: ReadonlyMap<string, Programme>): Kind | null {
  const name = key.replace(programmeFirst, "");
  if (name === key || !beginsAsName.test(name)) return null;
  const kind = (names.get(name) ?? findBegun(name, names))?.kind;
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

/** The programme whose whole name stands before what is in it, or behind it. */
function findNamed(title: string, names: ReadonlyMap<string, Programme>): Programme | undefined {
  const name = behindName.exec(title)?.[1];
  if (name !== undefined) return names.get(nameKey(name));
  if (!hangul.test(title)) return undefined;
  const bare = title.replace(beforeName, "").replace(partBehind, "");
  if (bare === title) return undefined;
  const key = nameKey(bare);
  return names.get(key) ?? findBegun(key, names);
}

/** The programme with whose name a key begins, by the longest such name. */
function findBegun(key: string, names: ReadonlyMap<string, Programme>): Programme | undefined {
  for (let end = key.lastIndexOf(" "); end > 0; end = key.lastIndexOf(" ", end - 1)) {
    const programme = names.get(key.slice(0, end));
    if (programme?.mayContinue) return programme;
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
function findUnparted(
  title: string,
  key: string,
  names: ReadonlyMap<string, Programme>,
): Programme | undefined {
  const isUnparted = unpartedScripts.test(key);
  const begun = isUnparted ? key : begunInHan.exec(key)?.[0];
  if (begun === undefined) return undefined;
  const shortest = isUnparted ? shortestBegun : shortestInHan;
  for (let end = begun.length - 1; end >= shortest; end--) {
    const programme = names.get(key.slice(0, end));
    if (programme?.mayContinue) return programme;
  }
  return isUnparted ? names.get(nameKey(title.replace(secondName, ""))) : undefined;
}
