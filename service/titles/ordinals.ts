import { anyCase, smallLetters } from "../any-case.ts";
import { fromEthiopic, fromHebrew } from "./counts.ts";
import { someTitle } from "./number-build.ts";
import { numberTable } from "./number-table.ts";
import { treeOf, wordsOfFilms } from "./number-words.ts";
import { ordinalTable } from "./ordinal-table.ts";

/** What a word for a number says beside a word for a season or an episode, and whether it may stand before that. */
type Said = { written: string; isOrdinal: boolean };

/** Words for broadcasts too: `druga emisija` may be the day's second. */
const broadcasts: ReadonlySet<string> = new Set(
  "programa|program|prog|emisija|емисија|oddaja|emisioni|emisiunea|emisiune|ediția|rhaglen|rhifyn|prògram|clár|hōtaka|raidījums|laida|emissioun|saioa|adás|kipindi|kipindi cha|շարք".split(
    "|",
  ),
);
const isWord = /^[\p{L}\p{M}][\p{L}\p{M}' -]{2,}$/u;
const listOf = (...lists: readonly (string | undefined)[]): string[] =>
  lists
    .flatMap((list) => list?.split("|") ?? [])
    .filter((word) => isWord.test(word) && !broadcasts.has(word));

/** Words in small letters, and their apostrophes as one. Each letter stays in its place. */
const small = (text: string): string =>
  smallLetters(text)
    .replaceAll("İ", "i")
    .replace(/[’‘ʻʼ]/g, "'");
const keyOf = (text: string): string => small(text.normalize("NFC"));

/** By words for seasons and episodes, then by words for numbers, in small letters. */
const counted = new Map<string, Map<string, Said>>();
for (const [language, { ordinals, counts, seasons, episodes }] of Object.entries(ordinalTable)) {
  const own = numberTable[language];
  const known = listOf(own?.season, own?.seasonBehind, seasons);
  for (const noun of known) add(noun, "Season", ordinals, counts);
  for (const noun of listOf(own?.episode, own?.episodeBehind, episodes))
    if (!known.includes(noun)) add(noun, wordsOfFilms.includes(noun) ? "Episode" : "Ep", ordinals, counts);
}

function add(noun: string, counter: string, ordinals: string, counts = ""): void {
  const key = keyOf(noun);
  const said = counted.get(key) ?? new Map<string, Said>();
  counted.set(key, said);
  for (const [words, isOrdinal] of [
    [ordinals, true],
    [counts, false],
  ] as const)
    for (const [at, forms] of words.split("|").entries())
      for (const form of forms.split(" ")) {
        const number = keyOf(form.replaceAll("_", " "));
        if (number !== "" && !said.has(number))
          said.set(number, { written: `${counter} ${at + 1}`, isOrdinal });
      }
}

/** Letters that count: `פרק י״ב`, `ክፍል ፲፪`. */
const hebrew = /(?<=(?:עונה|פרק|חלק)\s)(?:[א-ת]['׳]|[א-ת]{1,2}["״][א-ת])(?![\p{L}])/gu;
const ethiopic = /\s?[፩-፻]+/gu;

/** Whether a text may have such a word, or a number in the letters of a script. */
export const anyOrdinal = anyCase(
  String.raw`(?<![\p{L}\p{M}])(?:${treeOf([...counted.keys()])})(?![\p{L}\p{M}])|[፩-፻]`,
);

const word = /[\p{L}\p{M}](?:[\p{L}\p{M}]|['-](?=[\p{L}\p{M}]))*'?/gu;
/** As many words make one for a season or for a number: `msimu wa`, `al doilea`. */
const longest = 2;
type Place = { start: number; end: number };

/**
 * A text in which words and letters that count seasons and episodes are digits: `الموسم الثاني` and `segunda temporada`
 * are `Season 2`. What isn't set apart stays, since it may be the name: `La segunda temporada`.
 */
export function withDigits(text: string): string {
  const plain = text
    .replace(ethiopic, (letters) => ` ${fromEthiopic(letters.trim())}`)
    .replace(hebrew, (letters) => String(fromHebrew(letters)));
  const letters = small(plain);
  const words = Array.from(letters.matchAll(word), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  let said = "";
  let at = 0;
  for (const [index, { start }] of words.entries()) {
    const found = start < at ? null : findCounted(letters, words.slice(index, index + 2 * longest));
    if (!found || !isSetApart(letters, start, found.end)) continue;
    said += plain.slice(at, start) + found.written;
    at = found.end;
  }
  return said + plain.slice(at);
}

/** What counts at the first of some words, and where it ends. */
function findCounted(letters: string, words: readonly Place[]): { written: string; end: number } | null {
  const [first] = words;
  if (!first) return null;
  for (let one = longest; one > 0; one--)
    for (let two = longest; two > 0; two--) {
      const [last, next, end] = [words[one - 1]?.end, words[one]?.start, words[one + two - 1]?.end];
      if (last === undefined || next === undefined || end === undefined || next - last > 1) continue;
      const [before, behind] = [letters.slice(first.start, last), letters.slice(next, end)];
      const said = counted.get(before)?.get(behind) ?? counted.get(behind)?.get(before);
      if (said && (said.isOrdinal || counted.get(before)?.has(behind))) return { written: said.written, end };
    }
  return null;
}

/** The second part of a story is called so too, unless an episode's number follows. */
const partOfStory = /^الجزء/u;
const signBefore = /[^\p{L}\p{M}\d\s]\s*$/u;

/** Whether a count stands behind a sign, before another, or as guides in other scripts put it behind a name. */
function isSetApart(letters: string, start: number, end: number): boolean {
  const [before, found, behind] = [letters.slice(0, start), letters.slice(start, end), letters.slice(end)];
  const isBeforeOther = /\p{Nd}/u.test(behind) || anyOrdinal.test(behind);
  if (partOfStory.test(found)) return isBeforeOther;
  const isOther = !/^\p{Script=Latin}/u.test(found) && counted.has(found.split(" ", 1)[0] ?? "");
  return isBeforeOther || isOther || signBefore.test(before) || before === `${smallLetters(someTitle)} `;
}
