import { inAllForms } from "../catalogue/han.ts";
import { findEventWords, leg, type RoundWord } from "./table-words.ts";
import { allWords } from "./text.ts";

/**
 * Finds matchdays, stages, rounds, sessions and legs, as listings in many languages write them: `Matchday 3`, `2.
 * Spieltag`, `8e journée`, `第3节`.
 */

const finals =
  "(?:grand|preliminary|elimination|qualifying|major|minor|conference|divisional)?\\s?(?:quarter|semi|eighth)?[- ]?finals?";
const ordinal = "(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|final|opening|deciding)";

/** The first and second leg, in words that mean other things as well: `vuelta` is also a race. */
const legs = "(?:de )?(?:ida|vuelta|andata|ritorno|volta|aller|retour)";

const western = allWords`
  (?:match ?day|match ?week|game ?week|mw|md|gw|week|wk|round|rounds|rnd|rd|stage|leg|heat|test|odi|session|sess|race|game|match|event|day)\s?#?\d{1,3}(?:\s?(?:&|of|/)\s?\d{1,3})?|t20i?\s#?\d{1,2}|
  (?:round|day|stage|week|test|session|leg|heat|race|match|game|event) (?:one|two|three|four|five|six|seven|eight|nine|ten)|
  ${ordinal} (?:test|odi|t20i?|unofficial test|youth test|round|leg|half|semi-?final|quarter-?final|day|match|stage|session|innings|game|heat)(?: match)?(?:,? (?:d|day )\d)?|
  ${finals}(?:\s?\d(?!\d))?(?: (?:1st|2nd) leg)?(?: g\d)?|(?:qf|sf)\s?\d?(?: ?g\d)?(?: (?:1st|2nd))?|
  (?:r|d|fp|q)\d{1,3}(?:[ &](?:[dsgm])\d{1,3})*(?!\p{L})|(?:round of|last) (?:16|32|64|128)|
  (?<=[:(,–-]\s?)g\s?[1-7](?!\d)|
  group (?:stage|phase|[a-l](?!\p{L}))|play-?offs?|play-?in|third[- ]place(?: play-?off| match)?|
  3rd place(?: play-?off| match)?|l2h|main (?:card|draw|event)|under ?card|(?:early )?prelims|
  (?:perempat|suku|separuh|çeyrek|yarı|halve|kwart) ?finale?|
  \d{1,2}\. ?(?:spieltag|runde|etappe|tag|lauf|rennen|wettkampf|halbfinale|viertelfinale|gruppenspiel|qualifikationsrunde|hauptrunde|durchgang)|
  (?:spieltag|runde|etappe|tag|lauf) \d{1,2}|(?:halb|viertel|achtel|sechzehntel)?finale(?: der \p{L}+)?|finales(?! de)|
  hinspiel|rückspiel|gruppenphase|gruppe [a-l](?!\p{L})|(?:hinspiel|rückspiel)e?|
  \d{1,2}\s?(?:e|è|ème|eme|re|er|ère) ?(?:journée|étape|tour|manche|course|jour|round|poule)|
  (?:journée|étape|manche|tour) \d{1,2}|
  demi-?finales?(?: \d)?|quarts? de finale(?: \d)?|(?:8|16)(?:e|èmes?|es)? de finale|huitièmes? de finale|match (?:aller|retour)|(?<=-\s)[bhqd][ar](?=\s-)|(?<=-\s)j(?:0[1-9]|[1-3]\d)(?=\s-)|phase de poules?|petite finale|
  (?:jornada|fecha|etapa|fase|rodada|giornata|tappa|ronda|partido|juego|jogo|giorno|día|dia|manga) \d{1,2}|
  \d{1,2}\.?[ªaº°.]\s?(?:jornada|fecha|etapa|rodada|giornata|tappa|ronda|fase)|
  (?:octavos|cuartos|dieciseisavos|oitavas|quartas|ottavi|quarti|sedicesimi) (?:de|di) (?:final|finale)(?:,? ${legs})?|
  (?:semi-?finale?s?|finale?|eliminatoria),? ${legs}|(?:gara|partita) di (?:andata|ritorno)|
  semifinal(?:es|e|i)?|meia-?final|meias-?finais|fase de grupos|grupo [a-l](?!\p{L})|girone [a-l](?!\p{L})|(?:partido|juego) de (?:ida|vuelta)|
  \d{1,2}\. ?(?:kolo|etapa|kolejka|hafta|omgång|runde|speelronde|tur|krug|dan|deo|fordulo)|
  (?:kolo|etapa|kolejka|dan|tur|speelronde|omgång|trka) \d{1,2}|
  1/(?:2|4|8|16|32)(?:es?|èmes?)? (?:de )?(?:finales?|finala|finału)|polufinale|četvrtfinale|osmina finala|grupa [a-l](?!\p{L})|kvalifikacije|
  \d{1,2}-?(?:й|я) (?:тур|этап|круг)|тур \d{1,2}|1/(?:2|4|8) финала|полуфинал|четвертьфинал|финал|
  \d{1,2}\. ?(?:dag|nap|päivä|den|deň|diena|päev)|(?:dag|dzień|ngày|день|ден) \d{1,2}|hari(?: ke-)? ?\d{1,2}|ziua a \d{1,2}-a|\d{1,2}η (?:η)?μέρα|\d{1,2}-?(?:й|и) (?:день|ден)|
  \d{1,2} кръг|кръг \d{1,2}|четвъртфинал|(?:пів|чверть)?фінал|
  \d{1,2}\. ?(?:forduló|játéknap|kierros|seeria|hafta)|(?:elő|negyed)?döntő|(?:puoli)?välierä|finaali|
  (?:pół|ćwierć)?finał|(?:štvrť|čtvrť|semi)?finále|(?:semi)?finală|sferturi|(?:kvarts?|åttondels?)final\p{L}?|
  \d{1,2}η αγωνιστική|(?:προ)?(?:ημι)?τελικ(?:ός|οί|ού)|vòng \d{1,2}|(?:chung|bán|tứ) kết|(?:pekan|babak) \d{1,2}|
  (?:ב|מה?)?(?:מחזור|סיבוב|משחק|שלב|יום|מקצה|מי?רוץ|מח'|מ\.)(?: מס(?:פר|')?)? ?(?:ה-)?\d{1,2}|
  (?:חצי|רבע|שמינית|ח'|ח\.) גמר|גמר(?: (?:ה|ב)\p{L}+)?|שלב הבתים|
  (?:الجولة|الأسبوع|الاسبوع|المرحلة|اليوم|الدور|المباراة) (?:\d{1,2}|ال\p{L}+)(?: عشر)?|
  (?:نصف|ربع|ثمن) (?:ال)?نهائي|(?:ال)?نهائي|ذهاب|إياب|
  รอบ(?:คัดเลือก|ชิงชนะเลิศ|รองชนะเลิศ|ก่อนรองชนะเลิศ|แบ่งกลุ่ม)|(?:นัดที่|สัปดาห์ที่|รอบ|สนาม|นัด) ?\d{0,2}`;

const eastern = inAllForms(
  /第\s?[\d一二三四五六七八九十]{1,3}\s?(?:轮|輪|节|節|场|場|日|站|局|戦|回|週|周|ラウンド|試合|ステージ|比赛日|盘|关)(?:\s?其の[一二三四五六])?|1\/\d{1,2}\s?决赛\s?\d?|(?:半|总|準|準々)?(?:决赛|決勝)\s?\d?(?!战)|小组赛(?:[A-L]组)?|[A-L]组|三四名决赛|季军赛|开幕战|揭幕战|收官战|開幕戦|\d{1,2}回戦|予選(?:リーグ)?|本戦|\d{1,3}(?:라운드|R(?![\p{L}\d]))|\d차전|(?<=赛)\d(?=$|[\s(])|(?:比赛|场次)\s?\d{1,3}(?!\d)|(?:[一二三四五六七八九十]{1,3}|\d{1,2})日目|中日(?<=場所\s?中日)|初日|最終日|千秋楽|(?:준)?결승|\d{1,2}강|(?:[四八48]|十六|16|32)[强強]/gu,
);

/** What each of these has: a letter of China, Japan or Korea, or a number before the letter of a round: `5R`. */
const mayBeEastern = /[\u3005-\u9fff\uac00-\ud7a3]|\dR/;

export type Part = { text: string; from: number; to: number };

/** Numbers as listings write them beside a word: `3. kierros`, `3-ші тур`, `umferð 3`, `тур №3`. */
const numberBefore =
  /(?<![\d.:/-])\d{1,2}(?:\.|[ªº°]|-?\p{Ll}{1,3}|\s?-)\s?$|(?:^|[,;:|(.-]\s?)\d{1,2}\s?$|第\s?\d{1,2}\s?$/u;
const numberAfter = /^\s?(?:№|#|nr?\.?\s?)?(\d{1,2})(?![\d/%]|[.,:]\d)/iu;

/** The rounds that the words of all languages name, unless they are no more than a pattern has found. */
function findWorded(text: string, found: readonly Part[]): Part[] {
  const more: Part[] = [];
  // `Vuelta` beside a stage is a race.
  const isBeside = (at: number): boolean =>
    [...found, ...more].some(
      (part) =>
        !/\d/.test(part.text.replace(/1\/\d/u, "")) &&
        (Math.abs(part.from - at) < near || Math.abs(part.to - at) < near),
    );
  for (const { item, from, to } of findEventWords(text).toSorted((a, b) => a.from - b.from)) {
    if (item === "match" || [...found, ...more].some((part) => part.from <= from && part.to >= to)) continue;
    const part = item === "round" || item === "stage" ? withNumber(text, from, to) : { from, to };
    if (!part || (item === "second-leg" && !isBeside(from) && !isBeside(to))) continue;
    more.push({ ...part, text: text.slice(part.from, part.to).trim() });
  }
  return more;
}
const near = 4;

function withNumber(text: string, from: number, to: number): { from: number; to: number } | null {
  const before = numberBefore.exec(text.slice(0, from))?.[0];
  if (before !== undefined) return { from: from - before.replace(/^[^\d第]+/u, "").length, to };
  const after = numberAfter.exec(text.slice(to))?.[0];
  return after === undefined ? null : { from, to: to + after.length };
}

/** What kind of round a word of any language names; null if it is in no table. */
export const roundOfWord = (text: string): RoundWord | null => {
  const item = findEventWords(text).find(({ item }) => item !== "match")?.item;
  return item === leg ? "second-leg" : item === undefined || item === "match" ? null : item;
};

/** Hebrew attaches "from the" to the word. */
const proclitic = /^[במ]ה?(?=מחזור|סיבוב|משחק|שלב)/u;

/** What makes a final no round: `The Final Season` tells of somebody. */
const tellsOfFinal = /^ (?:season|chapter|countdown|whistle|score|word|frontier)(?!\p{L})/iu;

/** The rounds that a text names, in their order. */
export const findRounds = (text: string): Part[] =>
  listRounds(text).filter(({ to }) => !tellsOfFinal.test(text.slice(to)));

function listRounds(text: string): Part[] {
  const found: Part[] = [];
  for (const match of [...western(text), ...(mayBeEastern.test(text) ? text.matchAll(eastern) : [])]) {
    const from = match.index;
    found.push({ text: match[0].trim().replace(proclitic, ""), from, to: from + match[0].length });
  }
  const worded = findWorded(text, found);
  if (worded.length === 0) return found.sort((a, b) => a.from - b.from);
  const isOver = (part: Part): boolean => worded.every(({ from, to }) => part.to <= from || part.from >= to);
  return [...found.filter(isOver), ...worded].sort((a, b) => a.from - b.from);
}
