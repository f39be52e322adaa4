import type { Command } from "commander";
import type { SportsEvent } from "../../contract/event.ts";
import { toIso } from "../../contract/time.ts";
import type { Reading } from "../derive/explain-reading.ts";
import { type Explanation, explainListing } from "../derive/sport/explain.ts";
import { sportRules } from "../derive/sport/rules.ts";
import type { Marking } from "../sport/marking.ts";
import { withStore } from "./command-context.ts";

/** `explain <listing>` */
export function addExplainCommand(program: Command): void {
  program
    .command("explain")
    .description("explain what was read of a listing, what tells its kind, and which sports event it shows")
    .argument("<listing>", "its id: ls_…")
    .option("--json", "print one JSON object")
    .action((id: string, { json }: { json?: boolean }) =>
      withStore(async ({ store }) => {
        const found = await explainListing(store.db, id, sportRules.load());
        if (!found) throw new Error(`there is no listing ${id}`);
        if (json) console.log(JSON.stringify({ ...found, event: parseEvent(found) }));
        else for (const line of formatExplanation(found)) console.log(line);
      }),
    );
}

const parseEvent = ({ event }: Explanation): SportsEvent | null =>
  event === null ? null : JSON.parse(event);

const markingWords = {
  marksLive: "it marks live games",
  marksRepeats: "it marks repeats",
  newMeansLive: "it flags live games as new",
  liveFlagLies: "its live flag means something else",
} as const;

/** The lines to print. */
function formatExplanation(found: Explanation): string[] {
  const { facts, reading, detection, marking, block, showing, reason } = found;
  const { channel, title, sub_title, description, category = [], flags } = facts;
  const minutes = Math.round((facts.stop - facts.start) / 60);
  const flagged = Object.entries(flags).flatMap(([name, set]) => (set ? [name] : []));
  const markings = Object.entries(markingWords).flatMap(([name, words]) =>
    marking[name as keyof Marking] ? [words] : [],
  );
  const event = parseEvent(found);
  return [
    `${channel.name}${channel.country ? `, ${channel.country}` : ""}: ${toIso(facts.start)}, ${minutes} minutes`,
    ...line("title", title),
    ...line("sub-title", sub_title),
    ...line("description", description),
    ...line("categories", category.join(", ")),
    ...line("flags", flagged.join(", ")),
    ...line("source", [found.source, ...markings].join("; ")),
    "",
    ...formatReading(reading),
    detection
      ? `${detection.kind} of ${detection.sport ?? "some sport"}: ${detection.name} (confidence ${detection.confidence.toFixed(2)})`
      : "no sport",
    ...(detection?.reasons ?? []).map((each) => `  ${each}`),
    ...line("identified as", block),
    ...(event
      ? ["", `${event.id}: ${event.name}, ${event.start}${event.round ? `, ${event.round}` : ""}`]
      : []),
    ...(showing ? [`${showing}: ${reason}`] : []),
  ];
}

/** How the title was read, and what tells the kind. */
const formatReading = ({ title, season, number, marks, kind, kind_by }: Reading): string[] => [
  `read as: ${[title, ...(season === null ? [] : [`season ${season}`]), ...(number === null ? [] : [`episode ${number}`]), ...marks].join(", ")}`,
  kind === null || kind_by === null ? "no kind" : `kind: ${kind}, by ${kindWords[kind_by]}`,
];

const kindWords = {
  event: "the event that it shows",
  categories: "its categories",
  title: "its title",
  description: "its description",
  channel: "its channel's name",
  "all of it": "its parts together",
  catalogue: "the catalogue's show of its name",
  "other programmes": "its source's other programmes",
} as const;

const line = (name: string, text: string | null | undefined): string[] =>
  text ? [`  ${name}: ${text}`] : [];
