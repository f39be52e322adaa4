import { fold } from "../text.ts";

/** Words that stay small within an English name. */
const smallWords = new Set(
  "a an and are as at be but by do for from in into is it no nor of on or over the to up v vs vs. with".split(
    " ",
  ),
);

/** What else stands before a colon. */
const labels = new Set(
  `new|brand new|new series|brand new series|new season|new episode|new drama|today|tonight|tomorrow|this week|next|next week
   coming up|also|plus|then|later|previously|film|movie|feature|documentary|drama|comedy|crime|series|season|preview|review
   highlights|live|warning|note|news|sport|weather|update|exclusive|special|premiere|repeat|final|the final|classic|last
   the movie|world premiere|sneak peek|synopsis|location|venue|special guest|special guests|guest|guests|host|hosts|cast
   director|presenter|presenters|producer|writer|stars|starring|topics|themes|question|fact|tip|result|results|verdict
   last in the series|last of the series|part one|part two|part three|in this episode|this time|in this edition
   series premiere|series finale|season premiere|season finale|two part special|2 part special|the series|sketches
   press conference|line up|lineup|tracklist|setlist`
    .split(/[|\n]/)
    .map((label) => label.trim()),
);
const labelWords =
  /^(?:with|starring|featuring|including|contains|directed|presented|hosted|written|produced|followed|based|from)\s/iu;

const nameWord = /^[(]?(?:\p{Lu}|\d)[\p{L}\p{M}\d'’.,&!?()/$-]*$/u;
/** The end of a sentence, which a name hasn't within: `1961. Drama. Director`. */
const sentenceEnd = /(?<!\b(?:Mr|Mrs|Ms|Dr|St|[Vv]s?|No|Lt|Sgt|Capt|Prof|\p{Lu}))\.\s/u;
const yearAtEnd = /\d{4}$/u;
const quoted = /^(?:"([^"]{2,60})"|“([^”]{2,60})”)\s+(?=[\p{Lu}\d])/u;
const beforeColon = /^([^:\n]{2,60}):\s+(?=["'“‘]?[\p{Lu}\d])/u;
const longestName = 60;
const mostWords = 9;
const shortestText = 20;
/** Words that English sentences have, of which a few tell the language. */
const english = /\b(?:the|an?|to|and|of|is|are|his|her|their|with|when|who|for)\b/giu;
/** Whether a text has several such words. */
export const isEnglish = (text: string): boolean => (text.match(english)?.length ?? 0) > 1;
const pairing = /\s(?:v|vs\.?)\s/iu;

/** Whether a text is written as names in English are: each word with a capital but the small ones. */
function isNamed(text: string): boolean {
  const words = text.split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  return (
    words.length <= mostWords &&
    /\p{L}/u.test(text) &&
    [first, last].every((word) => nameWord.test(word)) &&
    words.every((word) => nameWord.test(word) || smallWords.has(word)) &&
    !sentenceEnd.test(text) &&
    !labelWords.test(text) &&
    !labels.has(fold(text))
  );
}

/** Whether a name is written in capitals alone: it is a channel's or a block's. */
const isShouted = (text: string): boolean => text === text.toUpperCase() && /\p{L}{2}/u.test(text);

/** What stands before a text with a colon, once or twice (`Fear: Itself: …`), and where the text begins. */
function takeNames(text: string): { name: string; length: number } | null {
  const first = beforeColon.exec(text);
  if (!first?.[1] || !isNamed(first[1])) return null;
  const second = beforeColon.exec(text.slice(first[0].length));
  const isLonger = second?.[1] !== undefined && isNamed(second[1]);
  const length = first[0].length + (isLonger ? second[0].length : 0);
  return { name: text.slice(0, length).replace(/:\s+$/u, ""), length };
}

function takeQuoted(text: string): { name: string; length: number } | null {
  const match = quoted.exec(text);
  const name = match?.[1] ?? match?.[2];
  return match && name !== undefined && isNamed(name) ? { name, length: match[0].length } : null;
}

/**
 * The name of an episode that stands before an English description, and the text after it; null if there is none:
 * `Larks on Ice: Ana and Ben compete.`, `"Down the Well" Ana looks for water.` `isNumbered` says that the programme
 * has a season or a number: without, a single word, a place's year and a match are no names.
 */
export function readLeadName(
  text: string,
  { title, isNumbered }: { title: string; isNumbered: boolean },
): { name: string; text: string } | null {
  const taken = takeNames(text) ?? takeQuoted(text);
  if (!taken) return null;
  const { name, length } = taken;
  const rest = text.slice(length);
  if (rest.length < shortestText || name.length > longestName || isShouted(name)) return null;
  const [own, whole] = [fold(name), fold(title)];
  if (whole.includes(own) || own.startsWith(whole)) return null;
  const isMatch = pairing.test(text.slice(0, length + longestName));
  if (!isNumbered && (isMatch || !name.includes(" ") || yearAtEnd.test(name))) return null;
  return isEnglish(rest) ? { name, text: rest } : null;
}
