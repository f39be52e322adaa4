import { individualSports } from "../../../contract/individual-sports.ts";
import { clubsOf } from "../catalogue/league-teams.ts";
import { splitSquad, squadIn } from "../catalogue/squad.ts";
import type { Detection } from "../detection.ts";
import type { League, SportKnowledge, Team } from "../knowledge.ts";
import { isStory } from "./described-kind.ts";
import { buildBase, toConfidence } from "./detection-base.ts";
import { type Evidence, titleTexts } from "./evidence.ts";
import { classifyTitle, findAboutWord, toKind } from "./kinds.ts";
import { findNamedLeague, mayMeetIn } from "./league.ts";
import { tellsTalk } from "./match-words.ts";
import { buildEntrant, type NamedSide } from "./pair.ts";
import { descriptionReading, titleReadings } from "./readings.ts";
import { isLeftOut, shortestOfMatch } from "./sport-kinds.ts";
import { findStudioWord } from "./studio-words.ts";
import type { FoundFixture } from "./two-sided.ts";
import { likeliestSport } from "./weigh-hints.ts";
import { readWritten } from "./written.ts";

/**
 * Builds the detection of an event between two entrants. Null if its sport is left out here, or if both entrants are
 * the same.
 */
export function detectFixture(evidence: Evidence, { pair, split, field, points, reasons }: FoundFixture) {
  const { facts, knowledge, readings, hints, around } = evidence;
  const known = pair.teams.filter((team) => team !== null);
  const sport = known[0]?.sport ?? likeliestSport(hints);
  if (isLeftOut(sport)) return null;
  const teamLeagues = known.map(({ leagues }) => leagues);
  const named = findNamedLeague(readings, sport, teamLeagues, facts.channel);
  const teams = pair.sides.map(
    (side, at) =>
      pair.teams[at] ??
      findInLeagues(side, [...teamLeagues.flat(), ...listAround(named?.league ?? null)], knowledge) ??
      findAbroad(side, named?.league ?? null, knowledge),
  );
  const [leftTeam = null, rightTeam = null] = teams;
  const isPlayed =
    named !== null &&
    mayMeetIn(
      named,
      teams.filter((team) => team !== null),
      facts.channel,
      knowledge.league,
    );
  const told = mixedCups.has(named?.league.key ?? "")
    ? ""
    : findSquad(evidence, pair.sides) || findCalledSquad(evidence, known) || findSideSquad(pair.sides);
  const isOfFirstTeams = isPlayed && teams.some((team) => team?.leagues.includes(named.league.key));
  const age = isOfFirstTeams ? ageIn(told, named.league) : null;
  const league = isPlayed && age === null ? ofWomen(named.league, told, knowledge) : null;
  const squad = squadIn(told, league?.squad ?? "");
  const build = (exact: boolean) =>
    [
      buildEntrant(pair.sides[0], leftTeam, sport, squad, knowledge, exact),
      buildEntrant(pair.sides[1], rightTeam, sport, squad, knowledge, exact),
    ] as const;
  const alike = build(false);
  const [left, right] = alike[0].key === alike[1].key ? build(true) : alike;
  if (left.key === right.key) return null;
  const read = [
    { side: pair.sides[0], entrant: left },
    { side: pair.sides[1], entrant: right },
  ] as const;
  const [one, other] = split.separator === "at" ? [read[1], read[0]] : read;
  const [home, away] = [one.entrant, other.entrant];
  const written = readWritten([one, other], facts);
  const { kind, reason } = classifyFixture(evidence, field, split, sport);
  return {
    ...buildBase(evidence, sport, league),
    ...(named?.called && !isPlayed ? { leagueName: named.called } : {}),
    ...(named && age !== null ? { leagueName: `${named.league.name} U${age}` } : {}),
    kind,
    sides: [home, away],
    ...(written && { written }),
    subject: null,
    name: `${home.name} v ${away.name}`,
    confidence: toConfidence(points),
    reasons: [...reasons, ...around.reasons, ...reason],
  } satisfies Detection;
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
  field: FoundFixture["field"],
  split: FoundFixture["split"],
  sport: string | null,
): { kind: Detection["kind"]; reason: string[] } {
  const { facts, around, kind, context, readings } = evidence;
  const about =
    titleTexts(evidence).map(findAboutWord).find(Boolean) ??
    ((field === "description" || evidence.context.aboutCategory !== null) &&
    isAboutGames(facts.description ?? "")
      ? "story"
      : context.documentary && !evidence.said.saysLive
        ? context.aboutCategory
        : null);
  if (facts.category?.some((category) => nonEvent.test(category)))
    return { kind: "magazine", reason: ["A category tells that it is no event."] };
  if (about) return { kind: "magazine", reason: [`"${about}" tells that it is about the game.`] };
  const isDescribed = field === "description" && !evidence.said.whole;
  const sentence = isDescribed ? sentenceOf(split, descriptionReading(readings)?.text ?? "") : "";
  const talk = findStudioWord(sentence);
  const said = kind ?? classifyTitle(sentence) ?? (talk === null ? null : toKind("magazine", talk));
  if (said) return { kind: said.kind, reason: [said.reason] };
  if (
    around.minutes < shortestOfMatch(sport, evidence.said.saysLive || evidence.said.whole || facts.flags.live)
  )
    return { kind: "highlights", reason: ["It is too short to show a match."] };
  return { kind: "broadcast", reason: [] };
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
