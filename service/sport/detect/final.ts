import { foldName } from "../catalogue/fold.ts";
import { wordsFor } from "../catalogue/words.ts";
import type { League } from "../knowledge.ts";
import { finalEnd } from "../sighting.ts";
import type { Evidence } from "./evidence.ts";
import { type FieldReading, titleReadings } from "./readings.ts";
import { findRounds, type Part } from "./rounds.ts";
import { isSoloSport } from "./sport-kinds.ts";
import { namesWomen } from "./women.ts";

/**
 * Finds the final of a competition in a slot that shows a match without naming its sides: `VNL: Final`, `Coupe de
 * France : finale`. A competition of teams has one at a time, so that it is an event without them.
 */
export function findFinal(
  { readings, hints, said, facts, around, knowledge }: Evidence,
  sport: string,
  league: League | null,
): { subject: string; name: string } | null {
  const titles = titleReadings(readings);
  // The catalogue may have the final as a name of its league: `AFL Grand Final`.
  const rounds = titles.flatMap(({ text }) => findRounds(text));
  const [round] = rounds;
  const isNamed = titles.some(({ leagues }) => leagues.some(({ item }) => item === league));
  const competition = isNamed ? league?.name : league ? null : hints.titleCompetition;
  if (!round || !competition || isSoloSport(sport) || !rounds.every(isFinal)) return null;
  const isLive = said.saysLive || facts.flags.live;
  if (!isLive && around.minutes < gameMinutes) return null;
  const saysMore = (reading: FieldReading): boolean =>
    reading.pieces.some(
      (piece) => piece !== competition && !isSmall(piece) && knowledge.findSports(piece).length === 0,
    );
  const fields = isLive ? titles.filter(({ text }) => findRounds(text).length > 0) : titles;
  if (fields.some(saysMore)) return null;
  const title = titles.map(({ text }) => text).join(" | ");
  const isWomens = league?.squad !== "+w" && namesWomen(title, facts.description ?? "");
  return {
    subject: `${league?.key ?? `${sport}/~${foldName(competition)}`}${isWomens ? "+w" : ""}${finalEnd}`,
    name: `${competition}${isWomens ? " Women" : ""}: ${withoutWhose(round.text)}`,
  };
}

/** Unless it is live, a shorter programme is about the game. */
const gameMinutes = 75;

/** `Fināls` is one in Latvian, but `finals` are several. */
const finals = new Set(wordsFor("final").map(foldName)).difference(new Set(["finals"]));

/** What a round is called without who plays it: `Finale der Frauen`. */
const withoutWhose = (round: string): string => round.replace(/ der .*/u, "");

/** Whether a round is the final itself, rather than one of several that are called so: `conference final`. */
const isFinal = ({ text }: Part): boolean => finals.has(foldName(withoutWhose(text)).replace(/^grand /u, ""));

const longestSmall = 4;
const womensWords = new Set(wordsFor("women").map(foldName));

/** Whether what is left of a title says nothing: articles, an association, who plays. */
const isSmall = (piece: string): boolean =>
  foldName(piece)
    .split(" ")
    .every((word) => word.length < longestSmall || associations.has(word) || womensWords.has(word));
const associations = new Set(["fifa", "uefa", "conmebol", "concacaf", "fiba", "fivb"]);
