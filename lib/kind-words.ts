import type { Kind as ContractKind } from "@/contract/slot";
import type { Kind } from "./kind.ts";

type SpecificKind = Exclude<Kind, "general">;

/** Without case, accents and punctuation, one space between words and one at each end. */
const fold = (text: string): string =>
  ` ${text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim()} `;

/**
 * Genre words that real guides write. A word in `starts` begins a word of the genre; one that ends in a space
 * is a whole word. Those in `within`, of scripts that join words or write prefixes, match anywhere.
 */
type Words = { starts: string; within: string };

const words: Record<SpecificKind, Words> = {
  sport: {
    starts:
      "sport|deport|desport|esport|спорт|spor |urheilu|football|futbol|fussball|soccer|calcio |rugby|cricket|tennis|golf |basket|baseball|hockey|handball|volley|boxing|boxen |boxe|wrestling|wwe |martial arts|mixed martial|motor sport|motorsport|formula 1|horse racing|horseracing|hippisme|equitation|athleti|atletismo|leichtathletik|cycling|cyclisme|ciclismo|radfahren |triathlon|swimming|rowing |sailing |surfing |surfen |darts |snooker|netball|aussie rules|fight sport|fights sport|watersport|mountain biking|canoeing",
    within: "スポーツ|体育|體育|스포츠|กีฬา|ספורט|رياض",
  },
  movie: {
    starts:
      "movie|film |films |filme |filmy |elokuva|cine |cinema|kino|sinema|pelicula|largometraje|spielfilm|fernsehfilm|telefilm|long metrage|erotischer film|фильм|кино|фільм",
    within: "映画|电影|電影|영화|ภาพยนตร์|סרט|فيلم|فيلما|أفلام",
  },
  kids: {
    starts:
      "kids |kid |child|pre school|preschool|kinder|enfant|emission jeunesse|jeunesse|infantil|ninos |bambini |ragazzi |cartoon|dessin anime|dessins animes|zeichentrick|puppets |jeugd|barn |bornefilm|dzieci|cocuk|дет|дитяч|мульт",
    within: "こども|子供|子ども|キッズ|少儿|兒童|儿童|어린이|เด็ก|ילדים|أطفال",
  },
  news: {
    starts:
      "news|current affairs|actuality|nachrichten|tagesgeschehen|journal |jt |noticia|informativ|telediario|noticiero|telejornal|jornal |notizi|telegiornale|actualite|nyheter |nyheder |nieuws|uutiset |haber |haberler |wiadomosci|новост|вести |новини",
    within: "ニュース|報道|新闻|新聞|뉴스|ข่าว|חדשות|أخبار|نشرة",
  },
  music: {
    starts:
      "music |music mix|musik|musique|musica |musicas |musicale|musiikki|muzik|muziek|muzyk|muzica|concert|konzert|concierto|clips |opera |jazz |rock |pop |hip hop|blues |rnb |ballet |музык|музик",
    within: "音楽|音乐|音樂|음악|ดนตรี|מוזיקה|מוסיקה|موسيق",
  },
  docu: {
    starts:
      "docu|doku|factual|nature |natur |naturaleza |nature animals|wildlife|wissen |wissenschaft|science |ciencia|history |geschichte |histoire |historia |reportage|belgesel|докум",
    within: "ドキュメンタリー|教養|纪录|紀錄|다큐|สารคดี|תעודה|דוקו|وثائقي",
  },
};

/** Phrases whose words mean something else alone: DVB's "Movie, Drama" is any fiction. */
const misleading =
  / (?:movie drama|soap opera|(?:classic )?sci ?fi|science ?fiction|do[ck]u ?(?:soap|drama)|information(?:al)? educational(?: science| scho\w*)?)(?= )/g;

const pattern = ({ starts, within }: Words): RegExp => {
  const whole = (word: string) => fold(word).slice(0, word.endsWith(" ") ? undefined : -1);
  const anywhere = (word: string) => fold(word).trim();
  return new RegExp([...starts.split("|").map(whole), ...within.split("|").map(anywhere)].join("|"));
};

/** In the order in which they win: a children's film is a film, sports news is sport. */
const order = ["sport", "movie", "kids", "news", "music", "docu"] as const;

let patterns: (readonly [SpecificKind, RegExp])[] | undefined;

function matchKind(categories: readonly string[]): SpecificKind | null {
  patterns ??= order.map((kind) => [kind, pattern(words[kind])]);
  const folded = categories.map((category) => fold(category).replace(misleading, " "));
  return patterns.find(([, words]) => folded.some((category) => words.test(category)))?.[0] ?? null;
}

/** The site's kinds for those that the API names. */
const named: Partial<Record<ContractKind, SpecificKind>> = {
  film: "movie",
  sport: "sport",
  news: "news",
  kids: "kids",
  documentary: "docu",
  music: "music",
};

/**
 * The kind of a programme: as the API says, and only if it doesn't by its genres and its channel's categories. A series
 * is of its channel's kind.
 */
export function programmeKind(
  { kind, category }: { kind?: ContractKind; category?: readonly string[] },
  channelCategories: readonly string[] = [],
): Kind {
  if (kind === undefined) return kindOf(category, channelCategories);
  return named[kind] ?? (kind === "series" ? kindOf([], channelCategories) : "general");
}

/**
 * The kind of a programme by its genres, in whatever language; if they name none, by its channel's
 * categories.
 */
export const kindOf = (genres: readonly string[] = [], channelCategories: readonly string[] = []): Kind =>
  matchKind(genres) ?? matchKind(channelCategories) ?? "general";
