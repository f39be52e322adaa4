import { type MarkKind, sportsAfterLive } from "./mark-words.ts";

/** Where marks stand around a title: in brackets, beside signs, or as words that no title has there. */

const bracketed = String.raw`\(([^()]{1,40})\)|\[([^[\]]{1,40})\]|【([^【】]{1,30})】|（([^（）]{1,30})）|〔([^〔〕]{1,30})〕|[<＜]([^<>＜＞]{1,24})[>＞]|\{([^{}]{1,40})\}|\/(\p{L}[\p{L}\p{M}\s.]{1,29}|[пrRрР])\/|(?<=\s)-(\p{L}[\p{L}\p{M}\s]{0,20}\.?)-|\*([\p{L}\p{M}][\p{L}\p{M}\s.]{1,20})\*|([\u{1f130}-\u{1f189}\u{1f200}-\u{1f23b}])`;
export const bracketAtStart = new RegExp(String.raw`^(?:${bracketed})\s*`, "u");
export const bracketAtEnd = new RegExp(String.raw`\s*(?:${bracketed})\.?$`, "u");
/** Behind the name of a competition or show: `Larkhill Cup (LIVE): Reds v Blues`. */
export const bracketBeforeColon = /^(\p{L}[^()[\]:]{0,40}?)\s*[([]([\p{L}\p{M}\s.]{1,24})[)\]]\s?:\s*(?=\S)/u;
/** Before the year of a film or show: `Larkhill (R) (2019)`. */
export const bracketBeforeYear = /^(.*[^\s(])\s*[([]([^()[\]]{1,24})[)\]]\s(\((?:19|20)\d\d\))$/u;
/** Between a title in quotation marks and what it is: `"Larkhill" /шууд/ нэвтрүүлэг`. */
export const bracketBehindQuotes =
  /^("[^"]+"|«[^«»]+»|„[^„“”"]+[“”"]|“[^“”]+”)\s?(?:\/([^/]{1,24})\/|\(([^()]{1,24})\))\s+(\p{L}.*)$/u;
/** Before a bracket that says something else: `Larkhill – Rebroadcast (Tuesday Edition)`. */
export const wordBeforeBracket =
  /^(.*\p{L}.*?)\s[-–—|]\s(\p{L}[\p{L}\p{M}\s]{2,24})\s(\([^()]*\p{L}[^()]*\))$/u;
/** Before the two sides of a game: `Football LIVE: Reds v Blues`. */
export const capitalsBeforeColon =
  /^(\p{L}[^:]{0,40}?\p{Ll}[^:]{0,10}?)\s(\p{Lu}[\p{Lu}\s]{2,14}\p{Lu})\s?:\s+(?=\S)/u;
/** What players show in colour or bold. */
export const markup =
  /\[\/?(?:COLOR|B|I|UPPERCASE|LOWERCASE)(?:\s[^\]]{1,20})?\]|<\/?(?:em|b|i|u|strong)>/giu;
export const beforeSign =
  /^((?:1\.?\s?[ªºη]?\s?)?\p{L}(?:[\p{L}\p{M}\s'’΄]|&(?=\s)|-(?=\p{L})){1,24}?\.?)\s*(?:!\s*:?|[:：]|[|•·]|[-–—]\s)\s*(?=\S)/u;
/** Before or after a full stop, or after a comma: words that are hardly part of a title, by their length or script. */
export const beforeStop = /^(\p{L}[\p{L}\s'’]{4,24}|LIVE)\.\s+(?=\S)/u;
export const afterStop =
  /[.,،;]\s+((?:(?:1\.?\s?[ªºη]?\s?)?\p{L}(?:[\p{L}\p{M}\s'’΄ʼ]|-(?=\p{L})){4,24}|(?=\P{ASCII})\p{L}{2,4}|(?=\p{L}{0,3}\P{ASCII})\p{L}{3,4}|(?![\p{Script=Latin}\p{Script=Cyrillic}])\p{L}[\p{L}\p{M}\s"״]{1,24}|R|Rpt|RPT|Wdh|(?:[Ww]h|[Ww]dh|[Rr]ep|[Rr]pt|[Rr]|[Hh]erh|[Pp]owt|[Ii]sm|[Pp]onov)(?=\.))[.!]?)$/u;
/** With a place behind: `… Прямая трансляция из Казани`. */
export const withPlace =
  /[.,;]\s+(\p{L}[\p{L}\s]{3,24}?)\s(?:из|с|со|з|зі|із|from|desde|da|dal|dalla|depuis|aus|fra|från|van|uit|iz|din|de la|z|ze|od|iš|no|από)\s\p{Lu}[\p{L}\p{M}\s.'’-]{1,40}$/u;
export const afterSign =
  /\s*(?:[|•·*★☆]|\s\/\/|\s[-–—:]|[-–—:]\s)\s*¡?([\p{L}\d](?:[\p{L}\p{M}\d\sª^"״'’΄]|(?<=\p{L})-(?=\p{L})){1,31}?)[!.]?$/u;
/** Capitals among other letters. */
export const capitals =
  /^(LIVE|NEW(?: EPISODES?)?|CANLI YAYIN|CANLI|EN VIVO|EN DIRECTO|AO VIVO|DIRETTA|EN DIRECT)\s+(?=.*[\p{Ll}\p{Lo}])/u;
export const capitalsAtEnd =
  /\s+(LIVE!|TEKRAR|Tekrar|Tekrarı|YENİ BÖLÜM|Yeni Bölüm|NAŻYWO|NAŽIVO|UŽIVO|1[\^ªa] ?TV|Prima TV|PRIMA TV|รีรัน|Rerun|Rpt|RPT|CANLI|EN VIVO|AO VIVO|DIRETTA|EN DIRECT|HD|UHD|4K)$/u;
/** In Spanish, between its own signs: `¡Nuevo! Larkhill`, `Larkhill ¡ESTRENO!`. */
export const exclaimed = /^¡(\p{L}[\p{L}\s]{2,20})!:?\s+(?=\S)|(?<=\S)\s+¡(\p{L}[\p{L}\s]{2,20})!$/u;
/** Versions and subtitles, as codes without brackets. */
export const versionAtEnd =
  /(?<=[\p{L}\d!?)\]]\s)(VOSTFR|VOSTA|VOST|VOSE|OmU|OmeU|HD ST|HD AD|ST HD|cont\.|contd\.?|(?:AD|CC|SL|SDH)(?:\s(?:AD|CC|SL|SDH)){1,2}|(?<=[\p{Lo}\p{M}]\s)(?:AD|CC|SL|SDH))$/u;
/** Longer words in capitals behind others; `LIVE` alone is said of concerts. */
export const otherCapitalsAtEnd = /\s(\p{Lu}{2,}(?:\s\p{Lu}{2,}){1,3}|\p{Lu}{5,})!?$(?<=\p{Ll}.*)/u;
export const otherCapitals = /^(\p{Lu}{2,}(?:\s\p{Lu}{2,}){1,3}|\p{Lu}{5,})\s+(?=\p{Lu}\p{Ll})/u;
/** A repeat's letter after brackets: `(3 af 8) e.`, `(PG) - R`. */
export const letterAtEnd = /(?<=[)\]/])(?:\s+[-–—|]|,)?\s+(?:п|р|R|r|e\.)$/u;
/** Behind brackets, a word needs no separator: `(4/8) Erstausstrahlung`. */
export const wordAfterBracket =
  /(?<=[)\]/»”]|(?<!\p{L})(?:S\d{1,2}\s?E|[Ee][Pp]|[Cc]ap)\.?\s?\d{1,4})\s+((?:1\.?\s?[ªºη]?\s?)?\p{L}(?:[\p{L}\p{M}\s.'’΄]|-(?=\p{L})){1,24})[!.]?$/u;
/** Several codes behind brackets: `(5/13) ST AD`. */
export const codesAfterBracket = /(?<=[)\]»”])\s+((?:\p{Lu}{1,4}[\s,/]+){0,3}\p{Lu}{2,4})$/u;
/** How good a film is said to be, or a note that isn't there: `Larkhill ★★½`, `Larkhill *`. */
export const stars = /\s*\(?[★☆⭐✩✭✮]+[\s½¼¾]*(?:\/\s?\d)?\)?$|\s\*{1,5}\s*$/u;
/** Scripts that part words little or not at all. */
const unparted = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}ー]`;
export const unpartedAtStart = new RegExp(String.raw`^(${unparted}{2,8})\s*[-–—：:｜|]\s*(?=\S)`, "u");
export const unpartedAtEnd = new RegExp(String.raw`\s(${unparted}{2,16})$`, "u");
export const hebrewAtEnd = /\s+(?:[-–]\s+)?(מישור|ישיר|שידור חי|ש[."״]\s?ח\.?|שידור חוזר)!?$/u;
/** How a programme can be followed, in a long word behind a dash: `Larkhill - syntolkat`. */
export const accessBehindDash = /\s[-–—]\s(\p{Ll}[\p{L}\s]{7,24})$/u;
/** A version, behind a dash: `לרקהיל - מדובב`. */
export const versionBehindDash = /\s[-–]\s(\p{L}[\p{L}\s]{2,24})$/u;
/** A repeat behind brackets or a dot, where words aren't parted: `港湾(粤语)重播`. `重播人生` is a name. */
export const unpartedRepeat = /(?:(?<=[)）])|[.·])(重播)$/u;
/** The same where words aren't parted: `港湾－国语版`. */
export const unpartedVersion = /(?<=\p{Script=Han})\s?[-–—－]\s?(\p{Script=Han}{2,5})$/u;
/** The hour of a showing: `3AM: Larkhill`, `13:30 LIVE Reds - Blues`. */
export const hourAtStart =
  /^(?:1[0-2]|[1-9])(?::[0-5]\d)?\s?[AP]M:\s+|^(?:[01]?\d|2[0-3])[:.][0-5]\d\s+(?=(?:LIVE|UŽIVO|NAŽIVO|CANLI|DIRETTA|EN VIVO|EN DIRECTO|EN DIRECT|AO VIVO)\s)/u;
export const liveSport = new RegExp(String.raw`^(Live)\s+(?=(?:${sportsAfterLive})(?:\s|:|$))`, "iu");
/** Between two sides and their competition: `Reds-Blues Live La Liga`. */
export const liveBeforeLeague = new RegExp(
  String.raw`\sLive(?=\s(?:${sportsAfterLive})(?:\s\d{1,2})?$)(?<=\p{L}\s?[-–]\s?\p{L}.*)`,
  "iu",
);
/** Arabic guides put these behind a title without a sign, or any mark in quotation marks. */
export const arabicAtEnd = /\s(?:(مدبلجة?|مترجمة?|إعادة|اعادة)|["“]([\p{Script=Arabic}\s]{4,20})["”])$/u;
/** Thai doesn't part words. */
export const thaiLive = /^(?:การ)?(ถ่ายทอดสด)\s*(?=\S)/u;
export const lamp = /^[🔴⏺]\s*(?:live\b\s*)?|\s*[🔴⏺]\s*(?:live)?$/iu;
/** The small letters in which guides for players write marks. */
export const small: readonly (readonly [RegExp, MarkKind])[] = [
  [/\s*ᴸᶦᵛᵉ|\s*ᴸᴵⱽᴱ/u, "live"],
  [/\s*ᴺᵉʷ|\s*ᴺᴱᵂ/u, "new"],
  [/\s*ᵁᴴᴰ|\s*⁴ᴷ/u, "uhd"],
  [/\s*ᴴᴰ/u, "hd"],
];
/** The day of an issue, and maybe its hour: `港湾 -17/8/26`, `Reds - Blues 17/8/26`, `港湾-2026-8-17`, `Larkhill News: 2026-08-17 18:00`, `Larkhill vom 17.8.2026`. */
export const dayAtEnd =
  /\s(?:-\s?)?\d{1,2}\/\d{1,2}\/\d\d$|(?:(?<=\p{Script=Han})-|[\s,:|–—-]*[\s([])(?:(?:vom|du|del|dal|din|van|från|fra|от|від|z|ze|za|of)\s)?(?:20\d\d(?:[-./]\d{1,2}){2}|(?:\d{1,2}[-./]){2}20\d\d)\.?(?:,?\s(?:\p{L}{1,4}\.?\s)?\d{1,2}[:.]\d\d)?[)\]]?\.?$/u;
export const arrows = /^[⋗›»▶►]\s*/u;
export const russian = /^(х\/ф|т\/ф|т\/с|х\/с|д\/ф|д\/с|м\/ф|м\/с|а\/ф)\.?\s+/iu;
