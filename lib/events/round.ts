import { individualSports } from "@/contract/individual-sports";
import type { Words } from "@/lib/i18n";
import type { SportsEvent } from "@/lib/shapes";
import { sidesInText, sidesOf } from "./sides";

/** Rounds that the catalogues name, as listings of many languages write them: a name alone, or with its number. */
const rounds = [
  ["final", "(?:grand )?final|finales?|finals|финал|决赛|总决赛|決勝|결승|גמר|نهائي|النهائي"],
  [
    "semi",
    "sf|semi[- ]?finals?|semifinal(?:e|es|i)|halbfinale|demi[- ]?finales?|mei[ao]s?[- ]fina(?:l|is)|yarı ?final|полуфинал|半决赛|準決勝|준결승|חצי גמר|نصف (?:ال)?نهائي",
  ],
  [
    "quarter",
    "qf|quarter[- ]?finals?|viertelfinale|quarts? de finale|cuartos de final|quart[ao]s de final|quarti di finale|çeyrek ?final|четвертьфинал|1/4 финала|1/4决赛|準々決勝|준준결승|8강|רבע גמר|ربع (?:ال)?نهائي",
  ],
  [
    "last16",
    "round of 16|last 16|achtelfinale|huiti[eè]mes? de finale|octavos de final|oitav[ao]s de final|ottavi di finale|1/8 финала|1/8决赛|16강",
  ],
  ["qualifying", "qualifying|qualifikation|qualifications?|clasificación|qualificação|kvalifikacije|予選"],
  [
    "matchday",
    "match ?day|match ?week|game ?week|spieltag|journée|jornada|giornata|kolo|hafta|тур|節|מחזור|الجولة",
  ],
  ["stage", "stage|etappe|étape|etapa|tappa|этап"],
  [
    "lastRound",
    "(?:final|last) round|schlussrunde|(?:dernier|ultime) tour|ronda final|[úu]ltima (?:ronda|rodada|volta)|rodada final|最終ラウンド|الجولة الأخيرة",
  ],
  ["round", "round|rd|rnd|r(?=\\d)|runde|tour|ronda|rodada|轮|輪|回戦|ラウンド|라운드"],
  ["day", "d(?=\\d)|day|tag|jour|día|dia|giorno|dag|nap|päivä|den|dzień|день"],
  ["match", "match|матч|比赛"],
  ["game", "game"],
  ["race", "race|rennen|course|carrera|corrida"],
  ["test", "test(?: match)?"],
  ["group", "group|gruppe|grupo|groupe|girone|grupa"],
  ["leg", "leg"],
] as const;

type Round = (typeof rounds)[number][0];

/** Rounds that have a number, or a letter. */
const numbered: ReadonlySet<Round> = new Set([
  "matchday",
  "stage",
  "round",
  "day",
  "match",
  "game",
  "race",
  "test",
  "group",
  "leg",
]);

const ordinal = "第?(\\d{1,3})(?:\\.?[ªºao°]|\\.|-й|e|er|re|ère|ème|st|nd|rd|th)?";

const patterns = rounds.map(([round, names]) => ({
  round,
  pattern: new RegExp(
    numbered.has(round)
      ? `^(?:(?:${names})\\s*#?(\\d{1,3}|[A-L])|${ordinal}\\s*(?:${names}))$`
      : `^(?:${names})\\s*(\\d?)$`,
    "iu",
  ),
}));

/** One round in the page's language; null if it is none that the catalogues name. */
function oneRound(text: string, t: Words, isOfLeague: boolean): string | null {
  for (const { round, pattern } of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const n = (found[1] ?? found[2] ?? "").toUpperCase();
    const isMatchday = round === "round" && isOfLeague && !/tour/iu.test(text);
    const words = t(`event.rounds.${isMatchday ? "leagueRound" : round}`, { n });
    return n && !numbered.has(round) ? `${words} ${n}` : words;
  }
  return null;
}

/** Of several rounds in one: `QF, Race 28`, `2nd Test D4, L2H`. */
const between = /,\s+|\s+(?=D\d{1,2}(?:,|$))/u;

/** The last two hours of a day: what is shown again of it, not what was played. */
const isExcerpt = (part: string): boolean => /^L2H$/iu.test(part);

/** Races have no quarter-finals: their "QF" is qualifying. */
const inRace = (part: string, parts: readonly string[]): string =>
  /^qf$/iu.test(part) && parts.some((each) => /^race\b/iu.test(each)) ? "Qualifying" : part;

/** Chinese counts its rounds in words, too: 第一轮. */
const chineseDigits = "一二三四五六七八九";
const inDigits = (text: string): string =>
  text.replace(/(?<=第)[一二三四五六七八九](?=轮|輪)/gu, (digit) => String(chineseDigits.indexOf(digit) + 1));

/** What cups are called, where the API doesn't say whether a competition is one. */
const calledCup =
  /cup|copa|coupe|coppa|ta[cç]a|pokal|trophy|trophée|trofeo|kupa|puchar|beker|play-?offs?|qualif/iu;
const isCup = ({ name, cup }: NonNullable<Event["league"]>): boolean => cup ?? calledCup.test(name);

/** Whether an event is a match between teams in a league, whose rounds many languages call otherwise than a cup's. */
const isMatchOfLeague = ({ sport, league, home, away }: Event): boolean =>
  Boolean(league && !isCup(league) && home && away && !individualSports.has(sport));
type Event = Pick<SportsEvent, "sport" | "league" | "home" | "away">;

/** An event's round in the page's language: "Round 3" of a league is "3e journée" in French, and "3e tour" of a cup. */
export const roundOf = ({ round, ...event }: Event & Pick<SportsEvent, "round">, t: Words): string | null =>
  round ? roundWords(round, t, isMatchOfLeague(event)) : null;

/** A round in the page's language; as its source writes it if it is none that the catalogues name. */
export function roundWords(text: string, t: Words, isOfLeague = false): string {
  const written = inDigits(text.trim());
  const parts = written.split(between).filter((part) => !isExcerpt(part));
  const said = parts.map((part) => oneRound(inRace(part, parts), t, isOfLeague));
  if (!said.some(Boolean)) return text;
  return [...new Set(said.map((words, at) => words ?? parts[at]))].join(t("now.comma"));
}

/**
 * An event's name: both sides as the page's language has them, or the part of a tournament or
 * race in it: "Renewi Tour: Stage 2".
 */
export function eventName(
  { name, ...event }: Pick<SportsEvent, "name" | "home" | "away" | "names">,
  t: Words,
): string {
  const sides = sidesOf(event, t);
  if (sides) return sidesInText(sides, t);
  const at = name.lastIndexOf(": ");
  if (at < 0) return name;
  return t("event.part", { name: name.slice(0, at), part: roundWords(name.slice(at + 2), t) });
}

/** Whether a fact about an event says something that its name doesn't: a round or a competition is often part of it. */
export const addsTo = (name: string, fact: string): boolean =>
  !name.toLocaleLowerCase().includes(fact.toLocaleLowerCase());
