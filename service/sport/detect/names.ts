import { splitSquad } from "../catalogue/squad.ts";
import type { SportKnowledge } from "../knowledge.ts";
import { isCompetition } from "./competition.ts";
import type { Named } from "./sides.ts";

/** Names of sides as texts hold them: what can be one, and how to take it out of what stands around it. */

const longestName = 45;
const mostWords = 7;

/** Words of sentences, which no name of a side holds. */
const sentence =
  /(?:^|\s)(?:is|are|was|were|has|have|had|will|his|her|their|he|she|they|this|that|who|which|when|what|how|why|because|been|be|to|with|into|about|you|your|we|our|my|me|ein|eine|einen|der|die|das|und|ist|sind|wird|wenn|mit|von|avec|pour|dans|est|sont|qui|une|des|les|con|por|para|una|los|las|che|per|una|gli|della)(?=\s|$)/u;
const nothing =
  /^(?:tb[acd]|tba|t\.b\.a\.|n\.?n\.?|unknown|winner.*|loser.*|to be (?:announced|confirmed)|.*\btbc\b.*)$/iu;

/** Numbers, signs and lesser words around a name: `12) Hull City -`, `No. 5 Duke`. */
const around =
  /^(?:\d{1,2}\/\d{1,2}\s|[\s\-–/.,*#"'&~+=@_]|no\. ?\d+\s|#\d+\s|\d{1,2}[).]\s)+|[\s\-–/,*#"'&~+=@_]+$/giu;
/** The number of a second meeting of two fighters. */
const rematch = /\s(?:\d|ii|iii|iv)$/iu;

/** A name out of a candidate text: without what stands around it. */
const tidyName = (text: string): string => text.replace(around, "").trim();

/** A word of a name: a capital, a digit or a script without capitals begins it. */
const nameWord = /^["'(]?(?:\p{Lu}|\d|\p{Lo}|[a-z]\.)/u;
const particle =
  /^(?:de|del|der|van|von|den|da|di|do|dos|das|du|la|le|el|al|bin|ibn|of|and|y|e|i|the|&|ter|ten|zu|st\.?|'t|d')$/u;

/**
 * The run of words nearest a parting that can be a name, where sentences go on beyond it: `Fury` of
 * `tonight's fight of Fury`, `Jarvis` of `Jarvis tops a stacked card`. A text of names alone stays as it is.
 */
export function trimToName(text: string, end: "left" | "right"): string {
  const parts = tidyName(text).split(" ");
  const ordered = end === "left" ? parts.reverse() : parts;
  const run: string[] = [];
  for (const part of ordered) {
    if (!nameWord.test(part) && !(particle.test(part) && run.length > 0)) break;
    run.push(part);
  }
  while (run.length > 0 && particle.test(run.at(-1) ?? "")) run.pop();
  return (end === "left" ? run.reverse() : run).join(" ");
}

/** What competitions and their parts are called in Chinese and Japanese; no side's name holds it. */
const easternEvent =
  /[年赛届杯組组]|大会|站$|公开|单打|双打|男单|女单|男双|女双|混双|单项|全能|選手権|トーナメント/u;

const groundWords =
  /(?<!\p{L})(?:stadium|arena|superdome|speedway|raceway|racecourse|circuit|estadio|stade|stadio)(?!\p{L})/iu;

/** Whether a text can be a side's name at all. */
export function canBeSide(text: string): boolean {
  if (text.length < 2 || text.length > longestName || !/\p{L}/u.test(text)) return false;
  if (/[?!;=<>]/u.test(text) || /^\p{Ll}/u.test(text) || sentence.test(text)) return false;
  if (easternEvent.test(text) || isCompetition(text) || groundWords.test(text)) return false;
  return text.split(" ").length <= mostWords;
}

/** Whether a text says that a side isn't known yet: `TBC`. */
export const isOpen = (text: string): boolean => nothing.test(text);

const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * Whom the text beside a parting may mean. A listing says more around a name than the cuts take away, so what
 * stands nearest the parting is tried as well, as long as it is known: `Hilux Otago`, `中国男篮热身赛 中国队`.
 */
export function readSide(text: string, end: "left" | "right", knowledge: SportKnowledge): Named {
  const whole = tidyName(text);
  const named = nameOf(whole, knowledge);
  if (named.teams.length > 0) return named;
  const bare = withoutSport(whole, end, knowledge);
  if (bare !== whole && /\p{L}{2}/u.test(bare)) return nameOf(tidyName(bare), knowledge);
  if (eastern.test(whole)) {
    const parts = whole.split(" ");
    const nearest = end === "left" ? parts.at(-1) : parts[0];
    if (nearest && parts.length > 1 && eastern.test(nearest)) {
      const short = nameOf(nearest, knowledge);
      if (short.teams.length > 0 || whole.length > 20) return short;
    }
  }
  return named;
}

/** Words that make another name of a name: `West Virginia` isn't Virginia. */
const naming =
  /^(?:(?:north|south|east|west)(?:ern|east|west)?|n|s|e|w|central|new|old|upper|lower|great(?:er)?|saint|st\.?|san|santa|real|inter|state|tech|a&m|city|town|united|utd|rovers|rangers|college|university|queens?|kings?|royal|young|junior|fc|sc|cf|ac|afc)$/iu;

/**
 * The longest known name at a text's near end, for texts that say more, as of a sponsor: at most four words are
 * left out, and none that makes another name of it.
 */
export function nearestKnown(text: string, end: "left" | "right", knowledge: SportKnowledge): Named | null {
  const parts = tidyName(text).split(" ");
  for (let left = 1; left <= 4 && left < parts.length; left++) {
    const some = end === "left" ? parts.slice(left) : parts.slice(0, -left);
    const dropped = end === "left" ? parts[left - 1] : parts.at(-left);
    if (naming.test(dropped ?? "")) return null;
    const named = nameOf(tidyName(some.join(" ")), knowledge);
    if (named.teams.length > 0) return named;
  }
  return null;
}

/** What clubs' full names hold and nobody says: `Associazione Sportiva Roma`, `FC Bayern 1900 München`. */
const official =
  /(?<!\p{L})(?:(?:associazione|società|unione)(?: sportiva)?(?: calcio)?|(?:football|fútbol|futebol|fussball|voetbal|rugby|basketball|cricket) club|club (?:de |deportivo )?(?:fútbol|deportivo)|1[89]\d\d)(?!\p{L})/giu;

function nameOf(text: string, knowledge: SportKnowledge): Named {
  const teams = knowledge.findTeams(text);
  if (teams.length > 0) return { text, name: text, squad: "", teams };
  const { name, squad } = splitSquad(text);
  const bare = name.replace(rematch, "").replace(/(?<=\p{Script=Han})(?:代表|国家)?队$/u, "");
  const found = bare === text ? [] : knowledge.findTeams(bare);
  if (found.length > 0) return { text, name: bare, squad, teams: found };
  const short = tidyName(bare.replace(official, " ").replace(/\s+/gu, " "));
  for (const other of [short, bare.replace(/(?<=[aou])e/giu, "")]) {
    const teams = other === bare || other === "" ? [] : knowledge.findTeams(other);
    if (teams.length > 0) return { text, name: bare, squad, teams };
  }
  return { text, name: bare, squad, teams: [] };
}

/**
 * A name without the sport that stands beside it: `Houston Football`, `AAPB Baseball Lincoln`. What the sport
 * stands within is a name of its own.
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
