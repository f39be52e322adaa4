import { readGenre, remember } from "../kinds/categories.ts";
import { fold } from "../text.ts";
import { cinemaWords, type Form, formWords, originWords } from "./form-words.ts";
import { readMark } from "./mark-readers.ts";
import type { MarkKind } from "./mark-words.ts";
import { readNumbers } from "./numbers.ts";

const keysOf = (words: string): string[] => words.split("|").map(fold);

const forms = new Map<string, Form>();
for (const [form, lines] of Object.entries(formWords) as [Form, readonly string[]][])
  for (const key of keysOf(lines.join("|"))) if (!forms.has(key)) forms.set(key, form);
const cinema = new Set(keysOf(cinemaWords));
const origins = new Set(keysOf(originWords));

/** Chinese channels name the hours in which they show series: `黄金剧场`, `动画剧场`. */
const strand = /^(?!.*(?:电影|電影|戏曲|戲曲))[\p{Script=Han}\d]{2,8}(?:剧场|劇場)$/u;
const childrenStrand = /动画|動畫|卡通|少儿|少兒|动漫|動漫/u;

/** The form that a few words name, remembered since guides repeat their titles. Undefined if they say anything else. */
export const readForm = remember((text): Form | undefined => {
  if (strand.test(text)) return childrenStrand.test(text) ? "kids" : "series";
  const key = fold(text.replace(/^\d{1,3}集/u, ""));
  const found = forms.get(key);
  if (found || !key.includes(" ")) return found;
  // `Doku-Reihe` is one word too.
  const joined = forms.get(key.replaceAll(" ", ""));
  if (joined) return joined;
  const words = text.split(/\s+/u);
  const noun = words.filter((word) => !origins.has(fold(word)));
  return noun.length === words.length ? undefined : forms.get(fold(noun.join(" ")));
});

/** A title without the words around it that say its form; absent if they say none that is known. */
export type Formed = { title: string; form?: Form; marks?: readonly MarkKind[] };

const separators =
  /\s*[:：|៖]\s*|\.\s+|\s+[-–—]\s+|(?<=\p{L})-\s+(?=\p{Lu})|\s*(?=(?:"[^"]+"|«[^«»]+»|„[^„“”]+[“”]|『[^『』]+』|「[^「」]+」|《[^《》]+》)(?:$|[\s,.(]))/gu;
const weakSeparator = /^\.|[-–—]/u;
const longestForm = 40;

const bracketBefore =
  /^(?:\[([^[\]]{2,30})\]|\(([^()]{2,30})\)|【([^【】]{2,30})】|<([^<>]{2,30})>)\s*(?=\S)/u;
const behind =
  /\s*(?:\[([^[\]]{2,30})\]|\(([^()]{2,30})\)|【([^【】]{2,30})】|(?:\||\s[-–—]\s)\s*(\p{L}[\p{L}\p{M}\s-]{2,30}))$/u;

const adjectives = String.raw`(?:\p{L}[\p{L}\p{M}-]*\s){0,3}`;
/** What guides call any programme, beside its title in quotation marks. */
const programmeWords =
  "нэвтрүүлэг|хөтөлбөр|ярилцлага|цуврал|контент|шоу|предаване|емисија|емисия|программа|передача|телепередача|ток-шоу|програма|праграма|emisija|oddaja|laida|raidījums|saade|εκπομπή|հաղորդաշար|հաղորդում|ծրագիր|გადაცემა";
/** The same with the endings that they have behind the title. */
const ownedWords =
  "телехикаясы|(?:теле)?сериалы|фильмі|фильми|бағдарламасы|хабары|жобасы|берүүсү|программасы|көрсөтүүсү|кино|тапшыруы|тапшырыуы|кўрсатуви|дастури|(?:tele)?seriali|(?:tele)?serialı|teleserialy|filmi|verilişi|proqramı|layihəsi|ko[‘’'ʻ]rsatuvi|dasturi|gepleşigi|dizisi|programı|belgeseli|filmja|emisioni|című (?:műsor|film|sorozat)|სერიალი";
const inQuotes = '(?:"([^"]+)"|«([^«»]+)»|„([^„“”"]+)[“”"]|“([^“”]+)”)';

/**
 * A title in quotation marks, and what it is behind them: `„Larkhill“ - комедия, 1988`, `"Larkhill", предаване`,
 * `«Larkhill» телехикаясы`, `"Larkhill" /нэвтрүүлэг/`.
 */
const quoted = new RegExp(
  String.raw`^${inQuotes}(?:\s[-–—]\s(?-i:\p{Ll}).*|(?:,?\s|\s?[/([–-]\s?|)${adjectives}(?:${programmeWords}|${ownedWords})[/)\]]?)$`,
  "iu",
);
/** The same before it: `Нэвтрүүлэг "Larkhill"`, `Информационная программа «Larkhill»`. */
const quotedBehind = new RegExp(
  String.raw`^(${adjectives}(?:${programmeWords}))\s?[:–-]?\s?${inQuotes}$`,
  "iu",
);

/** `«Larkhill» документальный сериал`. */
const calledBehind =
  /^(?:"([^"]+)"|«([^«»]+)»|„([^„“”"]+)[“”"]|“([^“”]+)”)\s(\p{L}[\p{L}\p{M}\s.-]{2,40}|[тхмд]\/[сф])$/u;

/** The same behind a strand and a title: `Evening film: «Larkhill» х/ф`. */
const strandBehind =
  /^([^"«»„“”]*[:.]\s(?:"[^"]+"|«[^«»]+»|„[^„“”]+[“”]|“[^“”]+”))\s(\p{L}[\p{L}\p{M}\s.-]{2,40})$/u;

const quotedInside = /[:.]\s["«„“]/;

/** A sentence of small words behind a title: `Larkhill. Somijas seriāls`. Behind a short word, the full stop may be its own. */
const sentenceBehind =
  /^(.*(?:\p{Ll}{4}|\p{Nd}))\.\s+(\p{Lu}\p{Ll}[\p{L}\p{M}]*(?:[\s-]\p{Ll}[\p{L}\p{M}]*){0,3})$/u;

/** What it is in a sentence of its own, and maybe who made it: `«Larkhill». Документальный сериал`, `„Larkhill“. Trileris. Rež. A. Bell`. */
const quotedBefore =
  /^(?:"([^"]+)"|«([^«»]+)»|„([^„“”"]+)[“”"]|“([^“”]+)”)\.\s(\p{Lu}[\p{L}\p{M}\s-]{2,40})(?:\.\s\D+)?$/u;

const smallNouns =
  "serial|serija|seriál|nanizanka|nadaljevanka|sorozat|telenowela|telenovela|film|dokument|dokumentar|magazyn|magazín|program|teleturniej|сериал|серија|серия|филм|телесериал|фильм|поредица";
const smallAdjectives = String.raw`(?!(?:the|il|lo|la|le|el|o|a|un|une|una|das|der|den|det|een|et|en)\s)\p{Ll}[\p{Ll}\p{M}]+`;
/**
 * Small words behind a title, of which one says the form: `Larkhill - serial obyczajowy`, `Larkhill, crtana serija`.
 * After an article they are part of a name: `Larkhill - il film`.
 */
const smallWords = new RegExp(
  String.raw`^(.*\p{L}.*?)(?:\s[-–—]\s((?:(?:${smallAdjectives}|тв)\s){0,2}(?:${smallNouns})(?:\s\p{Ll}+){0,3})|,\s((?:${smallAdjectives}\s){0,2}(?:${smallNouns})))(?:\s*[/(][^/()]{4,30}[/)])?$`,
  "u",
);
const stems: readonly (readonly [Form, RegExp])[] = [
  ["documentary", /dok|док/u],
  ["kids", /crtan|risan|kreslen|animova|цртан|аним/u],
  ["series", /seri|sorozat|seriál|serij|nanizan|nadaljev|novel|nowel|сери|поред|^\P{L}*цуврал\P{L}*$/u],
  ["film", /film|фил/u],
];

/** Takes the words for a programme's form off its title. Null if it has none, or if nothing else would be left. */
export const takeForm = (title: string): Formed | null => takeBefore(title) ?? takeBehind(title);

/** Where no sign is needed behind the word: `ซีรีส์จีน …`, `ภ.เกาหลี …`, `مسلسل …`, `Serija Larkhill`; `Serija A` is a league. */
const wordBefore =
  /^(?:([\p{Script=Thai}\p{M}.]{2,24}|(?:ال)?مسلسل(?:\s(?:ال)?(?:وثائقي|كرتوني))?|سریال)(?:\s?:)?\s+(?=\S)|(Serija|Серија)\s+(?=\p{Lu}\p{Ll}))/u;

function takeBefore(title: string): Formed | null {
  const word = wordBefore.exec(title);
  const behindWord = word && build(inside(word), title.slice(word[0].length));
  if (behindWord && !origins.has(fold(behindWord.title.split(" ", 1)[0] ?? ""))) return behindWord;
  const bracket = bracketBefore.exec(title);
  if (bracket) return build(inside(bracket), title.slice(bracket[0].length));
  for (const { index, 0: sign } of title.matchAll(separators)) {
    if (index > longestForm) break;
    const words = title.slice(0, index);
    if (weakSeparator.test(sign) && cinema.has(fold(words))) continue;
    const rest = title.slice(index + sign.length);
    const found = build(words, rest) ?? (sign === " " ? buildGenre(words, rest) : null);
    if (found) return found;
  }
  const [found, words = "", ...names] = quotedBehind.exec(title) ?? [];
  return found === undefined ? null : buildQuoted(words, names.find(Boolean) ?? title);
}

/** A title in quotation marks with what it is called beside it, which may be a mark: `"Larkhill" шууд нэвтрүүлэг`. */
function buildQuoted(words: string, title: string): Formed | null {
  const mark = readMark(words);
  // Behind a dash, marks are taken as such.
  if (mark !== undefined && /^\s[-–—]\s/u.test(words)) return null;
  return { title, form: stemForm(words) ?? programmeForm(words), ...(mark && { marks: [mark] }) };
}

function takeBehind(title: string): Formed | null {
  const match = behind.exec(title);
  const found = match && build(inside(match), title.slice(0, match.index));
  if (found) return found;
  const called = quotedBefore.exec(title);
  const behindQuotes = called && buildCalled(called[5] ?? "", inside(called) ?? "");
  if (behindQuotes) return behindQuotes;
  const named = quoted.exec(title);
  const behindName = calledBehind.exec(title);
  const form = behindName && readForm(behindName[5] ?? "");
  if (form) return { title: inside(behindName) ?? title, form };
  const inStrand = quotedInside.test(title) ? strandBehind.exec(title) : null;
  const strandForm = inStrand && readForm(inStrand[2] ?? "");
  if (strandForm) return { title: inStrand[1] ?? title, form: strandForm };
  const sentence = title.includes(". ") ? sentenceBehind.exec(title) : null;
  const sentenced = sentence && buildSentence(sentence[2] ?? "", sentence[1] ?? "");
  if (sentenced) return sentenced;
  const words = named && title.slice((inside(named)?.length ?? 0) + quotationMarks);
  const asProgramme = words && !namesEpisode(words) ? buildQuoted(words, inside(named) ?? title) : null;
  if (asProgramme) return asProgramme;
  const small = smallWords.exec(title);
  if (!small) return null;
  const [, rest = "", some, other = ""] = small;
  const said = some ?? other;
  // Behind it, a number is no note of the form.
  const note = /[/(][^/()]+[/)]$/u.exec(title)?.[0];
  const isOther = (note && readNumbers(note)) || readMark(said) !== undefined;
  return isOther ? null : { title: rest, form: stemForm(said) };
}

/** Whether a number of a season or episode is among what stands behind a title. */
const namesEpisode = (text: string): boolean =>
  /(?<!\p{Nd})\p{Nd}{1,3}(?!\p{Nd})/u.test(text) ||
  text.split(/,\s|\s[-–—]\s/u).some((part) => readNumbers(part) !== null);

const quotationMarks = 2;

const inside = (match: RegExpExecArray): string | undefined => match.slice(1).find(Boolean);

const stemForm = (words: string): Form | undefined => stems.find(([, stem]) => stem.test(words))?.[0];

/** A programme of sport may be a game, which has a form of its own. */
const notForms: ReadonlySet<string> = new Set(["vague", "sport", "other"]);
const signsAround = /^[\s,/([–-]+|[)\]/]$/gu;

/** The form that words call a programme by its genre: `"Larkhill" цаг агаарын хөтөлбөр` is the weather. */
function programmeForm(words: string): Form | undefined {
  const genre = readGenre(words.replace(signsAround, ""));
  return genre === null || notForms.has(genre) ? undefined : (genre as Form);
}

const genreWords = /^\p{L}[\p{L}\s.-]{2,24}$/u;

/** Genres that a word for a form may be narrowed to: `Animacinis serialas`. */
const narrowed: ReadonlySet<string> = new Set(["kids", "documentary", "series", "film"] satisfies Form[]);

/** A genre of stories before a title in quotation marks: `Боевик "Larkhill"`, `Animacinis serialas „Larkhill“`. */
function buildGenre(words: string, title: string): Formed | null {
  const genre = genreWords.test(words) ? readGenre(words) : null;
  if (genre === "fiction") return { title, form: genre };
  const isForm =
    genre !== null && narrowed.has(genre) && readForm(words.split(/\s/u).at(-1) ?? "") !== undefined;
  return isForm ? { title, form: genre as Form } : null;
}

/** A title in quotation marks before the form or the genre of a story. */
const buildCalled = (words: string, title: string): Formed | null =>
  build(words, title) ?? (readGenre(words) === "fiction" ? { title, form: "fiction" } : null);

/**
 * A title before a form in a sentence, and before a genre in one of its own: `Larkhill. Medicīnas drāma. Itālijas
 * seriāls`. Genres alone are what episodes are called, too: `Larkhill. Военная история`.
 */
function buildSentence(words: string, title: string): Formed | null {
  const genre = readGenre(words);
  const isForm =
    genre !== null && narrowed.has(genre) && words.split(" ").some((word) => readForm(word) !== undefined);
  const found = build(words, title) ?? (isForm ? { title, form: genre as Form } : null);
  const [, rest = "", said] = (found && sentenceBehind.exec(title)) ?? [];
  return said !== undefined && readGenre(said) === "fiction" ? { ...found, title: rest } : found;
}

/** The day of an issue, which is no title: `Talk Show - 22 August 2026`. */
const dayInWords = /^\d{1,2}\.?\s(?:de\s)?\p{L}+\.?,?\s(?:de\s)?20\d\d$/u;

function build(words: string | undefined, title: string): Formed | null {
  const form = words === undefined ? undefined : readForm(words);
  // `Movie: The Movie` is a name.
  return form &&
    /\p{L}/u.test(title) &&
    !dayInWords.test(title) &&
    !readNumbers(title) &&
    !readForm(title.replace(/^(?:the|der|das|le|il|el|la)\s/iu, ""))
    ? { title, form }
    : null;
}
