import { splitSquad, squadIn } from "../catalogue/squad.ts";
import type { Detection } from "../detection.ts";
import { tellsStory } from "./described-kind.ts";
import { buildBase, confidenceOf } from "./detection-base.ts";
import { type Evidence, titlesRead } from "./evidence.ts";
import { chooseLeague, likeliestSport } from "./hints.ts";
import { aboutWord } from "./kinds.ts";
import { type FieldReading, ofTitles } from "./reading.ts";
import { sideOf } from "./sides.ts";
import { isLeftOut, shortestMatchMinutes } from "./sport-kinds.ts";
import type { FoundFixture } from "./two-sided.ts";

/** The detection of an event of two sides; null where its sport is none of ours, or both sides are the same. */
export function detectFixture(evidence: Evidence, { pair, split, field, points, reasons }: FoundFixture) {
  const { facts, knowledge, readings, told, around } = evidence;
  const known = pair.teams.filter((team) => team !== null);
  const sport = known[0]?.sport ?? likeliestSport(told);
  if (isLeftOut(sport)) return null;
  const teamLeagues = known.map(({ leagues }) => leagues);
  const league = chooseLeague(readings, sport, teamLeagues, facts.channel);
  const squad = squadIn(squadTold(readings), league?.squad ?? "");
  const left = sideOf(pair.sides[0], pair.teams[0], sport, squad, knowledge);
  const right = sideOf(pair.sides[1], pair.teams[1], sport, squad, knowledge);
  if (left.key === right.key) return null;
  const [home, away] = split.parting === "at" ? [right, left] : [left, right];
  const { kind, reason } = kindOfFixture(evidence, field);
  return {
    ...buildBase(evidence, sport, league),
    kind,
    sides: [home, away],
    subject: null,
    name: `${home.name} v ${away.name}`,
    confidence: confidenceOf(points),
    reasons: [...reasons, ...around.reasons, ...reason],
  } satisfies Detection;
}

function kindOfFixture(
  evidence: Evidence,
  field: FoundFixture["field"],
): { kind: Detection["kind"]; reason: string[] } {
  const { facts, around, kind } = evidence;
  const about =
    titlesRead(evidence).map(aboutWord).find(Boolean) ??
    (field === "description" && tellsStory(facts.description ?? "") ? "story" : null);
  if (about) return { kind: "magazine", reason: [`"${about}" tells that it is about the game.`] };
  if (kind) return { kind: kind.kind, reason: [kind.reason] };
  if (around.minutes < shortestMatchMinutes)
    return { kind: "highlights", reason: ["It is too short to show a match."] };
  return { kind: "broadcast", reason: [] };
}

/** The squads that title or sub-title tell beside the sides: `Women's College Basketball`. */
function squadTold(readings: readonly FieldReading[]): string {
  const beside = ofTitles(readings).flatMap(({ text, leagues }) => [
    text.split(sidesParting)[0] ?? "",
    ...leagues.map(({ from, to }) => text.slice(from, to)),
  ]);
  const squads = beside.map((text) => splitSquad(text.replace(episode, " ")).squad);
  return squads.find((squad) => /^\+[wu]/.test(squad)) ?? "";
}
const episode = /\bs\d+(?:\s?[/:]?\s?ep?\d+)?\b/giu;
const sidesParting = /\s(?:v|vs|@|at)\.?\s/iu;
