import type { Kind } from "../../contract/slot.ts";
import type { SlotText } from "../ingest/draft.ts";
import { readForm, readGenre } from "./categories.ts";
import type { Genre } from "./genre-words.ts";

/**
 * Many listings begin their description with what the programme is: `Krimiserie, D 2025`, `Concurso de palabras
 * presentado por …`, `Kulinářská show.`, `Документальный цикл о …`.
 */

const clauseEnd = /[.,:;!?()[\]|।。、，！？：「『]|\s[-–—]\s/u;
/** What stands after a noun and not in it: prepositions, relatives and participles, in the languages of the guides. */
const links = new Set(
  `about on from with for in of starring featuring following hosted presented by where which that who exploring set
   über mit von aus um für im zu nach rund moderiert
   sur avec de du des d par pour où dans présenté présentée animé animée qui
   sobre con del por para en donde presentado presentada que conducido dirigido
   su di della condotto condotta dedicato dedicata da delle dei
   over met van voor waarin waarbij uit door onder
   om med från fra av af för der där hvor som i på till til
   o z w dla pro s na ve kde ze ktorý který která w którym prowadzi u za sa
   com do apresentado apresentada das dos
   despre cu pentru din prezentat moderat
   о об про с со для в во з із за от по у който която за
   για με από του της των στην στο όπου
   hakkında ile için
   về cho với của
   tentang untuk dari dengan yang oleh
   عن مع من في يقدم تقدم تابعوا شاهدوا ترقبوا استمتعوا انضموا حول درباره برای با از به
   על עם של בהנחיית
   me nga për um með frá fyrir kuhusu cha par ar apie su amb oor gyda faoi ng`.split(/\s+/),
);
/** A sentence that begins with one of these has a story's noun: `A game of …`, `Der Krieg …`. */
const articles =
  /^(?:an?|the|el|los?|las?|les?|une?|una?|uno|gli|il|i|der|die|das|ein|eine|de|het|een|en|ett|den|det|et|o|os|as|um|uma|his|her|their|this|when|after|as|if|in|on|at)$/iu;

const longestClause = 90;
/** A description that is no longer needn't end with a stop. */
const shortDescription = 40;
/** A longer beginning is a sentence of a story. */
const mostWords = { whole: 5, linked: 3, syllables: 6 };
/** Those behind needn't be read. */
const readWords = 9;
/** Vietnamese parts syllables rather than words. */
const vietnamese = /^(?:phim|chương trình)\s/iu;

/**
 * Only games have their action from somewhere: `Action from across the league`, `Highlights and action from …`, or of
 * a matchday: `Acción de la fecha 17`.
 */
const actionFrom =
  /^(?:(?:(?:all the|live|more|the best of the|(?:highlights|goals|news) and) )?action from\s|(?:(?:toda|lo mejor de) la )?acci[oó]n de(?:l| la| las| los) (?:fecha|jornada|ronda|semana|etapa|partido|torneo|campeonato|liga|copa)|(?:toda a )?aç(?:ã|a)o d[aoe]s? (?:rodada|jornada|ronda|semana|etapa|jogo|torneio|campeonato|liga|copa|taça))/iu;

/** What the beginning of a description calls the programme; null if it tells a story at once. */
export function readLead(head: string): Genre | null {
  if (actionFrom.test(head)) return "sport";
  const end = head.search(clauseEnd);
  const clause = end < 0 ? head : head.slice(0, end);
  const trimmed = clause.trim();
  if (isJapaneseSentence(trimmed)) return null;
  const ended = endedGenre(trimmed);
  if (ended) return ended;
  const words = trimmed.split(/\s+/u, readWords);
  const [first = ""] = words;
  if (first === "" || articles.test(first) || /^\d|['’]s$/u.test(first) || isSentence(words)) return null;
  const link = words.findIndex((word, at) => at > 0 && links.has(word.toLowerCase()));
  const noun = link < 0 ? words : words.slice(0, link);
  const isWhole = link < 0 && (clause.length < head.length || head.length <= shortDescription);
  const most = isWhole ? mostWords.whole : vietnamese.test(trimmed) ? mostWords.syllables : mostWords.linked;
  if (noun.length > most || (link < 0 && !isWhole)) return null;
  const text = noun.join(" ");
  if (isWhole && noun.length <= 2) {
    const meaning = readGenre(text);
    return meaning === "vague" ? "entertainment" : meaning === "series" ? seriesOf(noun) : meaning;
  }
  if (programmeFirst.test(text) || programmeWord.test(noun.at(-1) ?? "")) {
    const isOf = link > 0 && belonging.test(words[link] ?? "");
    return programmeOf(text, isOf ? words.slice(0, link + 2).join(" ") : text);
  }
  const form = isOfBoth(text) ? null : readForm(text);
  if (form === "series") return seriesOf(noun);
  return form ?? (shows.test(text) ? "entertainment" : null);
}

/** Japanese parts no words: a longer clause, or one with an object, is a sentence, unless it ends with what a programme is. */
const longestNoun = 12;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const endsAsNoun =
  /(?:番組|ドラマ|アニメ|アニメーション|バラエティー?|映画|ムービー|ドキュメンタリー|ドキュメント|クイズ|ニュース|サスペンス|ミステリー|ホラー|コメディー?|スリラー|ファンタジー|ラブストーリー|アクション|時代劇|中継|トーク|ショー|シリーズ|作品|スペシャル|紀行|教室|講座|レッスン|コンサート|ライブ)$/u;

const isJapaneseSentence = (clause: string): boolean =>
  (clause.length > longestNoun || clause.includes("を")) && kana.test(clause) && !endsAsNoun.test(clause);

/** A clause before what a programme is. */
const ledByClause = new RegExp(`(?:を.*|[のるた])(${endsAsNoun.source})`, "u");

/** What ends a Japanese clause: that counts alone, since what stands before is what it is about. */
function endedGenre(clause: string): Genre | null {
  const ending = ledByClause.exec(clause)?.[1];
  const genre = ending === undefined ? null : readGenre(ending);
  return genre === "vague" ? null : genre;
}

/** Whether a noun names facts beside what tells stories, too: `News and features`. */
function isOfBoth(noun: string): boolean {
  const forms = noun.split(both).map(readForm);
  return forms.length > 1 && forms.some(isOfFacts) && forms.some((form) => form !== null && !isOfFacts(form));
}
const both = /\s(?:and|&|und|et|y|e|en|og|och|i|и)\s/iu;
const isOfFacts = (form: Genre | null): boolean => form === "news" || form === "sport" || form === "music";

/** Whether words say what somebody does, or where: `Ana gets good news`, `Dans le Var`. */
function isSentence([first = "", second = "", ...more]: readonly string[]): boolean {
  if (second === "") return false;
  if (links.has(first.toLowerCase()) || (people.test(first) && more.length > 0)) return true;
  if (arabicDoing.test(first)) return true;
  if (reflexive.test(second) || reflexive.test(more[0] ?? "")) return true;
  return more.length > 0 && doing.test(second) && readForm(first) === null && readGenre(second) === null;
}

/** Those of whom an English sentence tells what they do: `Contestants match prizes`. */
const people =
  /^(?:contestants|players|competitors|rivals|couples|teams|families|chefs|cooks|bakers|friends|celebrities|comedians|experts|guests|strangers|singles)$/iu;
/** An Arabic verb before who does it; only words of the day begin so, too. */
const arabicDoing = /^ي(?!وم)\p{L}{2,}$/u;
/** Behind what somebody does: `Aktuell begibt sich …`. */
const reflexive = /^(?:sich|zich|sig|seg)$/u;
/** An English verb behind who does it. */
const doing = /^(?:is|has|\p{Ll}{2,}s)$/u;

/** What a programme is about, by its own words or the next: `Kids' programme`, `Programme of talk`. */
function programmeOf(noun: string, more: string): Genre | null {
  const form = readForm(noun);
  if (form && form !== "fiction") return form;
  const topic = form ? "entertainment" : readGenre(more);
  return topic && topic !== "vague" && topicsOfFacts.has(topic) ? topic : null;
}

/** A word for what is no story in the languages of the guides; some stand at the end of others. */
const programmeWords =
  "(?!re)\\p{L}*program|programme|programma|programm|programa|programmet|émission|emission|emisija|oddaja|emisioni|saioa|rubrica|rubrique|podkast|podcast|emisiune|emisiunea|emision|pořad|relace|relácia|\\p{L}*műsor|\\p{L}*ohjelma|\\p{L}*saade|raidījums|laida|\\p{L}*sendung|udsendelse|передача|программа|програма|предаване|емисия|емисија|εκπομπή|бағдарлама|ko‘rsatuv|veriliş|programı|გადაცემა|հաղորդում|(?:ال)?برنامج|برنامه|پروگرام|תוכנית|תכנית|कार्यक्रम|chương trình|รายการ|acara|rancangan|majalah|kipindi|magazine|magazín|magazyn|\\p{L}*magazin|\\p{L}*magasin|espacio|format|formát|מגזין|مجلة|журнал|þáttur|þættir";
const programmeFirst = new RegExp(
  `^(?:[\\p{L}-]+\\s)?(?:${programmeWords})(?![\\p{L}-])|^[\\p{L}-]+\\s(?![\\p{Lu}])[\\p{L}-]+\\s(?:${programmeWords})(?![\\p{L}-])`,
  "iu",
);
const programmeWord = new RegExp(`^(?:${programmeWords})$`, "iu");
/** Words between a programme and what it is about. */
const belonging = /^(?:of|de|di|da|do|cha|ya|o|о|об|за|про|om|über|sobre|su|på|tentang|về|about|on)$/iu;

const shows = /(?:^|\s)(?:show|шоу|šou|šovs?|šovas)(?:\s|$)/iu;

/** A series of what isn't fiction: `Property series`, `Wildlife series`. */
function seriesOf(noun: readonly string[]): Genre {
  const topic = readGenre(noun.filter((word) => readForm(word) !== "series").join(" "));
  return topic && topic !== "vague" && topicsOfFacts.has(topic) && !ofStoriesToo.test(noun.join(" "))
    ? topic
    : "series";
}

const topicsOfFacts: ReadonlySet<Genre> = new Set([
  "entertainment",
  "documentary",
  "sport",
  "news",
  "music",
  "kids",
]);
/** Topics of stories too: `Historical series`, `Gerichtsserie`. */
const ofStoriesToo =
  /(?:^|\s)(?:soap|såpa|мыльн|hist|istor|med|mil|leg|court|spa[cz]|bio|famil|polit|biz|business|humo|хумо|юмор|гумор|komi|комед|comed|اجتماع|تاريخ|سياس|تراث|إنسان|عائل|تاریخ|سیاس|خانواد|مذهب|سماج|مزاح)/iu;

/** Between a name and what it is: `Larkhill is a …`, `Ларкхилл — это …`. */
const isCalled =
  /^["»”“']?,?\s+(?:(?:is|was|es|est|ist|é|è|je|to|jest|egy|este|är|er|on|είναι|adalah|merupakan|ialah|là|هو|هي)(?:\s+(?:an?|the|una?|une|eine?|uma?|uno|een|en|ett|et|egy|o|μια|μία|ένα))?|[—–-]+(?:\s+(?:это|це|то|е))?)\s+(?=\p{L})/iu;
/** What may stand before a name: an article, a quotation mark. */
const mostBefore = 4;

/** The beginning of a description, behind the programme's name if it goes on to say what that is, and what it calls it. */
export type Lead = { head: string; genre: Genre | null };

/** The last answer: several rules in turn ask what one description calls its programme. */
let last: Lead & Titled = { title: "", description: "", head: "", genre: null };

type Titled = Pick<SlotText, "title" | "description"> & Partial<Pick<SlotText, "sub_title">>;

/** How a description begins, and what it calls its programme there. */
export function leadOf({ title, sub_title, description = "" }: Titled): Lead {
  if (last.title !== title || last.sub_title !== sub_title || last.description !== description) {
    const head = headOf(title, behindSubTitle(sub_title, description));
    last = { title, sub_title, description, head, genre: readLead(head) };
  }
  return last;
}

/** A description without the sub-title that some guides repeat before it: `Nad rzeką - Larkhill…`, `A hídA Duna…`. */
function behindSubTitle(subTitle: string | undefined, description: string): string {
  if (!subTitle || !description.startsWith(subTitle)) return description;
  const rest = description.slice(subTitle.length);
  return parting.test(rest) ? rest.replace(parting, "") : description;
}
/** What parts a sub-title from the description behind it, if anything does: that begins with a capital. */
const parting = /^(?:\s[-–—]\s|[.:]\s|(?=\p{Lu}))/u;

function headOf(title: string, description: string): string {
  const at = title === "" ? -1 : description.indexOf(title);
  const rest = at < 0 || at > mostBefore ? description : description.slice(at + title.length);
  const called = rest.replace(isCalled, "");
  return (called === rest ? description.replace(mark, "") : called).slice(0, longestClause);
}

/** What British guides say before a description, and Nordic ones: `New series. Documentary exploring …`, `Fra 2021. …`. */
const mark =
  /^(?:(?:(?:(?:brand[- ])?new|last in|final|returning) (?:the )?series(?:[.:]| [-–])|(?:fra|från|frá|vuodelta|from) (?:19[2-9]|20[0-4])\d\.) )+(?=\S)/iu;
/** The latter, a year, and what it stands before. */
export const yearMark = /^((?:fra|från|frá|vuodelta|from) (?:19|20)\d\d\.) (.*)$/isu;

/** Whether a description begins with the year in which its programme was made. */
export const beginsWithYear = (description: string): boolean => yearMark.test(description);

/** In Chinese, the first clause of a description ends with a word for what is no story: `文艺访谈类节目。` */
const easternProgramme = /^[^。，,！!；;：:]{1,24}(?:节目|節目|栏目|欄目|番組)(?:[。，,！!；;]|$)/u;

/** Whether a description calls what it is of a programme, as none of a story does. */
export const isCalledProgramme = (slot: Titled): boolean =>
  easternProgramme.test(slot.description ?? "") || calledProgramme(slot) !== null;

/** An article before what a programme is, in languages that have any. */
const openingArticle =
  /^(?:the|das|der|die|dieses|le|la|les|l[’']|ce|cette|une?|el|un[ao]?|il|questa|questo|o|a|uma?)[\s’']\s?/iu;

/** A word for a programme, and one for what it is about. */
const mostNamed = 2;
const openingMagazine = /^\p{L}*magazin/iu;

/** What a description calls a magazine behind an article, as no story begins: `Das Politmagazin berichtet …`. */
export function articledGenre(description: string): Genre | null {
  const rest = description.slice(0, longestClause).replace(openingArticle, "");
  const noun = rest.split(/\s+/u, mostNamed).join(" ");
  return programmeFirst.test(noun) || openingMagazine.test(noun) ? readForm(noun) : null;
}

/** What the beginning of a description that calls a programme one says of it: `Program o podróżach`. Null if it doesn't. */
export function calledProgramme(slot: Titled): Kind | null {
  const { head } = leadOf(slot);
  if (!programmeFirst.test(head)) return null;
  const words = head.split(/[\s.,;:]+/u);
  if (articles.test(words[0] ?? "")) return null;
  const topic = readGenre(words.slice(0, 3).join(" "));
  return topic && topic !== "vague" && topic !== "fiction" && topicsOfFacts.has(topic)
    ? topic
    : "entertainment";
}
