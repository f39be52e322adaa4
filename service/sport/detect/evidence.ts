import type { SlotFacts } from "../detection.ts";
import type { SportKnowledge } from "../knowledge.ts";
import type { Context } from "./context.ts";
import { describedKind } from "./described-kind.ts";
import { type GatheredHints, gatherHints } from "./hints.ts";
import { findKind, type KindFound } from "./kinds.ts";
import { readMarks, type SaidMarks } from "./marks.ts";
import { descriptionOf, type FieldReading, ofTitles, readField } from "./reading.ts";
import { type Surroundings, weighSurroundings } from "./surroundings.ts";
import { clean } from "./text.ts";

/** All that a slot tells, read once; every verdict is of this alone. */
export type Evidence = {
  facts: SlotFacts;
  context: Context;
  knowledge: SportKnowledge;
  readings: readonly FieldReading[];
  told: GatheredHints;
  said: SaidMarks;
  /** What it says that it is, where it doesn't show the event itself. */
  kind: KindFound | null;
  around: Surroundings;
};

const longestDescription = 400;
const describesKind = 200;

export function gatherEvidence(facts: SlotFacts, context: Context, knowledge: SportKnowledge): Evidence {
  const readings = readFields(facts, knowledge);
  const titles = [facts.title, facts.sub_title ?? ""].map((text) => clean(text)).filter(Boolean);
  const told = gatherHints(readings, context);
  const said = readMarks(titles, descriptionOf(readings)?.text ?? "");
  const minutes = (facts.stop - facts.start) / 60;
  return {
    facts,
    context,
    knowledge,
    readings,
    told,
    said,
    kind: kindOf(titles, clean(facts.description ?? "", describesKind)),
    around: weighSurroundings(readings, context, told, said, minutes),
  };
}

function readFields(
  { title, sub_title, description, start }: SlotFacts,
  knowledge: SportKnowledge,
): FieldReading[] {
  const readings = [readField("title", wholeTitle(title, description), start, knowledge)];
  if (sub_title) readings.push(readField("sub-title", sub_title, start, knowledge));
  if (description) readings.push(readField("description", description, start, knowledge, longestDescription));
  return readings;
}

/** DVB guides let a title run on in the description: `MOTD Live: Women's...` and `...Super League: …`. */
function wholeTitle(title: string, description = ""): string {
  const rest = /^(?:\.\.\.|…)([^.]{1,120})/u.exec(description)?.[1];
  return rest ? `${title.replace(/(?:\.\.\.|…)$/u, "")} ${rest}` : title;
}

const kindOf = (titles: readonly string[], description: string): KindFound | null =>
  titles.map(findKind).find((found) => found !== null) ?? describedKind(description);

/** The text of title and sub-title as they were read, continued where the title goes on in the description. */
export const titlesRead = ({ readings }: Evidence): string[] => ofTitles(readings).map(({ text }) => text);
