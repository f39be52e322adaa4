import { fold } from "../text.ts";

/** Names of episodes. All names here are folded. */

/** Words for a part of a series, in the languages of the guides. */
const partWord =
  "(?:episodes?|ep|eps|part|pt|chapter|folge|teil|episodio|capitulo|cap|epizoda|epizod|odcinek|aflevering|afl|avsnitt|del|osa|jakso|partie|puntata|parte|dil|dio|серия|эпизод|епизод|выпуск|פרק|עונה|season|series|staffel|saison|temporada|stagione|sezona|sasong|week|day|night|round|heat|programme|program|show|no|number|nr|issue|vol|volume|class|lesson|ตอนที่|الحلقة|حلقة|第)";
const counted = "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|[ivx]+)";
const numbered = new RegExp(
  `^(?:${partWord} ?${counted}(?: of ${counted})?(?: (?:集|話|回|期))?(?: |$))+$`,
  "u",
);
const dayOrMark =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|tonight|today|highlights?|live|repeat|replay|new|encore|omnibus|compilation|marathon|finale|(?:season|series) (?:finale|premiere)|premiere|pilot episode|special|tba|tbc|tbd|unknown|untitled|various|no title|to be (?:announced|confirmed|advised))$/;

/** Whether a name says only which part it is: `Episode 5`, `Part Two`, `12`, `S3 Ep4`, `Tuesday`. */
const isGeneric = (name: string): boolean =>
  numbered.test(name) ||
  dayOrMark.test(name) ||
  /^s\d+ ?e(?:p ?)?\d+$/.test(name) ||
  // A date with a year identifies an episode of a daily show; other digits don't.
  (/^[\d\s]+$/.test(name) && !/^(?:\d{1,2} \d{1,2} (?:19|20)\d\d|(?:19|20)\d\d \d{1,2} \d{1,2})$/.test(name));

/** Whether a title is only the number of a part: `Episode 5` on a channel of one show. `AFL 360` is a show's name. */
export const isPartOnly = (title: string): boolean =>
  /\d/.test(title) && !/^\p{Lu}{3,}\s/u.test(title) && numbered.test(fold(title));

/** Whether these titles of a channel are mostly numbers of parts, so that it shows one series. */
export const isMostlyParts = (titles: readonly string[]): boolean =>
  2 * titles.filter(isPartOnly).length > titles.length;

const numberBefore =
  /^(?:s\d+\s*)?(?:(?:episode|ep|e|folge|teil|part|chapter|avsnitt|odcinek|aflevering)\.?\s*)?\d{1,4}\s*[:.–-]\s+(?=\D)/iu;

/** Longer texts are descriptions. */
const longest = 100;

type Beside = { title: string; description?: string; category?: readonly string[] };

/**
 * The folded name of an episode, from a listing's sub-title. Null if the sub-title isn't a name but a number, words
 * of the title, a category, or a copy of the description.
 */
export function episodeName(
  text: string | undefined,
  { title, description, category }: Beside,
): string | null {
  if (text === undefined) return null;
  const name = fold(text.replace(numberBefore, ""));
  if (name === "" || name.length > longest || isGeneric(name)) return null;
  const ofTitle = new Set(fold(title).split(" "));
  if (name.split(" ").every((word) => ofTitle.has(word))) return null;
  if (description !== undefined && isFoldOf(name, description.slice(0, 400))) return null;
  return category?.some((other) => fold(other) === name) ? null : name;
}

/** Whether a text folds to a name. Most are much longer, which their letters say without folding them. */
function isFoldOf(name: string, text: string): boolean {
  let letters = 0;
  for (let at = 0; at < text.length; at++)
    if (isPlain(text.charCodeAt(at)) && ++letters > name.length) return false;
  return fold(text) === name;
}

/** Whether a code unit is a letter or digit of ASCII, which folds to one character. */
const isPlain = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57);

/**
 * Whether two names may belong to one episode: they differ in a few letters at most, or one contains all words of the
 * other. Names that aren't alike contradict each other.
 */
export function areAlike(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [a.replaceAll(" ", ""), b.replaceAll(" ", "")];
  const [digits, others] = [keepDigits(a), keepDigits(b)];
  // `The Ferry, Part 1` and `Part 2` are different episodes.
  if (digits !== "" && others !== "" && digits !== others) return false;
  return one === other || containsWords(a, b) || containsWords(b, a) || likeness(one, other) >= 0.7;
}

const keepDigits = (name: string): string => name.replaceAll(/[^\d ]+/g, "").trim();

function containsWords(whole: string, part: string): boolean {
  const words = new Set(whole.split(" "));
  return part.length >= 4 && part.split(" ").every((word) => words.has(word));
}

/** Dice's coefficient over pairs of letters, 0 to 1. */
function likeness(a: string, b: string): number {
  if (a.length < 2 || b.length < 2) return 0;
  const pairs = new Map<string, number>();
  for (let at = 0; at < a.length - 1; at++) {
    const pair = a.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let common = 0;
  for (let at = 0; at < b.length - 1; at++) {
    const pair = b.slice(at, at + 2);
    const left = pairs.get(pair) ?? 0;
    if (left > 0) {
      common++;
      pairs.set(pair, left - 1);
    }
  }
  return (2 * common) / (a.length + b.length - 2);
}
