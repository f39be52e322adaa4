import { anyCase } from "../../any-case.ts";
import type { Detection } from "../detection.ts";
import type { League } from "../knowledge.ts";
import type { Evidence } from "./evidence.ts";
import { showingMarks } from "./marks.ts";
import { descriptionReading, type FieldReading, titleReadings } from "./readings.ts";
import { findVenue } from "./venue.ts";

type DetectionBase = Pick<
  Detection,
  "sport" | "league" | "leagueName" | "round" | "venue" | "played" | "marks"
>;

/** The part of a detection that is the same for every kind. */
export const buildBase = (evidence: Evidence, sport: string | null, league: League | null): DetectionBase => {
  const marks = showingMarks(evidence.facts, evidence.readings, evidence.said, sport);
  return {
    sport,
    league: league?.key ?? null,
    leagueName: league ? null : evidence.hints.titleCompetition,
    round: findRound(evidence.readings),
    venue: findVenue(evidence.facts.description ?? ""),
    played: marks.saysLive ? null : findPlayed(evidence.readings, evidence.facts.stop, marks.saysOld),
    marks,
  };
};

/**
 * The shortest span of time that the title names: a day says more than its season. One that is to come is that of the
 * tournament for which they qualify. If the title names none, the description may: `Semifinal from June 28, 2026`, or
 * of an old event, in its first words, `Relive the 2002 race`.
 */
function findPlayed(readings: readonly FieldReading[], stop: number, isOld: boolean): Detection["played"] {
  const named = titleReadings(readings).flatMap(({ dates }) => dates);
  const description = descriptionReading(readings);
  const told = named.length > 0 || !description ? [] : description.dates;
  const meant = told.filter(
    ({ from, begins, ends }) =>
      (isOld && from < toldHead) ||
      (ends - begins === day && /\b(?:from|vom|du|del|от)\s$/iu.test(description?.text.slice(0, from) ?? "")),
  );
  const [shortest] = [...named, ...meant]
    .filter(({ begins }) => begins < stop + aheadSeconds)
    .sort((a, b) => a.ends - a.begins - (b.ends - b.begins));
  return shortest ? { begins: shortest.begins, ends: shortest.ends } : null;
}

const toldHead = 60;

const day = 86_400;
/** The date may be that of a zone ahead. */
const aheadSeconds = day;

/** Descriptions that begin with what is shown, as opposed to what happened before: `Round 12 from …`. */
const describing = anyCase(
  /^\W*(?:live|coverage|highlights?|extended|event|full|from|round|stage|day|match\p{L}*|week|session|practice|\d|\p{Lo})|^'/u,
);
const describingHead = 120;
const mostRounds = 3;

function findRound(readings: readonly FieldReading[]): string | null {
  for (const { rounds, field, text } of readings) {
    const named =
      field === "description"
        ? rounds.filter(
            ({ from, text: round }) => from < describingHead && /\d/.test(round) && describing.test(text),
          )
        : rounds;
    const texts = new Set(named.map(({ text }) => text));
    if (texts.size > 0) return [...texts].slice(0, mostRounds).join(", ");
  }
  return null;
}

const surest = 0.99;
const confidencePerPoint = 0.05;

/** Turns points into a confidence of 0.5 to 0.99. */
export const toConfidence = (points: number): number =>
  Math.round(Math.min(surest, 0.5 + Math.max(0, points) * confidencePerPoint) * 100) / 100;
