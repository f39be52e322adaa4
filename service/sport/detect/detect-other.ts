import { anyCase } from "../../any-case.ts";
import type { Detection } from "../detection.ts";
import type { League, SportKnowledge } from "../knowledge.ts";
import { isEpisode, isStory } from "./described-kind.ts";
import { buildBase, toConfidence } from "./detection-base.ts";
import { type Evidence, titleTexts } from "./evidence.ts";
import { findFinal } from "./final.ts";
import { namesGrandPrix } from "./hints.ts";
import { classifyTitle, findMagazineWord, findTeachingWord } from "./kinds.ts";
import { findNamedLeague } from "./league.ts";
import { isMatchTitle, tellsTalk } from "./match-words.ts";
import { findSolo } from "./one-sided.ts";
import { descriptionReading, type FieldReading, titleReadings } from "./readings.ts";
import { roundSlugs } from "./round-slug.ts";
import { isLeftOut, isSoloSport, shortestMinutes } from "./sport-kinds.ts";
import { shortestElsewhereMinutes } from "./surroundings.ts";
import { words } from "./text.ts";
import type { Fixtures } from "./two-sided.ts";
import { likeliestSport } from "./weigh-hints.ts";

/**
 * Builds the detection of a slot that names no two entrants: an event without opponents, a match that isn't named, or
 * a programme about sport.
 */
export function detectOther(evidence: Evidence, fixtures: Fixtures): Detection | null {
  const { facts, context, readings } = evidence;
  const sport = findSport(evidence);
  const titles = titleTexts(evidence);
  if ((isLeftOut(sport) && !isContested(evidence, sport)) || context.otherCategory) return null;
  if (titles.some((title) => findTeachingWord(title) !== null)) return null;
  const league = findNamedLeague(readings, sport, [], facts.channel)?.league ?? null;
  const description = facts.description ?? "";
  const about =
    titles.map(findMagazineWord).find((word) => word !== null && !isNumberOfDay(word, evidence)) ??
    (isStory(description) || isEpisode(description) || isTalk(evidence) ? "story" : null);
  const isSupport = sport === "motorsport" && titles.some((text) => supportRaces.test(text));
  const solo = sport !== null && about === null && !isSupport ? detectSolo(evidence, sport, league) : null;
  if (solo) return solo;
  const classified = classifyUnnamed(evidence, fixtures, sport, about);
  const isOne = classified?.kind === "broadcast" && fixtures.described < 2;
  const final = isOne && sport !== null ? findFinal(evidence, sport, league) : null;
  return (
    classified && {
      ...buildBase(evidence, sport, league),
      kind: classified.kind,
      sides: null,
      subject: final?.subject ?? null,
      name: final?.name ?? titles[0] ?? "",
      confidence: toConfidence(evidence.around.points - classified.doubt),
      reasons: [classified.reason, ...evidence.around.reasons],
    }
  );
}

/** Several races of lesser series at a meeting are no one event, and often on twice a day. */
const supportRaces = words`support (?:races|categories|series|card|events|action|program(?:me)?)|(?:courses|épreuves) de support|rahmenrennen|rahmenprogramm`;

/** Whether a word is the number of an episode, in a title that names the day of an event: `Ep. 163 - … 4a giornata`. */
const isNumberOfDay = (word: string, { readings, around }: Evidence): boolean =>
  /\d/.test(word) &&
  around.minutes >= longMinutes &&
  titleReadings(readings).some(({ rounds }) => rounds.length > 0);

/**
 * The likeliest sport. An acronym may be the league of one sport and another sport itself (`WSL`): without two sides,
 * the sport that has none is meant.
 */
function findSport(evidence: Evidence): string | null {
  const { hints, readings, knowledge } = evidence;
  const likeliest = likeliestSport(hints);
  if (likeliest === null && titleReadings(readings).some(({ text }) => isRaceOfGrandPrix(text, knowledge)))
    return "motorsport";
  if (likeliest === null && isAmongSport(evidence)) {
    if (evidence.around.minutes >= openMatchMinutes && titleTexts(evidence).some((text) => rally.test(text)))
      return "motorsport";
    return isStageRace(evidence) ? "cycling" : findWinterSport(evidence);
  }
  const named = titleReadings(readings).flatMap(({ sports }) => sports.map(({ item }) => item.slug));
  // Marathons are listed among athletics as well.
  if (likeliest === "athletics" && named.length > 0 && named.every((slug) => slug === "running"))
    return "running";
  if (isSoloSport(likeliest)) return likeliest;
  const [alone, other] = new Set(named.filter(isSoloSport));
  return alone !== undefined && other === undefined && named.every(isSoloSport) ? alone : likeliest;
}

/** Beside sport, a rally is one of cars: `Rally Codasur`, `Transchaco Rally`. */
const rally = words`rall(?:y|ye|i|ies)|\p{L}*ralli|reli|rajd\p{L}*|ралли|раллі|рали|ράλι|رالي|رالی|ראלי`;

/** What races from town to town are called: `Tour du Faso`, `Vuelta al Táchira`. */
const tour =
  /^(?:le |la |the )?(?:tour (?:de|du|des|d'|of|cycliste)|vuelta|giro|volta|ronde van|rundfahrt|turul|okolo|tour)(?: \S|$)/iu;

/** Whether a title names a race by its tour and its stage, which without a sport are of cycling. */
function isStageRace({ readings }: Evidence): boolean {
  const titles = titleReadings(readings);
  return (
    tour.test(titles[0]?.text ?? "") &&
    titles.some(({ rounds }) => roundSlugs(rounds).some((slug) => slug.startsWith("stage-")))
  );
}

/** The one sport with a world cup (all are of winter) that has both the place and the discipline of a title: `Lenzerheide | Women Pursuit`. */
function findWinterSport({ readings, knowledge }: Evidence): string | null {
  const title = titleReadings(readings)
    .map(({ text }) => text)
    .join(" | ");
  const [only, another] = knowledge.worldCups.filter(
    (sport) =>
      knowledge.findSessions(sport, title).length > 0 &&
      knowledge.findMeetings(`${sport}/world-cup`, title).length > 0,
  );
  return another === undefined ? (only ?? null) : null;
}

/** Whether it is wrestling for a championship, which is hardly staged. */
const isContested = ({ hints }: Evidence, sport: string | null): boolean =>
  sport === "wrestling" && (hints.titleCompetition !== null || hints.describedCompetition);

/** Whether a title names a Grand Prix with its session, which without a sport are of motorsport: `GP Italia: Gara`. */
const isRaceOfGrandPrix = (text: string, { findSessions }: SportKnowledge): boolean =>
  namesGrandPrix(text) && (namesRace.test(text) || findSessions("motorsport", text).length > 0);
const namesRace = words`race|gara|rennen|carrera|course|corrida|wyścig|závod|preteky|futam|cursa|trka|utrka|dirka|yarış|гонка`;

/** Whether it is a talk show, rather than an event that says that somebody comments on it. */
const isTalk = ({ facts, kind, said }: Evidence): boolean =>
  kind === null && !said.saysLive && tellsTalk(facts.description ?? "");

/** Whether the category or the channel is one of sport. */
const isAmongSport = ({ context }: Evidence): boolean =>
  context.sportCategory !== null || context.sportChannel;

/** A programme of this length about a sport shows the sport, whatever its title. */
const longMinutes = 100;
const soloNeeds = 4;

function detectSolo(evidence: Evidence, sport: string, league: League | null): Detection | null {
  const { hints, kind, around } = evidence;
  if (!isSoloSport(sport)) return null;
  const solo = findSolo(evidence, sport, league);
  if (!solo || solo.points < soloNeeds) return null;
  const isSure = hints.titleSport || hints.sureLeague || (hints.titleLeague && solo.namesMeeting);
  const stray = !isAmongSport(evidence) && (around.minutes < shortestElsewhereMinutes || !isSure);
  if (stray && !kind) return null;
  const base = buildBase(evidence, sport, solo.league);
  return {
    ...base,
    // The name has the session, in one language for all listings: `Kvalifikacije` says nothing more.
    round: solo.namesSession && !/\d/.test(base.round ?? "") ? null : base.round,
    kind: kind?.kind ?? (around.minutes < shortestMinutes(sport) ? "highlights" : "broadcast"),
    sides: null,
    subject: solo.subject,
    name: solo.name,
    confidence: toConfidence(solo.points - 1),
    reasons: [...solo.reasons, ...(kind ? [kind.reason] : []), ...around.reasons],
  };
}

type Classification = {
  kind: Detection["kind"];
  reason: string;
  /** How many points to subtract from those of the surroundings. */
  doubt: number;
};

/** How much of a description is taken to say what kind of programme it is, if the title doesn't. */
const describingChars = 60;
const pointsNeeded = 3;
const pointsNeededWithLeague = 2;

/** Classifies a slot that names no event; null if it isn't certain to be sport. */
function classifyUnnamed(
  evidence: Evidence,
  fixtures: Fixtures,
  sport: string | null,
  about: string | null,
): Classification | null {
  const { hints, around, said, facts } = evidence;
  const kind = evidence.kind ?? classifyTitle(facts.description?.slice(0, describingChars) ?? "");
  const amongSport = isAmongSport(evidence);
  const isLiveCup = said.saysLive && hints.titleSport && hints.titleCompetition !== null;
  if (!amongSport && !hints.sureLeague && !isLiveCup) return null;
  if (sport === null) {
    if (about !== null || kind !== null) return null;
    return findSeveralGames(evidence, fixtures) ?? findChampionship(evidence);
  }
  if (around.points < (hints.titleLeague ? pointsNeededWithLeague : pointsNeeded)) return null;
  if (kind) return { kind: kind.kind, reason: kind.reason, doubt: 2 };
  if (!amongSport && around.minutes < shortestElsewhereMinutes) return null;
  if (about === null && showsUnnamedRace(evidence, sport))
    return { kind: "broadcast", reason: "It shows a race live, and doesn't say which one.", doubt: 3 };
  if (about === null && showsUnnamedMatch(evidence, fixtures, sport))
    return {
      kind: "broadcast",
      reason: "A league is named, and no sides: which match is shown isn't told.",
      doubt: 3,
    };
  const reason = about
    ? `"${about}" tells that it is about sport.`
    : "It is about sport, and names no event.";
  return { kind: "magazine", reason, doubt: 3 };
}

/**
 * If the sport is unknown, a description of several games stands for one event, provided that title and length
 * suggest one.
 */
const findSeveralGames = ({ around }: Evidence, { described }: Fixtures): Classification | null =>
  described > 1 && around.eventful && around.minutes >= shortestElsewhereMinutes
    ? { kind: "broadcast", reason: "The description names several games of one event.", doubt: 3 }
    : null;

/**
 * A championship of a sport that isn't known, on a channel or in a category of sport: `UIM E1 World Championship 2026`,
 * `STIHL Timbersports: Women's World Championship 2026`.
 */
function findChampionship({ hints, around, readings }: Evidence): Classification | null {
  const isDated = titleReadings(readings).some(({ dates, rounds }) => dates.length + rounds.length > 0);
  return hints.titleCompetition !== null && around.minutes >= (isDated ? matchMinutes : longMinutes)
    ? { kind: "broadcast", reason: "The title names a competition, of a sport that isn't known.", doubt: 3 }
    : null;
}

/** What descriptions of events begin with. */
const isCoverage =
  /^\W*(?:(?:(?:live|full|extended|uninterrupted|ball-by-ball|all the) )*(?:coverage|action) (?:of|from)|(?:toda )?(?:la )?(?:acción|cobertura|re?transmisión) (?:de|del|desde)|(?:toda a )?(?:transmissão|cobertura) (?:de|do|da)|(?:retransmission|diffusion) (?:de|du|des)|(?:live-?)?übertragung (?:aus|vo[nm]|der|des)|telecronaca (?:di|de\p{L}+))(?!\p{L})/iu;

/** How descriptions invite to a race of the day: `Retrouvez en direct la course principale`. */
const invitesToRace = anyCase(
  /^\W*(?:retrouvez|suivez|vivez|sigue|siga|segui|acompanhe) (?:en direct|en vivo|en directo|in diretta|ao vivo) (?:la |l'|a )(?:course|épreuve|étape|carrera|etapa|gara|tappa|corrida|prova)(?!\p{L})/u,
);

const showsUnnamedRace = ({ facts, around }: Evidence, sport: string): boolean =>
  isSoloSport(sport) &&
  around.minutes >= shortestMinutes(sport) &&
  invitesToRace.test(facts.description ?? "");

const matchMinutes = 75;
const openMatchMinutes = 45;

/** Whether a text is nothing but a sport. */
const isSport = ({ text, sports }: FieldReading): boolean =>
  sports.some(({ from, to }) => from === 0 && to === text.length);

/** Whether a slot shows a match of a named league without saying which one. */
function showsUnnamedMatch(
  { hints, around, readings, facts }: Evidence,
  { described, undecided }: Fixtures,
  sport: string,
): boolean {
  const titles = titleReadings(readings);
  const namesRound = titles.some(({ rounds }) => rounds.length > 0);
  const namesMatch = titles.some(({ text }) => isMatchTitle(text));
  const played =
    (titles.every(isSport) && descriptionReading(readings)?.rounds[0]?.from === 0) ||
    hints.titleLeague ||
    hints.titleCompetition !== null ||
    hints.shortLeague ||
    (hints.describedCompetition && hints.titleSport) ||
    namesRound ||
    namesMatch;
  const isCovered = isCoverage.test(facts.description ?? "");
  const tellsMatch = described > 1 || undecided || played || isCovered;
  const least =
    undecided || namesRound || namesMatch || (isCovered && played) ? openMatchMinutes : matchMinutes;
  return tellsMatch && around.minutes >= least && !isSoloSport(sport);
}
