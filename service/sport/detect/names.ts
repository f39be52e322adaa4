import { anyCase } from "../../any-case.ts";
import { remembered, rememberedOf } from "../../memory.ts";
import { fold } from "../../text.ts";
import { inAllForms } from "../catalogue/han.ts";
import { makesOtherName } from "../catalogue/side.ts";
import { splitSquad } from "../catalogue/squad.ts";
import type { SportKnowledge, Team } from "../knowledge.ts";
import { isCompetition } from "./competition.ts";
import { isDraw } from "./empty-names.ts";
import { isNation, type NamedSide } from "./pair.ts";

/** Names of entrants in texts: what can be a name, and how to separate it from the words around it. */

const longestName = 45;
const mostWords = 7;

/** Words of sentences, which names don't contain. `Arsenal are` isn't a name. */
const sentence =
  /(?:^|\s)(?:is|are|was|were|has|have|had|will|his|her|their|he|she|they|this|that|who|which|when|what|how|why|because|been|be|to|with|into|about|you|your|we|our|my|me|ein|eine|einen|der|die|das|und|ist|sind|wird|wenn|mit|von|avec|pour|dans|est|sont|qui|une|des|les|con|por|para|una|los|las|che|per|gli|della)(?=\s|$)/u;
const undecided = anyCase(
  /^(?:tb[acd]|tba|t\.b\.a\.|n\.?n\.?|unknown|winner.*|loser.*|to be (?:announced|confirmed)|.*\btbc\b.*)$/u,
);

/** Numbers, signs and minor words around a name: `12) Hull City -`, `No. 5 Duke`. */
const around =
  /^(?:\d{1,2}\/\d{1,2}\s|[\s\-–/.,*#"'&~+=@_]|no\. ?\d+\s|#\d+\s|\d{1,2}[).]\s)+|[\s\-–/,*#"'&~+=@_]+$/giu;
/** The number of a second bout between two fighters: `Fury II`. */
const rematch = /\s(?:\d|ii|iii|iv)$/iu;

/** A candidate text without the signs around the name. */
const tidyName = (text: string): string => text.replace(around, "").trim();

/** Words of a title beside a name: `Features Canelo Alvarez`, `Michael Chandler 2 From`. */
const besideName = /^(?:featuring|features|ft\.?|feat\.?)\s|\s(?:from|at)$/giu;

/**
 * The beginning of a word in a name: a capital, a digit, or a letter of a script that writes names without capitals;
 * before it, an elided particle: `d'Abidjan`. Some sources lose its apostrophe: `Cote dIvoire`.
 */
const nameWord = /^["'(]?(?:(?:[dl]|dell)'?\p{Lu}|\p{Lu}|\d|\p{Lo}|\p{sc=Georgian}|[a-z]\.)/u;
const particle =
  /^(?:de|del|der|van|von|den|da|di|do|dos|das|du|la|le|el|al|bin|ibn|of|and|et|und|y|e|i|the|&|ter|ten|zu|st\.?|'t|d')$/u;

/** A competition before a name, in scripts that have no capitals to part them: `ช้าง เอฟเอ คัพ ระยอง`. */
const afterCompetition = inAllForms(
  /^.*(?:คัพ|ลีก|แชมเปี้ยนชิพ|リーグ|カップ|杯|联赛|聯賽|리그|컵|लीग|लिग|कप|ट्रॉफी|লিগ|কাপ|லீக்|கோப்பை|లీగ్|కప్|ಲೀಗ್|ಕಪ್|ലീഗ്|കപ്പ്|લીગ|ਲੀਗ|ლიგა|თასი|ሊግ|ዋንጫ|လိဂ်|ဖလား|ລີກ|លីគ)\s+(?=[\p{Lo}\p{Lu}])/u,
);

/**
 * The words next to a separator that can be a name, without the sentence they are part of: `Fury` of `tonight's fight
 * of Fury`, `Jarvis` of `Jarvis tops a stacked card`. A text that is only a name stays the same.
 */
export function trimToName(text: string, end: "left" | "right"): string {
  const bare = end === "left" ? text.replace(afterCompetition, "") : text;
  const parts = tidyName(bare.replace(besideName, "")).split(" ");
  const ordered = end === "left" ? parts.reverse() : parts;
  const run: string[] = [];
  for (const part of ordered) {
    if (!nameWord.test(part) && !(particle.test(part) && run.length > 0)) break;
    if (run.length > 0 && easternEvent.test(part)) break;
    run.push(part);
  }
  while (run.length > 0 && particle.test(run.at(-1) ?? "")) run.pop();
  return (end === "left" ? run.reverse() : run).join(" ");
}

/** What competitions and their parts are called in Chinese and Japanese. No entrant's name contains these. */
const easternEvent = inAllForms(
  /[年赛賽届屆杯盃組组]|大会|站$|公[开開]|[单單雙双]打|[男女][单單双雙]|混[双雙]|[单單][项項]|全能|選手権|トーナメント/u,
);

/** A stade is a ground in France, and a club: `Stade d'Abidjan`, but `Stade de France`. */
const groundWords = anyCase(
  /(?<!\p{L})(?:stadium|arena|superdome|speedway|raceway|racecourse|circuit|estadio|stadio)(?!\p{L})|(?<=\S\s)stade(?!\p{L})|^stade (?:de france|vélodrome|municipal|national|olympique)/u,
);

/** Whether a text can be an entrant's name at all. */
export function canBeName(text: string): boolean {
  return text.split(" / ").every(canBeOneName);
}

function canBeOneName(text: string): boolean {
  if (text.length < 2 || text.length > longestName || !/\p{L}/u.test(text)) return false;
  if (/^(?:the|and|of|an?)$/iu.test(text)) return false;
  if (/[?!;=<>]/u.test(text) || /^(?!\p{sc=Georgian})\p{Ll}/u.test(text) || sentence.test(text)) return false;
  if (easternEvent.test(text) || isCompetition(text) || groundWords.test(text) || isDraw(text)) return false;
  return text.split(" ").length <= mostWords;
}

/** Whether a text says that an entrant isn't known yet: `TBC`, `Winner of Group A`. */
export const isUndecided = (text: string): boolean => undecided.test(text);

const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** A name without the competition that listings write before it: `West Asian Volleyball Championship Qatar`. */
export function withoutCompetition(text: string): string {
  const parts = text.split(" ");
  const at = parts.findLastIndex((part, index) => index < parts.length - 1 && isCompetition(part));
  return at < 1 || !nameWord.test(parts[at + 1] ?? "") ? text : parts.slice(at + 1).join(" ");
}

/**
 * Whom the text beside a separator may mean. Listings put more around a name than `pieces` cuts off, so the part next
 * to the separator is tried as well, as long as it is known: `Hilux Otago`, `中国男篮热身赛 中国队`.
 */
export function readName(text: string, end: "left" | "right", knowledge: SportKnowledge): NamedSide {
  const whole = tidyName(text);
  const named = lookUpName(whole, knowledge);
  if (named.teams.length > 0) return named;
  const withoutIt = withoutSport(whole, end, knowledge);
  const bare = /\p{L}{2}/u.test(withoutIt) ? tidyName(withoutIt) : whole;
  const parts = bare.split(" ");
  const nearest = end === "left" ? parts.at(-1) : parts[0];
  if (nearest && parts.length > 1 && eastern.test(nearest)) {
    const short = lookUpName(nearest, knowledge);
    if (short.teams.length > 0 || bare.length > 20) return short;
  }
  return bare === whole ? named : lookUpName(bare, knowledge);
}

/**
 * The longest known name next to the separator, for texts that say more, such as a sponsor's name. At most four words
 * are left out, and none that makes a different name.
 */
export function findNearestKnown(
  text: string,
  end: "left" | "right",
  knowledge: SportKnowledge,
): NamedSide | null {
  const parts = tidyName(text).split(" ");
  for (let left = 1; left <= 4 && left < parts.length; left++) {
    const some = end === "left" ? parts.slice(left) : parts.slice(0, -left);
    const dropped = end === "left" ? parts[left - 1] : parts.at(-left);
    if (makesOtherName(dropped ?? "")) return null;
    const nearest = tidyName(some.join(" "));
    const named = lookUpName(nearest, knowledge);
    // `AS Douanes` is no side of the United States, which Indonesian calls `AS`.
    if (named.teams.length > 0 && !shortLetters.test(nearest)) return named;
  }
  return null;
}

const shortLetters = /^[A-Z]{1,3}$/;

/** Parts of full names that nobody says: `Associazione Sportiva Roma`, `FC Bayern 1900 München`, `US national team`. */
const officialWords =
  /(?<!\p{L})(?:(?:associazione|società|unione)(?: sportiva)?(?: calcio)?|(?:football|fútbol|futebol|fussball|voetbal|rugby|basketball|cricket) club|club (?:de |deportivo )?(?:fútbol|deportivo)|national(?: football| soccer)? team|nationalmannschaft|millî? (?:futbol )?takım[ıi]?|1[89]\d\d)(?!\p{L})/giu;

/** What stands before a country's name in many languages: `Équipe de France`, `Сборная Китая`, `منتخب المغرب`. */
const nationalSide =
  /^(?:équipe|sélection|selección|seleção|seleccionado|nazionale|reprezentac(?:j|ij)[ae]|reprezentace|сборная|збірна|репрезентациј?а|منتخب|تیم ملی|נבחרת)(?: nationale?| nacional)?\s(?:de la |de l'|de |d'|du |do |da |di |dell')?(?=\p{Lu}|\p{Lo})/iu;

/** Endings of countries' names in the genitive of Slavic languages, and what they have instead. */
const genitives: readonly (readonly [RegExp, string])[] = [
  [/ии$/u, "ия"],
  [/ії$/u, "ія"],
  [/(?:ы|и)$/u, "а"],
  [/и$/u, "я"],
  [/[ау]$/u, ""],
  [/я$/u, "й"],
  [/ов$/u, "ы"],
  [/ii$/u, "ia"],
  [/(?:i|y|e)$/u, "a"],
  [/(?:u|a)$/u, ""],
];

/** The country that a national side's name tells, in either case; empty if it tells none. */
function findNation(text: string, { findTeams }: SportKnowledge): readonly Team[] {
  const country = text.replace(nationalSide, "");
  if (country === text) return [];
  const forms = genitives.flatMap(([ending, other]) =>
    ending.test(country) ? [country.replace(ending, other)] : [],
  );
  return (
    [country, ...forms].map((name) => findTeams(name).filter(isNation)).find(({ length }) => length > 0) ?? []
  );
}

/** A club's nickname before its town: `Bruins de Boston`, `Devils du New Jersey`, `Raptors de Toronto`. */
const beforeTown = /^(.{3,}?) (?:de l'|de la |du |de |des |d')(.{3,})$/iu;

/** What French says before a club: `l'AS Nancy-Lorraine`, `Les Sénateurs d'Ottawa`, `Le Standard`. */
const article = /^(?:les? |la |l')(?=\p{Lu}|équipe)/iu;

/** The same of clubs that are called first: `Coton Sport de Garoua`. */
const ofTown = / (?:de l'|de la |du |de |des |d')(?=\p{Lu})/gu;

const mostNames = 10_000;

/** Whom each catalogue means by a name, which is asked for whatever stands beside it. */
const lookUpsIn = rememberedOf((knowledge: SportKnowledge) =>
  remembered(mostNames, (text: string) => findNamed(text, knowledge)),
);
const lookUpName = (text: string, knowledge: SportKnowledge): NamedSide => lookUpsIn(knowledge)(text);

function findNamed(text: string, knowledge: SportKnowledge): NamedSide {
  const teams = knowledge.findTeams(text);
  if (teams.length > 0) return { text, name: text, squad: "", teams };
  const { name, squad } = splitSquad(text);
  const bare = name
    .replace(rematch, "")
    .replace(/(?<=\p{Script=Han})(?:男子)?(?:代表|国家|足球|篮球|排球|手球|冰球)?队$/u, "");
  const found = bare === text ? [] : knowledge.findTeams(bare);
  if (found.length > 0) return { text, name: bare, squad, teams: found };
  const short = tidyName(bare.replace(officialWords, " ").replace(/\s+/gu, " "));
  const plain = bare.replace(article, "");
  const turned = plain.replace(beforeTown, "$2 $1");
  const joined = bare.replace(ofTown, " ");
  for (const other of [short, bare.replace(/(?<=[aou])e/giu, ""), plain, turned, joined]) {
    const teams = other === bare || other === "" ? [] : knowledge.findTeams(other);
    if (teams.length > 0) return { text, name: bare, squad, teams };
  }
  const nations = findNation(plain, knowledge);
  const others = [() => findOfTown(plain, knowledge), () => findByInitial(bare, knowledge)];
  const meant = nations.length > 0 ? nations : others.map((find) => find()).find(({ length }) => length > 0);
  return { text, name: bare, squad, teams: meant ?? [] };
}

/** What tells clubs of one name apart, in short: `Borussia D`, `Atlético MG`, `H.Verona`. */
const withInitial =
  /^(?<called>.{4,}) (?<initials>\p{Lu}{1,2})\.?$|^(?<initials>\p{Lu})\. ?(?<called>.{4,})$/u;

/** The teams that are called so with a word that begins with the initial, or two that begin with both. */
function findByInitial(name: string, { findTeams }: SportKnowledge): readonly Team[] {
  const { called, initials } = withInitial.exec(name)?.groups ?? {};
  if (!called || !initials) return [];
  const own = fold(called);
  return findTeams(called).filter((team) => {
    const rest = fold(team.name)
      .split(" ")
      .filter((word) => !own.includes(word));
    return rest
      .map((word) => word[0])
      .join("")
      .startsWith(fold(initials));
  });
}

/** The teams that have a nickname and play in the town after it: `Sénateurs d'Ottawa`. */
function findOfTown(name: string, { findTeams }: SportKnowledge): readonly Team[] {
  const [, nickname, town] = beforeTown.exec(name) ?? [];
  if (!nickname || !town) return [];
  const folded = fold(town);
  return findTeams(nickname).filter((team) => fold(team.name).includes(folded));
}

/**
 * A name without the sport beside it: `Houston Football`, `AAPB Baseball Lincoln`. A sport in the middle is part of
 * the name.
 */
function withoutSport(text: string, end: "left" | "right", knowledge: SportKnowledge): string {
  const sports = knowledge.findSports(text);
  const [first] = sports;
  if (!first) return text;
  const last = sports.reduce((a, b) => (b.to > a.to ? b : a), first);
  const earliest = sports.reduce((a, b) => (b.from < a.from ? b : a), first);
  if (last.to === text.length) return text.slice(0, earliest.from).trim() || text;
  if (earliest.from === 0) return text.slice(last.to).trim() || text;
  return end === "left" && earliest.from <= 12 ? text.slice(last.to).trim() : text;
}
