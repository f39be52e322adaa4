import { yearMark } from "../../kinds/lead.ts";
import type { SlotFacts } from "../detection.ts";
import type { SportKnowledge } from "../knowledge.ts";
import type { Context } from "./context.ts";
import { classifyDescription } from "./described-kind.ts";
import { type GatheredHints, gatherHints } from "./hints.ts";
import { classifyTitle, type FoundKind } from "./kinds.ts";
import { readMarks, type SaidMarks } from "./marks.ts";
import type { FieldReader } from "./reading.ts";
import { descriptionReading, type FieldName, type FieldReading, titleReadings } from "./readings.ts";
import { isSoloSport } from "./sport-kinds.ts";
import { type Surroundings, weighSurroundings } from "./surroundings.ts";
import { clean } from "./text.ts";

/** Everything that a slot says, read once. The detection follows from it. */
export type Evidence = {
  facts: SlotFacts;
  context: Context;
  knowledge: SportKnowledge;
  readings: readonly FieldReading[];
  hints: GatheredHints;
  said: SaidMarks;
  /** What kind of programme it says that it is, if not the event itself. */
  kind: FoundKind | null;
  around: Surroundings;
};

const describesKind = 200;

export function gatherEvidence(
  facts: SlotFacts,
  context: Context,
  knowledge: SportKnowledge,
  reader: FieldReader,
): Evidence {
  const readings = listFields(facts).map(([field, text]) =>
    withoutNamesakes(reader.read(field, text, facts.start), facts, context),
  );
  const title = wholeTitle(facts.title, facts.description);
  const titles = [title, facts.sub_title ?? ""].map((text) => clean(text)).filter(Boolean);
  const unnamed = titleReadings(readings).map(withoutLeagues);
  const said = readMarks(titles, withoutTitle(descriptionReading(readings)?.text ?? "", titles), unnamed);
  const hints = gatherHints(readings, context, said.saysLive);
  const minutes = (facts.stop - facts.start) / 60;
  return {
    facts,
    context,
    knowledge,
    readings,
    hints,
    said,
    kind: classifyTexts(titles, clean(facts.description ?? "", describesKind), minutes),
    around: weighSurroundings(readings, context, hints, said, minutes),
  };
}

/**
 * The fields that a slot has, with their texts. The year that Nordic guides write before a description goes behind it:
 * `Fra 2025. Hull møder Leeds.`
 */
export function listFields({ title, sub_title, description }: SlotFacts): [FieldName, string][] {
  const fields: [FieldName, string][] = [["title", wholeTitle(title, description)]];
  if (sub_title) fields.push(["sub-title", sub_title]);
  if (description) fields.push(["description", description.replace(yearMark, "$2 $1")]);
  return fields;
}

/** A description that repeats the title says more behind it: `PSG - Le Mans FC Přímý přenos`. */
const withoutTitle = (description: string, [title = ""]: readonly string[]): string =>
  title !== "" && description.startsWith(title)
    ? description.slice(title.length).replace(/^[\s.,:;|-]+/u, "")
    : description;

/** DVB guides continue a long title in the description: `MOTD Live: Women's...` and `...Super League: …`. */
function wholeTitle(title: string, description = ""): string {
  const rest = /^(?:\.\.\.|…)([^.]{1,120})/u.exec(description)?.[1];
  return rest ? `${title.replace(/(?:\.\.\.|…)$/u, "")} ${rest}` : title;
}

/** `WSL` is a league of football, and what surfing is called: beside a category of football or two sides it is the league. */
function withoutNamesakes(
  reading: FieldReading,
  facts: SlotFacts,
  { categorySports }: Context,
): FieldReading {
  const isLeague = ({ from, to }: { from: number; to: number }): boolean =>
    reading.leagues.some(
      ({ item, ...league }) =>
        league.from === from &&
        league.to === to &&
        (categorySports.includes(item.sport) || (!isSoloSport(item.sport) && isMeeting(facts))),
    );
  const sports = reading.sports.filter(
    (sport) => categorySports.includes(sport.item.slug) || !isLeague(sport),
  );
  return sports.length === reading.sports.length ? reading : { ...reading, sports };
}

const versus = /\sv(?:s\.?)?\s/u;
const isMeeting = ({ title, sub_title = "" }: SlotFacts): boolean =>
  versus.test(title) || versus.test(sub_title);

const withoutLeagues = ({ text, leagues }: FieldReading): string =>
  leagues.reduce((rest, { from, to }) => rest.replace(text.slice(from, to), ""), text);

/** No summary lasts this long: one in a list of what is shown is a part of it. */
const longestSummaryMinutes = 165;
const lists = /^[^.]*,/u;

function classifyTexts(titles: readonly string[], description: string, minutes: number): FoundKind | null {
  const named = titles.map(classifyTitle).find((found) => found !== null);
  if (named) return named;
  const described = classifyDescription(description);
  const isPart =
    described?.kind === "highlights" && minutes >= longestSummaryMinutes && lists.test(description);
  return isPart ? null : described;
}

/** The cleaned title and sub-title, with the part of the title that continues in the description. */
export const titleTexts = ({ readings }: Evidence): string[] =>
  titleReadings(readings).map(({ text }) => text);
