import type { Detection } from "../../service/sport/detection.ts";
import type { Showing } from "../../service/sport/showing.ts";
import type { Label } from "./labels.ts";

/** A label, with what the program found for the same listing. */
export type Judged = {
  label: Label;
  detection: Detection | null;
  /** The event's id and the showing, if the program found the listing to be a broadcast of one. */
  event: string | null;
  showing: Showing | null;
};

export type Counts = { right: number; wrong: number; missed: number };

export const precision = ({ right, wrong }: Counts): number => right / (right + wrong);
export const recall = ({ right, missed }: Counts): number => right / (right + missed);

export type Question = "broadcast" | "event" | "sport";

type Kind = Label["kind"];

const yes: Readonly<Record<Question, (kind: Kind) => boolean>> = {
  broadcast: (kind) => kind === "broadcast",
  /** Shows an event, or is about one. */
  event: (kind) => kind !== "none" && kind !== "magazine",
  /** Has to do with sport at all. */
  sport: (kind) => kind !== "none",
};

/** The verdict on one listing; null if both say no, or if the question doesn't decide. */
export function verdictOn(
  { label, detection }: Judged,
  question: Question,
): "right" | "wrong" | "missed" | null {
  if (question === "event" && isAboutNone(label) && detection?.kind !== "broadcast") return null;
  const said = yes[question](detection?.kind ?? "none");
  const true_ = yes[question](label.kind);
  if (said) return true_ ? "right" : "wrong";
  return true_ ? "missed" : null;
}

/** About sport but not about a particular event: either answer is accepted. */
const isAboutNone = ({ kind, event }: Label): boolean =>
  kind !== "broadcast" && kind !== "none" && event === null;

export function countDetection(judged: readonly Judged[], question: Question): Counts {
  const counts = { right: 0, wrong: 0, missed: 0 };
  for (const one of judged) {
    const verdict = verdictOn(one, question);
    if (verdict) counts[verdict]++;
  }
  return counts;
}

/** How many of the listings that both take for sport got the sport of their label. */
export function countSports(judged: readonly Judged[]): { right: number; all: number } {
  const both = judged.filter(({ label, detection }) => label.sport !== null && detection !== null);
  return {
    right: both.filter(({ label, detection }) => label.sport === detection?.sport).length,
    all: both.length,
  };
}

const isBroadcastOfEvent = ({ label }: Judged): boolean => label.kind === "broadcast" && label.event !== null;

/**
 * Counts pairs of labelled broadcasts: right if label and program agree that they are of one event. `takes` selects
 * the pairs that count.
 */
export function countPairs(
  judged: readonly Judged[],
  takes: (a: Label, b: Label) => boolean = () => true,
): Counts {
  const counts = { right: 0, wrong: 0, missed: 0 };
  const broadcasts = judged.filter(isBroadcastOfEvent);
  for (const [index, one] of broadcasts.entries())
    for (const other of broadcasts.slice(index + 1)) {
      if (!takes(one.label, other.label)) continue;
      const together = one.event !== null && one.event === other.event;
      if (one.label.event === other.label.event) counts[together ? "right" : "missed"]++;
      else if (together) counts.wrong++;
    }
  return counts;
}

/** How many labelled events with several broadcasts are exactly one event to the program, with nothing else in it. */
export function countWholeEvents(judged: readonly Judged[]): { right: number; all: number } {
  const broadcasts = judged.filter(isBroadcastOfEvent);
  const labelsByEvent = Map.groupBy(broadcasts, ({ event }) => event);
  const events = [...Map.groupBy(broadcasts, ({ label }) => label.event).values()].filter(
    (own) => own.length > 1,
  );
  const whole = events.filter((own) => {
    const [first] = own;
    if (!first?.event) return false;
    const sameId = labelsByEvent.get(first.event) ?? [];
    return own.every(({ event }) => event === first.event) && sameId.length === own.length;
  });
  return { right: whole.length, all: events.length };
}

export const showings: readonly Showing[] = ["live", "delayed", "repeat"];

/** Counts broadcasts with a labelled showing that the program found: by label, then by the program's showing. */
export function countShowings(judged: readonly Judged[]): {
  right: number;
  all: number;
  said: ReadonlyMap<string, number>;
} {
  const said = new Map<string, number>();
  let right = 0;
  let all = 0;
  for (const { label, showing } of judged) {
    if (label.showing === null || showing === null) continue;
    all++;
    if (label.showing === showing) right++;
    const cell = `${label.showing} ${showing}`;
    said.set(cell, (said.get(cell) ?? 0) + 1);
  }
  return { right, all, said };
}
