import type { Kind } from "../../contract/slot.ts";
import { readForm, readGenre, remember } from "./categories.ts";
import { foldGenre, patternOf } from "./genre-words.ts";
import { competitionTitle, newsTitleWords, otherTitleWords, sportTitle, versusTitle } from "./kind-words.ts";

const englishNews =
  /^(?:\S+ ){0,3}\d?news(?: (?:at|alert|flash|midday|morning|evening|hour|live|now|update|headlines|bulletin|weekend|tonight|today)\b.*)?$/u;
const shoutedNews = /(?<!\p{L})NEWS(?!\p{L})|(?<!\p{L})[Нн]овост/u;
const newsTitle = patternOf(newsTitleWords);
const otherTitle = patternOf(otherTitleWords);
const numberedNews =
  /^(?:heute journal|le journal|(?:le )?jt|tg|dnevnik|дневник) ?\d*$|^tg ?\d* .*|^(?:le )?journal (?:de |du )?(?:\d{1,2} ?h(?:eures)?\b.*|soir|matin|midi|week end)$|^le \d\d (?:heures|h)$/u;

/** `Weather Ward` has it before a name. */
const englishWeather = /^(?:\S+ ){0,3}weather$/u;

const isNewsTitle = (title: string): boolean => {
  const folded = foldGenre(title);
  return (
    englishNews.test(folded) ||
    englishWeather.test(folded) ||
    numberedNews.test(folded) ||
    shoutedNews.test(title) ||
    newsTitle.test(` ${folded} `)
  );
};

/** Genres that stand before titles: `Film: Larkhill`, `Футбол. Кубок`. Facts and tastes begin titles of their own. */
const prefixGenres: ReadonlySet<string> = new Set(["film", "series", "sport", "news", "music"]);
const titlePrefix = /^([\p{L}\p{M}][\p{L}\p{M}\s-]{2,24}?)\s?(?::|\||\.|\s[-–])\s/u;

const mostOfSportsNews = 2;

/** `Sports News`, `Новости спорта`; but `News, Sport, Weather` is news. */
const isSportsNews = (title: string): boolean =>
  title.split(/[\s,&/]+/u).length <= mostOfSportsNews && readGenre(title) === "sport";

const sentenceEnd = /[.:]\s/u;

/** Whether a sport stands before the news, as of what is on in a game's breaks: `КХЛ. Ларкхилл – Апфорд. Час новостей`. */
function opensWithSport(title: string): boolean {
  const end = title.search(sentenceEnd);
  return end > 0 && sportTitle.test(title.slice(0, end));
}

/** What a title says by a word for news or worship, or a genre before it. */
export const namedKind = remember((title): Kind | undefined => {
  if (isNewsTitle(title)) return isSportsNews(title) || opensWithSport(title) ? "sport" : "news";
  return otherTitle.test(` ${foldGenre(title)} `) ? "other" : prefixKind(title);
});

/** Several of what a block shows in quotation marks: `Мультфильмы: "Larkhill", "Upford"`. */
const quotedNames = /^([^:"«„“]{3,30}):\s["«„“].+["»“”]/u;

/** The genre before a title, if it is all that stands there. */
function prefixKind(title: string): Kind | undefined {
  const block = quotedNames.exec(title)?.[1];
  if (block !== undefined && readForm(block) === "kids") return "kids";
  const prefix = titlePrefix.exec(title)?.[1];
  if (prefix === undefined) return undefined;
  const genres = new Set(prefix.split(/\s+/u).map(readGenre));
  const genre = genres.size === 1 ? [...genres][0] : null;
  return genre && genre !== "vague" && genre !== "fiction" && prefixGenres.has(genre) ? genre : undefined;
}

/** Scripts in which titles begin with a word for what they are, without a sign after it: `ภาพยนตร์ …`, `映画『…』`. */
const wordBefore =
  /^([\p{Script=Thai}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{2,12})(?:\s|[:：『「《])|^([\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}]{3,8}(?:\s(?:سینمایی|فیلم|انیمیشن|تلویزیونی|نمایشی|مستند|(?:ال)?(?:وثائقية?|كرتونية?|هزلية|كوميدية|فكاهية|درامية)))?)(?:\s?:)?\s/u;
/** A few words in small letters after a title: `Larkhill - serial obyczajowy`, `Larkhill, hrvatski film`. */
const wordsAfter = /\p{L}.*(?:\s[-–—]|,)\s(\p{Ll}[\p{Ll}\s]{3,40}?)(?:\s*[/(][^/()]{1,40}[/)])?$/u;
/** Several words before a title, of which one says film: `Ελληνική ταινία: …`. */
const wordsBefore = /^(\p{Lu}[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+){1,3})(?:\s?[:：])\s/u;

const formsAround: ReadonlySet<string> = new Set(["film", "series", "documentary"]);

/** What Mongolian guides call films and series in short, behind titles: `Нам гүм боомт МУСК`. */
const shortForm = /\p{L}["”»]?\s\p{Lu}?(?:(ОА(?:К|УСК))|УСК)(?=\s|$)/u;

/** The form that a listed title names before or after itself, in words of its own; null if none. */
export const formAround = remember((listed): Kind | null => {
  const [, one, other] = wordBefore.exec(listed) ?? [];
  const text = one ?? other ?? wordsAfter.exec(listed)?.[1];
  const form = text === undefined ? null : readForm(text);
  if (form !== null && form !== "fiction" && formsAround.has(form)) return form;
  const short = shortForm.exec(listed);
  if (short) return short[1] ? "series" : "film";
  // In Arabic and Persian, unlike in other languages, the word for a cartoon stands before its title without a sign.
  if (other !== undefined && form === "kids") return form;
  const before = wordsBefore.exec(listed)?.[1];
  return before !== undefined && readForm(before) === "film" ? "film" : null;
});

/** Whether two entrants stand behind a competition: `Larkhill Cup: Larkhill - Upford`. */
export function isMatch(title: string): boolean {
  if (!versusTitle.test(title)) return false;
  const [competition = "", ...entrants] = title.split(/[:.,]\s/u);
  return competitionTitle.test(competition) && versusTitle.test(entrants.join(" "));
}

const twoSides = /^[^.,:;!?]{2,30}\s(?:vs?\.?|x|×|против|проти|بنام|対)\s[^.,:;!?]{2,30}$/iu;
const longestGame = 70;
const dated = /(?<!\d)20\d\d(?!\d)/u;

/** Whether a description is no more than the two sides of a game, under the name or the year of what they play for. */
export const isGameOf = (title: string, description: string): boolean =>
  description.length <= longestGame &&
  twoSides.test(description) &&
  (competitionTitle.test(title) || dated.test(title));
