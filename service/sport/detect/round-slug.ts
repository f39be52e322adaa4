import { type Part, roundOfWord } from "./rounds.ts";

/**
 * Turns the names of rounds into slugs that are the same in every spelling: `Etappe 4`, `4. Etappe`, `Stage 4` and
 * `4ª etapa` are `stage-4`. The first pattern that matches decides.
 */

const types: readonly [slug: string, pattern: RegExp][] = [
  ["main-card", /main (?:card|event)/iu],
  ["prelims", /prelims|under ?card/iu],
  [
    "quarter-final",
    /qf|quarter|viertel|quart|kwart|perempat|suku|çeyrek|cuartos|četvrt|רבע|ربع|1\/4|準々|четв|чверть|negyed|ćwierć|č?tvrť|sfert|kvart|tứ|puoliväli|προημι|ก่อนรอง|8강|^[八8][强強]/iu,
  ],
  [
    "semi-final",
    /sf|semi|halb|halve|separuh|yarı|demi|polu|חצי|نصف|1\/2|半决|準決|полу|пів|elődö|pół|bán|väli|ημιτελ|รองชนะ|meia|4강|준결|^[四4][强強]/iu,
  ],
  [
    "round-of-16",
    /achtel|octavos|oitavas|ottavi|huiti|osmina|שמינית|ח' גמר|ثمن|1\/8|of 16|last 16|16강|(?:十六|16)[强強]/iu,
  ],
  ["stage", /stage(?! ?\D*group)|etapp|étape|etapa|tappa|fase \d|ステージ|этап/iu],
  ["session", /sess|^s\d/iu],
  ["test", /test/iu],
  ["odi", /odi/iu],
  ["t20", /t20/iu],
  ["race", /race|rennen|manche|trka|מי?רוץ|manga|course|レース/iu],
  ["heat", /heat|lauf/iu],
  [
    "match",
    /match(?! ?(?:day|week))|^g\s?\d|game(?! ?week)|משחק|試合|局|场|場|차전|(?<!回)戦|partido|juego|jogo/iu,
  ],
  [
    "day",
    /day(?<!match ?day|game ?day)|^d\d|tag(?<!spieltag)|día|dia|jour(?!n)|dan|dag|nap$|päivä|päev|den$|deň|diena|dzień|hari|ngày|день|ден(?!т)|ziua|μέρα|giorno|日|千秋楽|יום|اليوم/iu,
  ],
  ["practice", /^f?p\d/iu],
  // The last meeting of a series, which has many finals.
  ["finals", /总决赛|總決賽/u],
  ["final", /final|finał|finál|finaali|döntő|גמר|نهائي|决赛|決勝|ф[иі]нал|결승|τελικ|chung kết|ชิงชนะ/iu],
  ["group", /group|gruppe|grupo|girone|grupa|小组|组|poule|בתים/iu],
  ["round", /\d|round/iu],
];

const ordinals = ["first", "second", "third", "fourth", "fifth"];
const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** The first, the middle and the last day of a sumo tournament have names. */
const daysOfTournament = new Map([
  ["初日", 1],
  ["中日", 8],
  ["千秋楽", 15],
]);
const eastDigits = "一二三四五六七八九";
/** A number below a hundred in words of China and Japan, beside what it counts: `第二节`, `十四日目`. */
const eastNumber = new RegExp(`(?:第|^(?=.{1,3}日目))([${eastDigits}]?)(十?)([${eastDigits}]?)`, "u");

function numberIn(text: string): number | null {
  const digits = /(?<!1\/)(\d{1,3})(?!\/)/u.exec(
    text.replace(/\b(?:of|last) (?:16|32|64|128)\b|1\/\d{1,2}|\d{1,2}[강强強]/giu, " "),
  );
  if (digits) return Number(digits[1]);
  const tournamentDay = daysOfTournament.get(text.trim());
  if (tournamentDay !== undefined) return tournamentDay;
  const word = ordinals.findIndex((ordinal) => text.toLowerCase().includes(ordinal));
  if (word >= 0) return word + 1;
  const number = numbers.indexOf(/ (\p{L}+)$/u.exec(text.toLowerCase())?.[1] ?? "");
  if (number >= 0) return number + 1;
  const [, first = "", ten = "", last = ""] = eastNumber.exec(text) ?? [];
  const digitOf = (digit: string): number => (digit === "" ? 0 : eastDigits.indexOf(digit) + 1);
  return (ten === "" ? digitOf(first) : 10 * (digitOf(first) || 1) + digitOf(last)) || null;
}

/** The slug of one round; `T20 2` and `2nd T20` have the same. */
function roundSlug(text: string): string {
  const known = types.find(([, pattern]) => pattern.test(text))?.[0];
  const word = roundOfWord(text);
  // The word for the final is a part of many others.
  const type =
    (word === "final" && known !== undefined && known !== "round" ? known : word) ?? known ?? "round";
  const number = numberIn(type === "t20" ? text.replace(/t20i?/iu, " ") : text);
  return number === null ? type : `${type}-${number}`;
}

/** The slugs of all rounds that a text names, each once, in their order. */
export const roundSlugs = (rounds: readonly Part[]): string[] => [
  ...new Set(rounds.map(({ text }) => roundSlug(text))),
];
