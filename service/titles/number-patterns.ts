import { cjkDigits, greekDigits } from "./counts.ts";
import {
  episodeBefore,
  episodeBehind,
  episodeOnly,
  joining,
  ofFilms,
  ofWords,
  partWords,
  seasonBefore,
  seasonBehind,
} from "./number-words.ts";

const cjk = String.raw`[\d０-９${cjkDigits}十百]{1,5}`;
const separators = String.raw`[\s,،;:.|·•–—-]*`;
/** How many there are, behind a number: `7/10`, `7 of 10`. */
export const ofAll = String.raw`(?:\s?[/–-]\s?\d{1,4}|\s?(?:${ofWords})\s?\d{1,4})`;
const count = String.raw`[(]?(?:[-–:]\s?)?(?:(?:#|№|n[º°]|no\.|nr\.?|n\.|núm\.?|رقم|شماره|نمبر|नंबर|नं\.?|નં\.?)\s?)?0*(\d\.\d{3}|\d{1,4})(?:\+\d{1,4})?${ofAll}?`;
/** Others that are shown with it: `& 2`, `, 4 & 5`, `and 6 of 10`. */
const several = String.raw`(?:(?:(?:,|\s?${joining})\s?\d{1,4}[ºο°]?){0,6}\s?${joining}\s?\d{1,4}[ºο°]?(?:\s(?:${ofWords})\s\d{1,4})?)?`;
const ordinal = String.raw`(?:\s?\.[ªº°]?|[ªº°^]|(?:a|e|er|ère|re|ème|eme|de|ste|da|ra|ta|th|st|nd|rd)(?=\s)|-\p{L}{1,3}(?=\s))?[\s-]?`;
/** What makes a number an ordinal: `2.`, `3ª`, `1ère`, `2nd`. */
const ordinalSign = String.raw`(?:\.[ªº°]?|[ªº°^]|(?:a|e|er|ère|re|ème|eme|de|ste|da|ra|ta|th|st|nd|rd|ος|ης|η|ο)(?=\s)|-\p{L}{1,3}(?=\s))`;

const pattern = (text: string): RegExp => new RegExp(text, "iu");
const start = String.raw`(?:^|${separators}[([（【/<〈]?\s*|\s)`;
const close = String.raw`\s*[)\]）】/>〉]?`;
/** In scripts that part words, a word for a number begins one: `Step 4` has no episode. */
export const begins = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}])`;
const betweenBoth = String.raw`[\s,،;:.|/·•–—-]*`;

/** What stands for a number: `S3 Ep. 302`, `第3話`, `פרק 5`. The first that matches wins. */
const both: readonly string[] = [
  String.raw`s\.?\s?0*(\d{1,4})${betweenBoth}(?:episode|eps|ep|ép|e|é|afl|#)\.?\s?${count}`,
  String.raw`(?:${seasonBefore}|series)\s?0*(\d{1,3})${separators}(?:${episodeBefore}|e)\.?\s?${count}`,
  String.raw`(?:t|k|κ|st|s|sez)\.?\s?0*(\d{1,2})${betweenBoth}x?(?:epis[oó]dio|ep|e|επ|ε|cap|c|prog|odc|afl|díl)\.?\s?${count}`,
  String.raw`[جم]\s?(\d{1,2}|20\d\d)${betweenBoth}(?:(?:ال)?حلقة|ح)\s?(\d{1,4})`,
  String.raw`ע['׳]?\s?(\d{1,2})${betweenBoth}פ['׳]?\s?(\d{1,4})`,
  String.raw`0*(\d{1,2})x0*(\d{2,3})`,
  String.raw`0*(\d{1,2}|[${greekDigits}])(?:-?[йя]|['΄’ʹ])?${ordinal}(?:${seasonBehind})${separators}(?:0*(\d{1,4})(?:-?[йя])?${ordinal}(?:${episodeBehind})|(?:${episodeBefore}|e)\.?\s?${count})`,
  String.raw`(?<=[([/]\s?)s0*(\d{1,2})-0*(\d{1,3})(?=[)\]/])`,
  String.raw`(?-i:([IVX]{1,5}))\.0*(\d{1,3})(?:[,–-]\d{1,3}){0,8}(?:-р анги)?`,
  String.raw`0*(\d{1,2})\s(?:с|сез)\.,?\s0*(\d{1,4})(?:-?[йя])?\s(?:сери[яи]|серія|серыя|с\.|сер\.|эп\.)`,
  String.raw`(?-i:R0*(\d{1,2})\s?A0*(\d{1,3}))`,
  String.raw`((?:19|20)\d\d)\.\s?\/\s?0*(\d{1,3})\.(?:\s?rész)?`,
  String.raw`([IVX]{1,5})\.?\s?(?:évad\s?[,./]?|\/|(?<=\.)[-–])\s?0*(\d{1,4})(?:\.(?:\s?rész)?|\s?rész)`,
];

const seasonOnly: readonly string[] = [
  String.raw`(?<=[([])(?:sr|ser|sea|ses|sez|ssn|temp|tmp|stag|seiz|sais|sæs|säs|évf)\.?\s?0*(\d{1,2})(?=[)\]])`,
  String.raw`(?<=[([])[st]0*(\d{1,3})(?=[)\]])`,
  String.raw`(?:${seasonBefore})\s?0*(\d{1,2})(?!\d)`,
  String.raw`(?:(?<![\p{L}\d])(?<=\p{L}.*\s|\()|(?<=\p{Script=Han}))s0*(\d{1,2})(?!\d)`,
  String.raw`(?:season|staffel|saison|temporada|stagione|seizoen|sezon|sezona|seria|сезон)\s([IVX]{1,5})`,
  String.raw`(?<=\p{L}[)\]"»”]?,\s)(?-i:([IVX]{2,5}))`,
  String.raw`(?<![\p{L}\d])(?<=\p{L}.*\s)ss\.\s?0*(\d{1,2})`,
  String.raw`(?<=\p{L}.*\s|\()(?-i:Siri)\s0*(\d{1,2})`,
  String.raw`musim ke[- ]?0*(\d{1,2})`,
  String.raw`(?<=\p{Script=Arabic}\s)[جم]\s?0*(\d{1,2})`,
  String.raw`(?<=\p{Script=Thai}.*)ปี\s?(1?\d)(?!\d)`,
  String.raw`(?<=\()series\s0*(\d{1,2})(?!\d)`,
  String.raw`0*(\d{1,2})(?:-?[йя])?\s?\.?\s?(?:сезон|sezon|évad|kausi|stagione)`,
  String.raw`(?<![\p{L}\d])(ΣΤ|[${greekDigits}])['΄’ʹ]\s?(?:${seasonBehind})`,
  String.raw`0*(\d{1,2})${ordinalSign}\s?(?:${seasonBehind}|séries?)`,
];

export const cjkSeason = new RegExp(
  String.raw`\s*[(（]?(?:第\s?(${cjk})(?:[季期]|部(?:精编版?)?|シーズン)|シーズン\s?(${cjk})|시즌\s?(\d{1,2})|(?<=\s)(\d{1,2})기)[)）]?$`,
  "u",
);
/** In Korea, up to four parts (`부`) of a programme are parted by advertisements; more are episodes, as are those in brackets. */
export const cjkEnd = new RegExp(
  String.raw`\s*[【([（<〈]?\s*(?:第\s?(${cjk})\s?(?:話|话|集|回|夜|화|회)|第\s?(${cjk})\s?期(?<![\p{Script=Hiragana}\p{Script=Katakana}].{0,80})|(?<=[季部])[)）]\s?(\d{1,3})|(?<=第${cjk}[季部]\s?)(?<!\d)(\d{1,3})|제\s?(\d{1,4})\s?[화회부]|(?<!\d)(?<![~∼]\s?)(\d{1,4})(?:[,~-]\d{1,4})?\s?(?:[화회]|(?<!(?<![\d([（<〈])[1-4]\s?)부)|第?\s?(?<!\d)(\d{1,4})-\d{1,4}[集話话回]|[＃#]\s?(${cjk})(?:\s?[-・,、]\s?[＃#]?\d{1,4})?)\s*[)\]）】>〉]?$`,
  "u",
);
export const cjkMiddle = new RegExp(
  String.raw`^(.*?\S)\s*(?:第\s?(${cjk})\s?(?:話|话|集)(?:\(\d\/\d\))?|(?<=\p{Script=Hangul}.*\s)(\d{1,4})[부회화](?=[\s,:|ㅣ–-]+(?!하이라이트|특집|스페셜)[\p{L}\d<「])|S(\d{1,2})\s[#＃](\d{1,4}))[\s　,:：|ㅣ–-]+(\S.*)$`,
  "u",
);
export const japaneseMiddle =
  /^(?=.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(.*?\S)[\s　][#＃]([\d０-９]{1,3})[\s　]+(\S.*)$/u;
/** A code for an episode between a title and a name in scripts without capitals: `港湾 EP5 潮水`, `บ้าน EP.5 คลื่น`. */
export const codeMiddle =
  /^(.*\p{Lo}.*?)\s+(?:EP|Ep|ep)\.?\s?0*(\d{1,4})\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])(\S.*)$/u;
/** A name in its brackets after the number: `第1100話「旅立ち」`, `(15)「…」`. */
export const cjkQuoted = new RegExp(
  String.raw`^(.*?\S)\s*(?:第\s?(${cjk})\s?(?:話|话|集|回)|[(（](\d{1,4})[)）]|[#＃](\d{1,4})|(?<!\d)(\d{1,4})[회화])\s*[「『“【]([^「」『』“”【】]+)[」』”】]$`,
  "u",
);
export const cjkBare =
  /^(.*[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ーⅠ-Ⅻ\d》])\s*[(（[<]\s*(?!(?:19|20)\d\d\D)(\d{1,4})\s*[)）\]>](?:[:：]\s*(\S.*))?$/u;
/** The issue of a year, as China's channels count them: `港湾-2026-151`, `港湾2026-44`, `港湾-2025-61-灯塔`, `港湾-2025-61（精编）`. */
export const cjkIssue =
  /^(.*\p{Script=Han}.*?)(?<![\d/\s])(?:-(20\d\d)-0*(\d{1,3})(?:[(（]?精[编編]版?[)）]?|[-\s]?(?!赛季|賽季)([^\d\s-].*))?|(20\d\d)-0*(\d{1,3}))$/u;
/** The same with the year before the name: `2026港湾-151`. */
export const cjkYearIssue = /^(20\d\d)(?!年|赛季|賽季)(\p{Script=Han}.*)-(\d{3})$/u;
/** A season before an episode's sign: `港湾 2 #7`. */
export const cjkSeasonBefore = /^(.*\p{Script=Han}.*)\s([1-9]\d?)$/u;
/** Right behind a name: `港湾22/30`. A round of a cup is none. */
export const cjkPart = /^(.*\p{Script=Han})(?!1\/(?:2|4|8|16|32|64)$)0*(\d{1,3})\/(\d{1,3})$/u;
/** Behind a season or a note in brackets: `港湾(第四季)-2`. */
export const cjkBehindBracket = /^(.*\p{Script=Han}.*[)）])-0*(\d{1,3})$/u;
/** Several at once: `港湾 18-19`, `港湾(闽)27-30`. */
export const cjkSeveral = /^(.*\p{Script=Han}.*?(?:[)）]|\p{Script=Han}\s))0*(\d{1,3})-(\d{1,3})$/u;
/** In Japan, a name may stand right behind the number: `港の家(9)引き潮`. */
export const japaneseName =
  /^(?=.*[\p{Script=Hiragana}\p{Script=Katakana}])(.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[(（](\d{1,3})[)）]([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].{1,40})$/u;
/** In China, a name or the edition may: `港湾(9)潮水`, `港湾(9)—潮水`, `《港湾》(9)精编`. */
export const chineseName =
  /^(.*[\p{Script=Han}\d》])[(（](\d{1,3})[)）](?:[—-]{0,2}(?!精编)((?=.*\p{Script=Han}.)[^\s\d:：—()（）-][^()（）]{1,40})|精编新?)$/u;
/** `⑦`; in Korea, such a sign is an age. */
export const circled = /^(.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー」』])\s*([①-⑳])$/u;
/** Parts of a whole: `(3:8)`, `[12/54]`. */
export const partOf = /^(.*\p{L}.*?)\s*[([]\s*0*(\d{1,3})\s?[:/]\s?(\d{1,3})\s*[)\]]$/u;
/** A part of a whole before its name: `(3/5): The Well`. */
export const partMiddle =
  /^(.*\p{L}.*?)\s*[([]\s*0*(\d{1,3})\s?[:/]\s?(\d{1,3})\s*[)\]]\s*(?::|[-–—]\s)\s*(\S.*)$/u;
/** A part before a name needs no brackets: `2/4: The Well`. `9/11` is a day. */
export const barePartMiddle = /^(.*\p{L}.*?)\s(?!9\/11|24\/7|50\/50)0*(\d{1,2})\/(\d{1,2})\s?[:.]\s+(\S.*)$/u;
/** Too large for a part, and no year: `(4012)`. In Hungary a number with a stop is an episode. */
export const largeInBrackets =
  /^(.*\p{L}.*?)\s*\((?:(?!(?:1[4-9]|20)\d\d\))(\d{3,4})|(?!(?:19|20)\d\d\.)(\d{1,4})\.)\)$/u;
export const ofTotal =
  /^(.*\p{L}.*?)[\s-]*(?:[(（]\s*0*(\d{1,4})\s?\/\s?(\d{1,4})\.?\s*[)）]|-0*(\d{1,4})\/(\d{1,4}))$/u;
/** Without brackets, a part stands behind a comma, brackets or quotation marks: `, 12/24`, `(R) 12/24`, `«Larkhill» 12/24`. */
export const bareOfTotal = /^(.*\p{L}.*?)(?:,|(?<=[)\]»”"]))\s0*(\d{1,3})\/(\d{1,3})$/u;
/** Behind a dash or a colon, a part is no day and no stage of a cup either: `Larkhill - 2/3`, `Larkhill: 7/10`. */
export const signedOfTotal =
  /^(.*\p{L}.*?)(?:\s[-–—|]|:)\s(?!9\/11|24\/7|50\/50|1\/(?:2|4|8|16|32|64)$|3\/4)0*(\d{1,3})\/(\d{1,3})$/u;
/** A part without any sign, if it is neither a day nor a fraction nor a stage of a cup: `Larkhill 7/10`, `Larkhill. 3/6`. */
export const bareAtEnd =
  /^(.*\p{L}.*?)(?<!\d\s?)(\.?)\s(?!9\/11|50\/50|7\/7|1\/(?:2|4|8|16|32|64)$|3\/4)0*(\d{1,3})\/(\d{1,3})$/u;
/** A season before a name of several words: `S4 Night Ferry`. */
export const seasonStart =
  /^S0*([1-9]\d?)\s(?:[-–—:|]\s)?(\p{Lu}[\p{L}\p{M}\p{Pd}'’&,]*(?:\s[^\d\s]+|\p{Pd}\p{L}[^\d\s]*)(?:\s[^\d\s]+){0,8})$/u;
/** A season that counts series, as British guides do: `Larkhill: Series 2`. */
export const seriesAtEnd = /^(.*\p{L}.*?)(?:\s[-–—|]|:|,)\s[Ss]eries\s0*([1-9]\d?)$/u;
/** A number in brackets before a name, where no guide writes ages so: `Larkhill (3): The Well`. */
export const smallBeforeName = /^(.*\p{L}.*?)\s\(([1-9]\d{0,2})\)(?::|\s[-–])?\s(\p{Lu}.*)$/u;
/** A number and a name in one bracket: `Larkhill (ep. 3 - The Well)`. */
export const namedInBrackets = new RegExp(
  String.raw`^(.*?\p{L}.*?)\s\((?:${episodeBefore})\.?\s?0*(\d{1,4})(?:\s?[-–:]|,)\s([^()]*\p{L}[^()]*)\)$`,
  "iu",
);
/** Behind what a quoted name is called: `"Larkhill" animated film 8`; several are shown together: `31,32,33`. */
export const behindQuotes =
  /^(["“«„][^"“”«»„]+["”»“]\s\p{L}[\p{L}\p{M}\s]{2,40}?)\s0*(\d{1,3})(?:,\s?\d{1,3}){0,8}$/u;
/** Two numbers there: `"Larkhill" magazine 3-12`, and of several episodes `2-27,28,29-р анги`. */
export const behindQuotesTwo =
  /^(["“«„][^"“”«»„]+["”»“]\s\p{L}[\p{L}\p{M}\s]{2,40}?)\s0*(\d{1,2})-0*(\d{1,3})((?:,\d{1,3}){1,8}-р анги)?$/u;
/** Several of one season, each with that before it: `"Larkhill" magazine 2.22-2.26`. */
export const behindQuotesRange =
  /^(["“«„][^"“”«»„]+["”»“]\s\p{L}[\p{L}\p{M}\s]{2,40}?)\s0*(\d{1,2})\.0*(\d{1,3})[-–]0*\2\.\d{1,3}$/u;
/** `Larkhill /13/`. */
export const inSlashes = /^(.*\p{L}.*?)\s\/0*([1-9]\d{0,2})\/$/u;
/** An issue of a season, or with a zero before it: `Larkhill №12 (2025/26)`, `Larkhill №04`. `Ward №6` is a name. */
export const issueAtEnd = /^(.*\p{L}.*?)\s№\s?(?:0*(\d{1,4})\s\(20\d\d\/(?:20)?\d\d\)|0+([1-9]\d{0,2}))$/u;
/** `Larkhill №12`. */
export const issueOfShow = /^(.*\p{L}.*?)\s№\s?0*(\d{1,4})$/u;
/** Behind what a quoted title is: `"Larkhill" нэвтрүүлэг-12`. */
export const dashBehindQuotes =
  /^((?:"[^"]+"|«[^«»]+»|„[^„“”"]+[“”"]|“[^“”]+”)\s\p{L}[\p{L}\s]*)-0*(\d{1,4})$/u;
/** A number between a show and its episode's name: `Larkhill: #8 - The Well`, `Larkhill : n°8 - The Well`. */
export const issueMiddle = /^(.*\p{L}.*?)\s?:\s(?:#|[Nn][°º]\s?)0*(\d{1,4})\s?[-–:]\s(\S.*)$/u;
/** An episode's name in quotation marks before its number: `Larkhill "The Well". Ep. 208`. */
export const quotedEpisode = /^(\p{Script=Latin}.*?)\s"([^"]+)"$/u;
/** In Chinese, a name behind the season alone: `港屋第1季:潮水`. */
export const cjkSeasonNamed = new RegExp(String.raw`^(.*?\S)\s*第\s?(${cjk})季\s?[:：]\s*(?!第)(\S.*)$`, "u");
/** Where no guide writes ages so: `Larkhill (5)`. */
export const smallInBrackets = /^(.*\p{L}.*?)\s\(([1-9]\d{0,2})(?:,\s?\d{1,3})*\)$/u;
/** Too large for an age: `Larkhill (41)`. */
export const aboveAges = /(?<=\p{L}.*)\s\((2[2-9]|[3-9]\d)\)$/u;
/** One figure without a space: `Larkhill E5`. Some things are named so: `The best of E3`. */
export const glued =
  /\sE([1-9])$(?<=\p{L}{2}.*\s..)(?<!\s(?:the|at|from|of|in|to|auf|von|der|die|le|la)\s..)/u;
/** `Larkhill III`, `Larkhill (III.)`. */
export const romanAtEnd = /^(.*\p{L}.*?)\s\(?((?=[IVX])X{0,3}(?:IX|IV|V?I{0,3}))(?:\.?\))?$/u;
/** What is in brackets before a name, with or without a sign: `Larkhill (Folge 34): The Well`. */
export const bracketBeforeName =
  /^(.*?\p{L}.*?)\s*[([]([^()[\]]{2,40})[)\]](?:\s?[:：]|\s[-–—|•·]|[.,])?\s+((?=[^\p{Ll}\p{P}\d])\S.*)$/u;
/** What a number before a name may count, rather than episodes: `3. Runde`. */
const counted =
  "Staffel|Folge|Teil|Spieltag|Runde|Etappe|Tag|Liga|Bundesliga|Geburtstag|Jahrhundert|Platz|FC|SC|SV|Kolo|Kolejka|Forduló|Kierros|Halbfinale|Viertelfinale|Rennen|Lauf|Mannschaft|Etapa|Ronda|Jornada|Giornata|Kör|Tur|Etap|Etapp|Runda|Rodada|Journée|Étape|Manche|Fecha|Omgång|Omgang|Speelronde|Krog|Set|Třetina|Tercja|Poločas|Polčas|Połowa|Félidő|Erä|Halvleg|Halvlek|Halbzeit|Drittel|Dag|Den|Deň|Dzień|Nap|Päivä|Dan|Rocznica|Výročí|Výročie|Évforduló|Árhus|Století|Storočie|Stulecie|Század|Wiek|Vek|Тур|Этап|Етап|Кръг|Коло|Круг|День|Век|Юбилей|Mecz|Zápas|Utkání|Utakmica|Tekma|Mérkőzés|Meccs|Meci|Meciul|Rungtynės|Ottelu|Wedstrijd|Матч|Мач|Утакмица|Αγώνας|Miejsce|Závod|Wyścig|Futam|Trka";
export const beginsCounted = new RegExp(String.raw`^(?:${counted})(?!\p{L})`, "iu");
export const dashNumber = /^(.*\S)\s[-–]\s0*(\d{1,4})\.\s+(\S.*)$/u;

/** Behind a colon: `Larkhill: 12. The Well`. */
export const colonNumber = new RegExp(
  String.raw`^(.*\S):\s0*(\d{1,3})\.\s+(?!(?:${counted})(?!\p{L}))(\p{Lu}.*)$`,
  "u",
);

const behindSign = String.raw`(?<=[([,.:|–—-]\s?)`;
/** More parts than a film or a story has. */
const manyParts = String.raw`0*(9|[1-9]\d{1,2})`;

const end = (text: string): RegExp => pattern(`${start}${begins}${text}${close}$`);
const middle = (text: string): RegExp =>
  pattern(String.raw`^(.*?[\p{L}\d].*?)${separators}[([]?${begins}${text}[)\]]?\s*[-–—:|.]\s*(\S.*)$`);

const episodesAtEnd: readonly string[] = [
  String.raw`(?<=\()0*(\d{1,4}),\s\d{1,4}\s(?:${episodeBehind})(?=\))`,
  String.raw`(?:${episodeBefore})\.?\s?(?:nr\.?|no\.?|№|نمبر|नंबर|नं\.?|નં\.?)?\s?${count}(?:[ºο°]|aad|\s?و(?:ال)?[أا]خيرة)?${several}`,
  String.raw`(?:მე-)?0*(\d{1,4})(?:-?[йя]|\.)?(?:(?:,\d{1,4}){1,8}|\s?${joining}\s?\d{1,4})?(?:-?(?:[йяар]+|ე)|-\p{Ll}{2,3})?(?:\s?\.?\s?|-)(?:${episodeBehind}|с\.|сер\.|эп\.|ep\.|еп\.)(?:\s?(?:\/|${ofWords})\s?\d{1,4})?`,
  String.raw`0*(\d{1,4})(?:[ªº°^.]|a(?=\s))\s?(?:puntata|episodio|episódio|capítulo|épisode)`,
  String.raw`([IVX]{1,5})\.?\s(?:díl|diel|časť|část|rész|del|deo|dio|epizoda|серия|част)`,
  String.raw`(?<=[.,]\s|\p{L}-|[–-]\s?)(?:del|osa|diel|časť|deo|dio|с\.)\s0*(\d{1,3})${ofAll}?`,
  String.raw`(?<=[.,–-]\s)0*(\d{1,3})\.\s(?:del|dio|deo|osa|daļa|dalis|oddaja|emisija|časť|část)(?:\s?\/\s?\d{1,3})?`,
  String.raw`(?:${partWords})\s0*(\d{1,3})\s?(?:${ofWords}|\/|:)\s?\d{1,3}`,
  String.raw`${behindSign}(?:${partWords})\.?\s?(?:nr\.?|n[º°]|#)?\s?${manyParts}`,
  String.raw`${behindSign}${manyParts}(?:\.[ªº]?|[ªº°]|e|ème|th|-?[йя])?\s(?:${partWords})`,
  String.raw`(?<=\()0*(\d{1,3})\s(?:${ofWords})\s\d{1,3}(?=\))`,
  String.raw`(?<=\()0*(\d{1,4})\ss\.(?=\))`,
  String.raw`(?<=[»"”][.,]?\s)(?:фильм|часть|фільм|частина|ч\.)\s0*(\d{1,3})`,
  String.raw`(?<=[»"”],?\s)0*(\d{1,2})\s?ч\.?`,
  String.raw`(?<=\()n[°º]\s?0*(\d{1,4})(?=\))`,
  String.raw`(?<=[-–]\s)số\s0*(\d{1,4})`,
  String.raw`ح\s?\(?(\d{1,4})`,
  String.raw`e\.?0*(\d{2,4})`,
  String.raw`(?<=\|\s|[】\p{Script=Han}]\()e(\d)`,
];

/** Whether any of some texts matches: looked for first, since each pattern looks for its text at every place. */
const anyEnd = (texts: readonly string[]): RegExp => end(`(?:${texts.join("|")})`);

export const anyEpisodeEnd = anyEnd(episodesAtEnd);
export const episodeEnds = episodesAtEnd.map(end);
export const anyBothEnd = anyEnd(both);
export const bothEnds = both.map(end);
export const bothMiddle = both.slice(0, 3).map(middle);
export const anySeasonEnd = anyEnd(seasonOnly);
export const seasonEnds = seasonOnly.map(end);
export const seasonMiddle = pattern(
  String.raw`^(.*\S)(?:\s[-–|]|\s?:|,)\s(?:${seasonBefore}|[ST](?=\d)|series(?=\s\d{1,2}:\s\d))\s?0*(\d{1,2})\s?[-–|:]\s(\S.*)$`,
);
/** `S02E05` needs no sign before the name. */
export const strictMiddle = /^(.*?\p{L}.*?)[\s:|–-]+S(\d{1,2})\s?E(\d{1,3})\s+(\p{L}.*)$/u;
/** `S9 E3 The Well`, in German `S6 F9 – The Well`. */
export const strictStart = /^S0*(\d{1,3})\s?[EF]0*(\d{1,4})(?:\s[-–—:|]|:)?\s+(.*\p{L}.*)$/u;
/** A word for a part, whose number stood behind it: `Larkhill. Episode`. */
export const wordAtEnd = new RegExp(String.raw`[,.:–-]\s(?:${episodeOnly}|${partWords})\.?$`, "iu");
/** A number alone behind a dash: `Larkhill - 23`. */
export const dashEnd = /^(.*\p{L}{2}.*?)(?<!\s\p{L})\s[-–]\s0*([1-9]\d{0,2})$/u;
export const episodeMiddle = pattern(
  String.raw`^(.*?\p{L}.*?)\s*[,.:|–-]\s*(?:${episodeOnly}|(?:${ofFilms})(?=\.?\s?[1-9]\d)|(?<=\s)e(?=\d{2}))\.?\s?0*(\d{1,4})(?:\s?(?:\/|${ofWords})\s?\d{1,4})?\)?\s*[-–—:|]\s*(\S.*)$`,
);
/** A number before its word, and a name behind both: `Larkhill 9. rész - The Well`. */
export const behindMiddle = pattern(
  String.raw`^(.*?\p{L}.*?)[\s,.:|–-]+0*(\d{1,4})(?:-?[йя]|\.)?\s?(?:${episodeBehind})\s?[-–—:|.]\s?(\S.*)$`,
);
/** Behind a dash, a name needs no sign: `Larkhill - E8 The Well`. */
export const episodeDashed = pattern(
  String.raw`^(.*?\p{L}.*?)\s[-–—|]\s(?:e|${episodeOnly})\.?\s?0*(\d{1,4})\s(?!(?:${ofWords})\s?\d)(?=[\p{L}"«'])(\S.*)$`,
);
/** A name in quotation marks behind a number: `Cap. 7 'The Well'`. */
export const episodeQuoted = pattern(
  String.raw`^(.*?\p{L}.*?)[\s,.:|–-]+(?:episode|episodio|${episodeOnly})\.?\s?0*(\d{1,4})(?:\s?\/\s?\d{1,4})?[\s,.:–-]*(?:'(.+)'|"([^"]+)"|“([^”]+)”|«([^»]+)»|„([^“”]+)[“”])$`,
);
export const anyNumber = /\p{Nd}|[①-⑳]|第|[＃#]|[ΑΒΓΔΕϚΖΗΘΤ]['΄’ʹ]\s|\s[IVX]{1,5}(?![\p{L}\d])/u;
