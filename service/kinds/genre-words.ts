import type { Kind } from "../../contract/slot.ts";
import { byLanguage } from "./genres/by-language.ts";
import { latin } from "./genres/latin.ts";
import { otherScripts } from "./genres/other-scripts.ts";
import { type GenreTable, genreLists } from "./genres/table.ts";

/** Fiction is what films and series share. */
export type Genre = Kind | "fiction";

/** Documentaries win over films and series whatever else they are called; facts alone only if nothing says the form. */
export const genreOf: Readonly<Record<(typeof genreLists)[number], Genre>> = {
  sport: "sport",
  documentaryForm: "documentary",
  cartoon: "kids",
  film: "film",
  kids: "kids",
  game: "entertainment",
  news: "news",
  music: "music",
  series: "series",
  documentary: "documentary",
  fiction: "fiction",
  entertainment: "entertainment",
  other: "other",
};

const tables: readonly GenreTable[] = [latin, ...Object.values(otherScripts), ...Object.values(byLanguage)];

/**
 * What the genres of listings mean, in the languages in which they are written: the broadcasters' content descriptors
 * (DVB, EN 300 468, and the Japanese ones), Gracenote's genres and the words of guides. In the order in which they win
 * within one category: a film of documents or of drawings is no film, a magazine of sport is sport.
 */
export const genreWords = genreLists.map(listWords);

/** The lists of words that say what a programme is, not what it is about. */
export const formLists = genreLists
  .filter((list) => list !== "documentary" && list !== "entertainment")
  .map((list) => [list, wordsOf(list)] as const);

/** The same by genre. */
export const formWords = formLists.map(([list, words]) => [genreOf[list], words] as const);

function listWords(list: (typeof genreLists)[number]): readonly [Genre, readonly string[]] {
  return [genreOf[list], wordsOf(list)];
}

function wordsOf(list: (typeof genreLists)[number]): string[] {
  return tables.flatMap((table) => table[list] ?? []);
}

/** Phrases that mean something else than their words do alone: DVB's "Movie, Drama" is any fiction. */
export const genrePhrases = [
  [
    "entertainment",
    [
      "doku soap|docu soap|dokusoap|docusoap|dokusapa|docusaap|frågesport|scripted reality|film based",
      "telenowela dokumentalna|realityserie*|reality series|motor magazin*|automagazin*|motormagazin*",
      "cine quiz|cinema quiz|movie quiz|film quiz|filmquiz|kino quiz|celebrity news|entertainment news|late night show|comedy show*|comedy panel show*|comedy cooking show*|comedy quiz show*|comedy chat show*|comedy talk show*|comedy clip show*|комедійне шоу|комедийное шоу",
      "bilgi yarışması|ستاند أب|ستاند اب|مسلسل واقعي|سلسلة واقعية|reality soap|real life soap|hài kịch|हास्य कार्यक्रम|कॉमेडी शो",
      "underhållning komedi|viihde komedia|underholdning komedie|útifilm*|travel film|musical quiz|sports quiz|culture générale jeu|koch doku|dance show|prank show",
      "house hunting|home hunting|treasure hunting|bargain hunting|ghost hunting|job hunting",
      "kinomagazin*|filmmagazin*|kinderquiz|celebrity interview|music talent*|musik show|showbiz news",
      "game show quiz contest|livsstilsserie*|livsstilsprogram*|lifestyleserie*|reiseserie*|reseserie*|rejseserie*",
      "sisustussarj*|ruokasarj*|remonttisarj*|puutarhasarj*|matkailusarj*|rakennussarj*|inredningsserie*|matlagningsserie*",
      "trädgårdsserie*|renoveringsserie*|byggserie*|interiørserie*|oppussingsserie*|haveserie*|indretningsserie*",
      "woonserie*|tuinserie*|kookserie*|verbouwserie*|einrichtungsserie*|gartenserie*|remondisar*|kokandussar*|aiasar*",
      "főzősorozat*|gasztrosorozat*|életmódsorozat*|lifestyle seri*|kulinarska serija|kulinarski serijal|putopisna serija",
      "*情報 ワイドショー*|discovery home|gør det selv|gör det själv|reality soap*|reality doku*",
      "아동 학대*|아동학대*|*ワイドショー*|趣味 教育 囲碁 将棋|趣味 教育 麻雀 パチンコ|趣味 教育 旅 釣り アウトドア|趣味 教育 園芸 ペット 手芸",
      "趣味 教育 車 オートバイ|趣味 教育 コンピュータ tvゲーム",
      "resserie*|matserie*|madserie*|kochserie*|hageserie*|boligserie*",
    ],
  ],
  [
    "series",
    [
      "docu drama|docudrama|doku drama|dokudrama|film serial|serial filmowy|filmsorozat",
      "serial paradokumentalny|serial fabularno dokumentalny|soap opera|phim truyền hình|phim bộ|phim truyện",
      "phim hàn quốc|phim trung quốc|phim việt nam|phim ấn độ|phim thái lan|phim đài loan|phim sitcom",
      "phim dài tập|phim nhiều tập|ftv seri*|сериен филм|олон ангит кино|филмова поредица|играна серија",
      "мыльная опера|мыльные оперы|мильна опера|сапунен сериал|sapunska opera|filmserie*|filmsarja*|film dizi",
      "opera sebon|daudzsēriju filma*|drama seri|telenovella|serie de ficción|历史剧|古装剧|戏剧类|テレビ小説",
      "soap melodrama folkloric|comedia de situación|opera mydlana|opery mydlane|сапунена опера|opera sabun|drama rantaian",
      "многосерийн*|багатосерійн*|szórakoztató filmsorozat|*หนังชุด*",
    ],
  ],
  [
    "fiction",
    [
      "movie drama|biographical drama|historical drama|history drama|musical drama|sports drama|sport drama",
      "medical drama|military drama|political drama|war drama|classic sci fi|sci fi|scifi|science fiction",
      "historical fiction|serious classical religious historical movie drama|επιστημονικής φαντασίας",
      "επιστημονική φαντασία|научная фантастика|наукова фантастика|naučna fantastika|znanstvena fantastika",
      "ciència ficció|ficção científica|ficción científica|bilim kurgu|خيال علمي|علمی تخیلی|과학 소설|科幻片",
      "crime drama|krimi drama|family drama|teen drama|period drama|court drama|legal drama|crime mystery",
      "fantastyka naukowa|historical romance",
      "psychological thriller|psychological drama|thriller psychologique|drame psychologique|thriller psicológico|drama psicológico",
      "thriller psicologico|psychothriller|dramat psychologiczny|thriller psychologiczny|psychologické drama|psychologický thriller",
      "психологическая драма|психологический триллер|психологічна драма|lélektani dráma|psihološka drama|psihološki triler|dramă psihologică",
    ],
  ],
  [
    "film",
    [
      "kinderfilm*|familienfilm*|barnfilm*|børnefilm*|jugendfilm*|musikfilm*|musicalfilm*|film biograf*",
      "film histor*|film pro deti|film dla dzieci|cine infantil|cinema jeunesse|film jeunesse|cortometraggio",
      "film musical*",
    ],
  ],
  ["other", ["home shopping|tele shopping"]],
  [
    "sport",
    [
      "youth league*|youth cup*|youth championship*|youth olympic*|youth football|youth soccer|youth basketball",
    ],
  ],
  ["music", ["综艺音乐|film songs|koncertfilm*|concert film|konzertfilm*|konsertfilm*|film concert"]],
  [
    "documentary",
    [
      "arts culture without music|시사 교양|sports documentary|information educational|informational educational",
      "information educational science|informational educational science|information educational school*",
      "sportdoku*|sportsdoku*|film documentar|film dokumentalny|kinodokument*|crime documentary",
      "music documentary|musikdoku*|film doku*|documental deportivo|documentaire sportif|деректі фильм*",
      "хужжатли фильм|hujjatli film*|sənədli film*|סרט תיעודי|סרט תעודי|faktaserie*|přírodopisný cyklus|prírodopisný cyklus",
      "tierfilm*|tierreihe*|natuurfilm*|portréfilm*|geschichtsmagazin*|magazine animalier|magazine historique|serial popularnonaukowy",
      "ドキュメンタリー 教養 スポーツ|社会 時事|ドキュメンタリー 教養 インタビュー 討論",
      "научно популярен филм|научно популярный фильм|док сериал|док фильм|док цикл|док проект|시사교양|*สารคดีเชิงข่าว*",
    ],
  ],
  [
    "news",
    [
      "magazin regional|magazine régional|magazine économique|magazine eco|politický magazín",
      "политическое ток шоу|talk show politic*|political talk show",
      "politisches magazin|auslandsmagazin*|mittagsmagazin*|morgenmagazin*|polit talk*|polittalk*|börsenmagazin*|europamagazin*",
      "landesmagazin*|ländermagazin*|lokalmagazin*|magazyn ekonomiczny|magazyn interwencyjny|magazyn śledczy|magazyn regionalny|riportmagazin*",
    ],
  ],
  [
    "kids",
    [
      "entertainment programmes for 6 to 14|entertainment programmes for 10 to 16",
      "informational educational school programmes",
      "entertainment programs for 6 to 14|entertainment programs for 10 to 16|informational educational school programs",
      // Without its marks, ドラマ is in it.
      "*ウルトラマン*",
      "puppenserie*|puppentrickserie*|bábsorozat*|bábfilm*|gute nacht geschichte*",
    ],
  ],
] as const satisfies readonly (readonly [Genre, readonly string[]])[];

/**
 * Without the tones of Thai and Lao, `ข่าว` (news) is `ขาว` (white), and in `ข้าว` (rice). The hamza and madda of Arabic, by
 * contrast, which many guides leave out, count as accents.
 */
const accents = /(?![\u0e48-\u0e4b\u0ec8-\u0ecb])\p{Diacritic}|[\u0653-\u0655]/gu;

/**
 * A category in lower case without accents and punctuation, to which the dot of Turkish belongs: guides of Turkey shout
 * `ŞARKI`, and list `Nıght Show`. Unlike in `fold`, the vowel signs and tones of Thai and the
 * vowel signs of India's scripts stay: without them, different words are alike. Single spaces, as nearly all are, needn't
 * be replaced.
 */
export const foldGenre = (text: string): string =>
  isAscii.test(text)
    ? text
        .replace(/[\^`]/g, "")
        .toLowerCase()
        .replace(/ *[^a-z0-9+ ][^a-z0-9+]*| {2,}/g, " ")
        .trim()
    : text
        .normalize("NFKD")
        .replace(accents, "")
        .toLowerCase()
        .replaceAll("ı", "i")
        .replace(/ *[^\p{Letter}\p{Mark}\p{Number}+ ][^\p{Letter}\p{Mark}\p{Number}+]*| {2,}/gu, " ")
        .trim();

/** Words that only without their accents are another language's: `žene` (women) and Hungarian `zene` (music). */
const homographs = /(?<!\p{L})(?:žene|čine|miša|păsări|kërk\p{L}+)(?!\p{L})/giu;

/** Few texts have letters of these. */
const mayBeHomograph = /[žčšăë]/iu;

/** A text folded to look for words of all languages in it. */
export const foldForWords = (text: string): string =>
  foldGenre(mayBeHomograph.test(text) ? text.replace(homographs, " ") : text);

/** Such text, of which there is most, is folded sooner without Unicode's rules, by which two of its signs are accents. */
export const isAscii = /^[\0-\x7f]*$/;

/**
 * Folded Hangul is in its letters, of which one that ends a syllable would make another word: `특가` (sale) is none in
 * `특강`. Those with which verbs end are left out: `빠지` is in `빠진`.
 */
const notWithin = "(?![\\u11a8-\\u11aa\\u11ac-\\u11ae\\u11b0-\\u11b6\\u11b9\\u11ba\\u11bc-\\u11ff])";

/** A pattern for folded texts with a space at each end. Of words with one beginning, longer ones come first. */
export function patternOf(words: readonly string[], flags = "u"): RegExp {
  const parts = Map.groupBy(
    words.join("|").split("|"),
    (word) => `${word.startsWith("*")} ${word.endsWith("*")}`,
  );
  const alternatives = [...parts.values()].flatMap((own) => {
    const [word = ""] = own;
    const texts = own.map((each) => foldGenre(each).replaceAll("+", "\\+")).filter((text) => text !== "");
    // Plain words in a row, in the order of their letters, are compiled as a tree of these.
    const any = [...new Set(texts)].sort().reverse().join("|");
    return any === ""
      ? []
      : `${word.startsWith("*") ? "" : " "}(?:${any})${word.endsWith("*") ? notWithin : "(?= )"}`;
  });
  return new RegExp(alternatives.join("|"), flags);
}
