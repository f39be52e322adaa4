import { type AnyCase, anyCase } from "../../any-case.ts";
import { remembered } from "../../memory.ts";
import { alternatives } from "./words.ts";

/** The squad of an entrant, as a suffix of the team's key: `""` for the first team, `+w`, `+u21`, `+w+u20`, `+b`. */
export type Squad = string;

type Mark = { pattern: RegExp | AnyCase; squad: (found: RegExpExecArray) => Squad; isAge?: boolean };

const edge = "(?<![\\p{L}\\p{N}])";
const close = "(?![\\p{L}\\p{N}])";
const word = (alternatives: string): AnyCase => anyCase(`${edge}(?:${alternatives})${close}`);

const women = [
  "women(?:['’]?s)?(?:\\s+team)?|ladies|wfc|female|girls|femenin[oa]|féminin(?:e?s?)|feminin(?:e?s?)|feminin[oa]|femminile|fem\\.?",
  "frauen|damen|vrouwen|dames|damer|dam|kvinner|kvinder|naiset|žene|žen[ai]?|žien|žensk\\p{L}+|zene|zensk\\p{L}+|kobiet\\p{L}*|kobiec\\p{L}+|ženy|feminină|femenil|emakume\\p{L}*|boireannach|boireannaich|na mban|naiskond\\p{L}*|femra\\p{L}*|nők|kadın(?:lar)?",
  "női|naisten|naiset|damernas?|kvinna|konur|kvenna|kvinnur|sieviešu|moterų|moterys|naised|naiste|femení|merched|mná|putri",
  "(?:kvinde|kvinne|dam)(?:landskamp|landshold|landslag|fotboll|fodbold|fotball|håndbold|håndball|handboll|ishockey|hockey|basket|volley|innebandy|cykling|sykling)\\p{L}*|kvinder(?:ne)?s|kvinne(?:r|ne)s|kvinnorn?as|kvinnors|damer(?:ne)?s|kvennalandslið\\p{L}*|frauen(?:fußball|handball|volleyball|basketball|länderspiel|nationalmannschaft)|vrouwenvoetbal",
  "жени|женщин\\p{L}*|женск\\p{L}+|жен\\.|жінки|жінок|жіноч\\p{L}+|жене|жанчын\\p{L}*|жаноч\\p{L}+|қыздар|аялдар|эмэгтэй|әйелдер|γυναικών|γυναίκες|נשים|לנשים|سيدات|للنساء|النساء|نسائي\\p{L}*|للسيدات|السيدات|النسائي|بانوان|زنان",
  "หญิง|महिला|মহিলা|নারী|خواتین|மகளிர்|మహిళల|మహిళా|ಮಹಿಳಾ|ಮಹಿಳೆಯರ|വനിതാ|വനിത|મહિલા|ਮਹਿਲਾ|ਔਰਤਾਂ|කාන්තා|ქალთა|ქალები|կանանց|ሴቶች|xotin-qizlar|ayollar|qadınlar|wanita|wanawake|nữ|အမျိုးသမီး|នារី|ຍິງ",
  alternatives("women"),
].join("|");

const ages =
  "(?:u|under|sub|m|s|κ|ยู|до|під|do lat|moins de|jünger als|עד גיל|נוער עד גיל|تحت|زیر|อายุไม่เกิน|รุ่น|dưới)\\s*[-–.]?\\s*(1[2-9]|2[0-3])(?:['’]?s)?|(1[2-9]|2[0-3])\\s*&\\s*under";
/** The same in all languages at the end of a name; elsewhere the words mean `at` and `in` as well: `Italia alle 21`. */
const under = alternatives("under");
const agesAtEnd = anyCase(
  `${edge}(?:(?:${under})\\s?(1[2-9]|2[0-3])|(1[2-9]|2[0-3])[\\s-]?(?:\\p{L}{1,6}\\.?\\s?)?(?:${under}))(?=[^\\p{L}\\p{N}]*$)`,
);

const marks: readonly Mark[] = [
  { pattern: /\(\s*[wfkvžж]\s*\)/iu, squad: () => "+w" },
  { pattern: /(?<=\S\s+)[WŽ]$/u, squad: () => "+w" },
  { pattern: word(women), squad: () => "+w" },
  {
    pattern: /女子|なでしこ|女足|女篮|女籃|女排|女单|女單|女双|女雙|여자|หญิง|ຍິງ|នារី|အမျိုးသမီး/u,
    squad: () => "+w",
  },
  { pattern: word(ages), squad: ([, ahead, behind]) => `+u${ahead ?? behind}`, isAge: true },
  { pattern: agesAtEnd, squad: ([, ahead, behind]) => `+u${ahead ?? behind}`, isAge: true },
  {
    pattern: word("espoirs|espoir|הצעירה|ελπίδων|ümit(?:ler)?|молод[её]ж\\p{L}+|молодіжн\\p{L}+"),
    squad: () => "+u21",
  },
  { pattern: word("youth|ל?נוער(?! עד)|a-junioren|a-jugend|juvenil(?:es)?"), squad: () => "+u19" },
  {
    pattern: word(
      "juniori|juniorzy|juniorów|juniora|juniory|junioren|juniorska|omladinci|omladinska|dorost|ifjúsági",
    ),
    squad: () => "+u19",
  },
  { pattern: word("reserves?|res\\.|2nd xi"), squad: () => "+b" },
  { pattern: /(?<=\p{L}{2,}\s+)(?:II|B)$/u, squad: () => "+b" },
  { pattern: /(?<=\p{L}{3,}\s+)['‘"]?A['’"]?$/u, squad: () => "+a" },
  { pattern: word("legends|masters xi"), squad: () => "+legends" },
];

/**
 * Splits an entrant's text into its name and its squad: women, an age group, a second team. The name keeps its
 * spelling. A text that is only the mark of a squad is a name. Splitting the name again finds nothing more.
 */
export const splitSquad = remembered(5_000, split);

type NameAndSquad = Readonly<{ name: string; squad: Squad }>;

function split(text: string): NameAndSquad {
  let name = text.trim();
  const squads = new Set<string>();
  const mayHaveAge = /1[2-9]|2[0-3]/.test(name);
  for (const { pattern, squad, isAge } of marks) {
    if (isAge && !mayHaveAge) continue;
    const found = pattern.exec(name);
    if (!found) continue;
    const rest = tidy(name.slice(0, found.index) + name.slice(found.index + found[0].length));
    if (!/[\p{L}\p{N}]/u.test(rest)) continue;
    name = rest;
    squads.add(squad(found));
  }
  return { name, squad: [...squads].sort(bySquad).join("") };
}

const tidy = (name: string): string =>
  name
    .replace(/\(\s*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s\-–:,]+|[\s\-–:,]+$/g, "")
    .trim();

/** `+w` comes first. */
const rank = (squad: string): number => (squad === "+w" ? 0 : squad.startsWith("+u") ? 1 : 2);
const bySquad = (a: string, b: string): number => rank(a) - rank(b);

/** An entrant's squad in a league: its own, and the one that the league implies (WSL: women). */
export function squadIn(squad: Squad, leagueSquad: Squad): Squad {
  const parts = new Set(
    `${squad}${leagueSquad}`
      .split("+")
      .filter(Boolean)
      .map((part) => `+${part}`),
  );
  return [...parts].sort(bySquad).join("");
}

/**
 * An entrant's key: the team's key and the squad, without the squad that the bare key already means (women for a WNBA
 * club).
 */
export const sideKey = (team: { key: string; squad: Squad }, squad: Squad): string =>
  team.key + (team.squad ? squad.replace(team.squad, "") : squad);
