/** Age ratings of the countries' systems, as guides write them in brackets. Letters for content may follow: `(16 LV)`. */
const codes = [
  // Of English-speaking countries, Asia and Africa.
  "TV-?(?:Y7?(?:-?FV)?|G|PG|14|MA)|G|PG(?:[ -]?1[0-5])?|PGR|M|MA ?15\\+?|AV ?15\\+|AO|RP ?1[36]|NC-?1[67]|M ?18|NR",
  "R[ -]?(?:1[3-8]|21)\\+?|R-BO|BO|SU|SPG|P1[2368]|U\\/?A(?: ?\\d{1,2}\\+)?|A1[0-8]|AL?1[0-8]|Livre|IIA|IIB|[輔輔护護普限]\\s?(?:1[258])?級?",
  // Of Europe and Latin America.
  "FSK[ -]?\\d{1,2}|(?:ab|od|от|від|from|à partir de|vanaf|fra|från) ?\\d{1,2}|N-?(?:7|14|18)|[KКΚ]-?(?:7|8|1[2-8])|AP-?\\d{0,2}|AG|VM-?1[48]|M\\/\\d{1,2}|B-?15|S?A[MT]P?-?1[3-8]|ATP|TP|S|APTA|TE\\+?\\d?|G[IL]|KN",
  // Of Thailand and Vietnam.
  "(?:น|ฉ)\\.? ?1[38]\\+?|[ทดป]|[CT] ?1[368]",
  // Ages with a sign, or with their word.
  "\\d{1,2}\\+|\\+\\d{1,2}|[-−]\\d{1,2}|\\d{2}[A-Z]{1,4}|1[0368] [LVSNDHP]{1,5}",
  "(?:[6-9]|1[0-9])\\+?\\s?(?:años|anos|anni|ans|years|jahren?|jaar|år|lat|let|rokov|éven felül\\p{L}*|ani|лет|років|години|yaş\\p{L}*|שנים|ปี|tuổi|tahun|岁|歲|歳|세)(?:\\s\\p{L}{1,8})?",
  "(?:od|ab|от|від|dès|desde|από)\\s(?:\\p{L}{2,4}\\s)?\\d{1,2}(?:\\s(?:lat|let|rokov|jahren|лет|років|ans|años))?|от \\d{1,2}|Genel [iİ]zleyici(?: Kitlesi)?|PG家長指引|M成年觀眾|全年齢|전체(?:\\s?관람가)?|성인",
].join("|");
const contents = String.raw`(?:[\s,]{1,2}[adhlmnpsvADHLMNPSV](?:[\s,/]{0,2}[adhlmnpsvADHLMNPSV]){0,5})?`;

const flags = "u";
const bracketed = new RegExp(
  String.raw`(?:\s*[([（【]\s?(?:${codes})${contents}\s?[)\]）】]|\s\/(?:${codes})\/)$`,
  flags,
);
const whole = new RegExp(`^(?:${codes})${contents}$`, flags);
const quoted = /\s+['"“‘](?:TV-(?:14|MA|PG|G|Y7?)|PG-?1[0-5]|PG|R\d\d|\d\d\+?)['"”’]$/u;
/** Before a title, the sign of the country's board alone may stand too: `[K8] Larkhill`, `[K] Larkhill`. */
const bracketedFirst = new RegExp(String.raw`^\[\s?(?:${codes}|[KКΚ])\s?\]\s*(?=\S)`, flags);
/** Ratings that are no words. */
export const ratingSign = String.raw`FSK[ -]?\d{1,2}|AP-?1\d|(?:0|6|7|1[0-8])\+|\+(?:7|1[2-8])|B-?15|PG-?1[35]|TV-(?:14|MA|PG|Y7?)|U\/A|VM-?1[48]|M\/(?:6|12|14|16|18)|(?:N-?|S-)(?:7|14|16|18)|1[02]AP|К(?:12|16|18)|Κ(?:8|12|16|18)`;
/** After a title or a bracket; behind a season, `B15` is an episode. */
const bare = new RegExp(
  String.raw`(?<=[\p{L}\d!?.,)\]"»”–-]\s)(?<!S\d{1,2}\s(?=B))(?:${ratingSign}|[-−](?:10|12|16|18))\.?$|(?<=[)\]]\s)L$`,
  "u",
);
/** In Japan, such a sign is an episode. */
const circled = /\s*[⑦⑫⑮⑲]$/u;
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Behind another bracket or a number, an age stands alone: `Larkhill (5/8) (12)`, `Larkhill 5. rész (12)`. */
const eastAsian = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
/** In East Asia, a number in square brackets is an episode. */
const ages = "(?:6|7|9|10|12|13|14|15|16|18)";
const ageBehind = new RegExp(
  String.raw`(?<=[)\]»”]|\d\.\s\p{L}{2,8})\s?\(${ages}\)$|(?<!${eastAsian}.*)\s?\[${ages}\]$`,
  flags,
);
const ageInBrackets = new RegExp(String.raw`\s\(${ages}\)$`, flags);
/** Languages whose guides write ages in brackets, and numbers of episodes never. */
const writeAges: ReadonlySet<string> = new Set("fi hu".split(" "));

/** Whether a text is an age rating and nothing else. */
export const isRating = (text: string): boolean => whole.test(text);

/** A title without the age rating at one of its ends, and that; null if it has none. */
export function takeRating(
  title: string,
  { isFilm, language = "" }: { isFilm: boolean; language?: string },
): { title: string; rating: string } | null {
  const first = title.startsWith("[") ? bracketedFirst.exec(title) : null;
  if (first) return { title: title.slice(first[0].length), rating: withoutSigns(first[0]) };
  const isAge = isFilm || writeAges.has(language);
  for (const pattern of [bracketed, quoted, bare, circled, ageBehind, ...(isAge ? [ageInBrackets] : [])]) {
    const match = pattern.exec(title);
    if (match && !(pattern === circled && japanese.test(title)))
      return {
        title: title.slice(0, match.index).replace(/(?:[\s,;|–-]|(?<=\p{L}{3})\.)+$/u, ""),
        rating: withoutSigns(match[0]),
      };
  }
  return null;
}

/** A rating without the brackets or quotation marks around it; `⑫` is 12. */
const withoutSigns = (found: string): string =>
  found.normalize("NFKC").replace(/^[\s([【/'"“‘]+|[\s)\]】/'"”’.]+$/gu, "");
