import { splitSquad, squadIn } from "../catalogue/squad.ts";
import type { Detection } from "../detection.ts";
import { isStory } from "./described-kind.ts";
import { buildBase, toConfidence } from "./detection-base.ts";
import { type Evidence, titleTexts } from "./evidence.ts";
import { chooseLeague, likeliestSport } from "./hints.ts";
import { findAboutWord } from "./kinds.ts";
import { buildEntrant } from "./pair.ts";
import { type FieldReading, titleReadings } from "./reading.ts";
import { isLeftOut, shortestMatchMinutes } from "./sport-kinds.ts";
import type { FoundFixture } from "./two-sided.ts";

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
  const league = chooseLeague(readings, sport, teamLeagues, facts.channel);
  const squad = squadIn(findSquad(readings), league?.squad ?? "");
  const left = buildEntrant(pair.sides[0], pair.teams[0], sport, squad, knowledge);
  const right = buildEntrant(pair.sides[1], pair.teams[1], sport, squad, knowledge);
  if (left.key === right.key) return null;
  const [home, away] = split.separator === "at" ? [right, left] : [left, right];
  const { kind, reason } = classifyFixture(evidence, field);
  return {
    ...buildBase(evidence, sport, league),
    kind,
    sides: [home, away],
    subject: null,
    name: `${home.name} v ${away.name}`,
    confidence: toConfidence(points),
    reasons: [...reasons, ...around.reasons, ...reason],
  } satisfies Detection;
}

function classifyFixture(
  evidence: Evidence,
  field: FoundFixture["field"],
): { kind: Detection["kind"]; reason: string[] } {
  const { facts, around, kind } = evidence;
  const about =
    titleTexts(evidence).map(findAboutWord).find(Boolean) ??
    (field === "description" && isStory(facts.description ?? "") ? "story" : null);
  if (about) return { kind: "magazine", reason: [`"${about}" tells that it is about the game.`] };
  if (kind) return { kind: kind.kind, reason: [kind.reason] };
  if (around.minutes < shortestMatchMinutes)
    return { kind: "highlights", reason: ["It is too short to show a match."] };
  return { kind: "broadcast", reason: [] };
}

/**
 * The squad that the title or sub-title names apart from the entrants: women in `Women's College Basketball: Duke v
 * Yale`.
 */
function findSquad(readings: readonly FieldReading[]): string {
  const beside = titleReadings(readings).flatMap(({ text, leagues }) => [
    text.split(sidesParting)[0] ?? "",
    ...leagues.map(({ from, to }) => text.slice(from, to)),
  ]);
  const squads = beside.map((text) => splitSquad(text.replace(episode, " ")).squad);
  return squads.find((squad) => /^\+[wu]/.test(squad)) ?? "";
}
const episode = /\bs\d+(?:\s?[/:]?\s?ep?\d+)?\b/giu;
const sidesParting = /\s(?:v|vs|@|at)\.?\s/iu;
