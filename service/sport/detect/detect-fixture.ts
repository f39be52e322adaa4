import { individualSports } from "../../../contract/individual-sports.ts";
import { clubsOf } from "../catalogue/league-teams.ts";
import { splitSquad, squadIn } from "../catalogue/squad.ts";
import type { Detection } from "../detection.ts";
import type { League, SportKnowledge, Team } from "../knowledge.ts";
import { findLeagueOfCountries } from "./championship.ts";
import { isStory } from "./described-kind.ts";
import { buildBase, toConfidence } from "./detection-base.ts";
import { type Evidence, titleTexts } from "./evidence.ts";
import { classifyTitle, findAboutWord, toKind } from "./kinds.ts";
import { findNamedLeague, mayMeetIn, type NamedLeague } from "./league.ts";
import { tellsTalk } from "./match-words.ts";
import { buildEntrant, isNation, type NamedSide, type Pair } from "./pair.ts";
import { descriptionReading, titleReadings } from "./readings.ts";
import { isLeftOut, shortestOfMatch } from "./sport-kinds.ts";
import { findStudioWord } from "./studio-words.ts";
import type { FoundFixture } from "./two-sided.ts";
import { likeliestSport } from "./weigh-hints.ts";
import { type ReadSide, readWritten } from "./written.ts";

/**
 * Builds the detection of an event between two entrants. Null if its sport is left out here, or if both entrants are
 * the same.
 */
export function detectFixture(evidence: Evidence, fixture: FoundFixture) {
  const { facts, knowledge, readings, hints, around } = evidence;
  const { pair, split, points, reasons } = fixture;
  const known = pair.teams.filter((team) => team !== null);
  const sport = known[0]?.sport ?? likeliestSport(hints);
  if (isLeftOut(sport)) return null;
  const teamLeagues = known.map(({ leagues }) => leagues);
  const named = findNamedLeague(readings, sport, teamLeagues, facts.channel);
  const teams = findTeams(pair, named?.league ?? null, knowledge);
  const told = findToldSquad(evidence, pair, named);
  const { league, leagueName } =
    named === null && teams.every((team) => team !== null && isNation(team))
      ? { league: ofCountries(evidence, sport, told), leagueName: null }
      : decideLeague(evidence, named, teams, told);
  const read = readSides(pair.sides, teams, sport, squadIn(told, league?.squad ?? ""), knowledge);
  if (!read) return null;
  const homeFirst = split.separator === "at" ? ([read[1], read[0]] as const) : read;
  const [home, away] = [homeFirst[0].entrant, homeFirst[1].entrant];
  const written = readWritten(homeFirst, facts);
  const { kind, reason } = classifyFixture(evidence, fixture, sport);
  return {
    ...buildBase(evidence, sport, league),
    ...(leagueName && { leagueName }),
    kind,
    sides: [home, away],
    ...(written && { written }),
    subject: null,
    name: `${home.name} v ${away.name}`,
    confidence: toConfidence(points),
    reasons: [...reasons, ...around.reasons, ...reason],
  } satisfies Detection;
}

/** The team of either side: the pair's, or one of the leagues that the opponent or the listing suggests. */
function findTeams({ sides, teams }: Pair, named: League | null, knowledge: SportKnowledge): Pair["teams"] {
  const leagues = [...teams.flatMap((team) => team?.leagues ?? []), ...listAround(named)];
  const find = (side: NamedSide): Team | null =>
    findInLeagues(side, leagues, knowledge) ?? findAbroad(side, named, knowledge);
  return [teams[0] ?? find(sides[0]), teams[1] ?? find(sides[1])];
}

/** The squad that the listing says plays; empty if it says none. */
function findToldSquad(evidence: Evidence, { sides, teams }: Pair, named: NamedLeague | null): string {
  if (named && mixedCups.has(named.league.key)) return "";
  const known = teams.filter((team) => team !== null);
  return findSquad(evidence, sides) || findCalledSquad(evidence, known) || findSideSquad(sides);
}

/**
 * The league in which two teams meet, or else what to call it: as the title does if they don't play in the one that it
 * names, or after the age of sides whose clubs do.
 */
function decideLeague(
  { facts, knowledge }: Evidence,
  named: NamedLeague | null,
  teams: Pair["teams"],
  squad: string,
): { league: League | null; leagueName?: string | null } {
  if (named === null) return { league: null };
  const { league, called } = named;
  const known = teams.filter((team) => team !== null);
  if (!mayMeetIn(named, known, facts.channel, knowledge.league)) return { league: null, leagueName: called };
  const age = known.some(({ leagues }) => leagues.includes(league.key)) ? ageIn(squad, league) : null;
  return age === null
    ? { league: ofWomen(league, squad, knowledge) }
    : { league: null, leagueName: `${league.name} U${age}` };
}

/** The championship in which countries meet, if a title names it in no more than its language's words. */
function ofCountries(evidence: Evidence, sport: string | null, squad: string): League | null {
  const key = sport === null ? null : findLeagueOfCountries(sport, titleTexts(evidence));
  const found = key === null ? null : evidence.knowledge.league(key);
  if (!found || squad === "") return found;
  const own = ofWomen(found, squad, evidence.knowledge);
  return own.squad === squad ? own : null;
}

/** Both sides with who they are; null if they are the same. */
function readSides(
  sides: Pair["sides"],
  teams: Pair["teams"],
  sport: string | null,
  squad: string,
  knowledge: SportKnowledge,
): readonly [ReadSide, ReadSide] | null {
  const read = (at: 0 | 1, exact: boolean): ReadSide => ({
    side: sides[at],
    entrant: buildEntrant(sides[at], teams[at], sport, squad, knowledge, exact),
  });
  // Names that sound alike may still be written differently.
  for (const exact of [false, true]) {
    const [left, right] = [read(0, exact), read(1, exact)];
    if (left.entrant.key !== right.entrant.key) return [left, right];
  }
  return null;
}

/** The women's league of the same name, if women play. */
function ofWomen(league: League, squad: string, knowledge: SportKnowledge): League {
  if (squad !== "+w" || league.squad !== "") return league;
  const keys = [league.womens ?? league.key, `${league.key}-women`, league.key.replace("/", "/womens-")];
  return keys.map(knowledge.league).find((own) => own?.squad === "+w") ?? league;
}

/** The age of sides that don't play in the league of a country's clubs, but in one that is called after it: `Liga MX Sub-19`. */
const ageIn = (squad: string, { country, squad: own }: League): string | null =>
  country === null || own !== "" ? null : (/\+u(\d+)/.exec(squad)?.[1] ?? null);

/** A named league, then all clubs of its country: a catalogue lags behind who goes up or down. */
const listAround = (league: League | null): string[] =>
  league === null
    ? []
    : [
        league.key,
        ...(league.country === null || league.hasOwnClubs ? [] : [clubsOf(league.sport, league.country)]),
      ];

/** The team that a name means in one of the leagues: those of the opponent and the one that the listing names. */
function findInLeagues(
  { name }: NamedSide,
  leagues: readonly string[],
  knowledge: SportKnowledge,
): Team | null {
  for (const league of leagues) {
    const team = knowledge.findLeagueTeam(league, name);
    if (team) return team;
  }
  return null;
}

/** In an international league, the club that a name sounds like: `Panatinaikos`. */
const findAbroad = ({ name }: NamedSide, league: League | null, knowledge: SportKnowledge): Team | null =>
  league === null || league.country !== null || individualSports.has(league.sport)
    ? null
    : knowledge.findSoundingTeam(league.sport, name);

function classifyFixture(
  evidence: Evidence,
  { field, split }: FoundFixture,
  sport: string | null,
): { kind: Detection["kind"]; reason: string[] } {
  const { facts, around, kind, readings, said } = evidence;
  if (facts.category?.some((category) => nonEvent.test(category)))
    return { kind: "magazine", reason: ["A category tells that it is no event."] };
  const about = findAbout(evidence, field);
  if (about) return { kind: "magazine", reason: [`"${about}" tells that it is about the game.`] };
  const isDescribed = field === "description" && !said.whole;
  const sentence = isDescribed ? sentenceOf(split, descriptionReading(readings)?.text ?? "") : "";
  const talk = findStudioWord(sentence);
  const told = kind ?? classifyTitle(sentence) ?? (talk === null ? null : toKind("magazine", talk));
  if (told) return { kind: told.kind, reason: [told.reason] };
  if (around.minutes < shortestOfMatch(sport, said.saysLive || said.whole || facts.flags.live))
    return { kind: "highlights", reason: ["It is too short to show a match."] };
  return { kind: "broadcast", reason: [] };
}

/** What tells that a listing is about a game instead of showing it; null if nothing does. */
function findAbout(evidence: Evidence, field: FoundFixture["field"]): string | null {
  const { facts, context, said } = evidence;
  const word = titleTexts(evidence).map(findAboutWord).find(Boolean);
  if (word) return word;
  const mayTell = field === "description" || context.aboutCategory !== null;
  if (mayTell && isAboutGames(facts.description ?? "")) return "story";
  return context.documentary && !said.saysLive ? context.aboutCategory : null;
}

/** What American listings call whatever is about sport and shows none. */
const nonEvent = /non-?event/iu;

/**
 * What a description says before it names the sides, with the words that begin the first name, and in the same
 * sentence after them: `Previa del América`, `Fremantle v West Coast in review`.
 */
const sentenceOf = ({ left, sign }: FoundFixture["split"], description: string): string => {
  const at = description.indexOf(` ${sign} `);
  if (at < 0) return left;
  return description.slice(0, at) + (/^[^.!?]*/u.exec(description.slice(at))?.[0] ?? "");
};

const isAboutGames = (description: string): boolean => isStory(description) || tellsTalk(description);

/**
 * The squad that a text names apart from the entrants: the title (women in `Women's College Basketball: Duke v Yale` and
 * in `China v Japan - Volleyball Women's`), a category, or the sentence of the description that names both.
 */
function findSquad({ readings, facts }: Evidence, sides: readonly NamedSide[]): string {
  const beside = titleReadings(readings).flatMap(({ text, leagues, sports }) => [
    text.split(sidesParting)[0] ?? "",
    ...text.split(" - ").filter((part) => sports.some(({ from, to }) => part.includes(text.slice(from, to)))),
    ...leagues.map(({ from, to }) => text.slice(from, to)),
  ]);
  const sentence = /^[^.!?。]*/u.exec(descriptionReading(readings)?.text ?? "")?.[0] ?? "";
  const told = sides.every(({ name }) => sentence.includes(name)) ? [sentence] : [];
  const squads = [...beside, ...(facts.category ?? []), ...told].map(
    (text) => splitSquad(text.replace(episode, " ")).squad,
  );
  return squads.find(isOfWomenOrAge) ?? "";
}

/** The squad that one of the two sides is written with: women meet women, and a side under 19 another one. */
const findSideSquad = (sides: readonly NamedSide[]): string =>
  sides.map(({ squad }) => squad).find(isOfWomenOrAge) ?? "";

const isOfWomenOrAge = (squad: string): boolean => /^\+[wu]/.test(squad);

/** Cups in which young sides of some clubs meet first teams. */
const mixedCups = new Set(["football/eng-efl-trophy"]);

/** The squad that one of two countries is called by in the description: `les Red Panthers` are women. */
function findCalledSquad({ readings, knowledge }: Evidence, teams: readonly Team[]): string {
  const called = knowledge
    .findSides(descriptionReading(readings)?.text ?? "")
    .filter(({ item }) => teams.some(({ key }) => key === item.team));
  const [squad = "", other] = new Set(called.map(({ item }) => item.squad));
  return other === undefined ? squad : "";
}
const episode = /\bs\d+(?:\s?[/:]?\s?ep?\d+)?\b/giu;
const sidesParting = /\s(?:v|vs|@|at)\.?\s/iu;
