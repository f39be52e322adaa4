import type { RunFact } from "../../contract/operator.ts";
import type { IngestSummary } from "./summary.ts";

const minute = (epoch: number): string => new Date(epoch * 1000).toISOString().replace("T", " ").slice(0, 16);

const grouped = (count: number): string => count.toLocaleString("en");

const plural = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;

const counts = (entries: [string, number][]): string =>
  entries.map(([kind, count]) => `${grouped(count)} ${kind.replaceAll("_", " ")}`).join(", ");

function nameList(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(", ");
  return names.length > most ? `${shown} and ${grouped(names.length - most)} more` : shown;
}

/** What a run did, for people: one fact a line, none for what didn't happen. Lists name at most `mostNames`. */
export function accountOf(summary: IngestSummary, mostNames: number): RunFact[] {
  const { span, outcome, changed, gone, retried, warnings } = summary;
  return [
    ...fact(
      "retried",
      retried.length > 0 && `${plural(retried.length, "time")}: ${[...new Set(retried)].join("; ")}`,
    ),
    ...fact("span", span && `${minute(span.start)} to ${minute(span.stop)} UTC`),
    ...fact(
      "changed",
      outcome === "ok" && `${plural(changed.slots, "slot")} on ${plural(changed.channels, "channel")}`,
    ),
    ...readingFacts(summary, mostNames),
    ...channelFacts(summary, mostNames),
    ...fact("gone", gone > 0 && `${plural(gone, "channel")} that the source no longer lists`),
    ...warnings.flatMap((text) => fact("warning", text)),
  ];
}

/** A fact, if there is something to say. */
const fact = (name: RunFact["fact"], text: string | false | null): RunFact[] =>
  text ? [{ fact: name, text }] : [];

/** What was made of the file: what was repaired, refused, left out of it, read from titles and taken for gaps. */
function readingFacts(
  { repairs, rejected, dropped, titles, placeholders }: IngestSummary,
  mostNames: number,
): RunFact[] {
  const refused = Object.entries(rejected).map(([reason, { count, lines }]) => {
    const more = count > lines.length ? ", …" : "";
    return `${grouped(count)} ${reason.replaceAll("_", " ")} (line ${lines.join(", ")}${more})`;
  });
  const unkept = Object.entries(dropped).map(([name, count]) => `${grouped(count)} <${name}>`);
  const gaps = Object.entries(placeholders).sort(([, a], [, b]) => b - a);
  const gapTexts = gaps.map(([title, count]) => `${grouped(count)} "${title}"`);
  return [
    ...fact("repaired", counts(Object.entries(repairs))),
    ...refused.flatMap((text) => fact("rejected", text)),
    ...fact("notKept", unkept.join(", ")),
    ...fact("titles", counts(Object.entries(titles))),
    ...fact("gaps", nameList(gapTexts, mostNames)),
  ];
}

/** Which channels stay out of the guide, and which other sources list too. */
function channelFacts({ excluded, shared }: IngestSummary, mostNames: number): RunFact[] {
  const leftOut = [...Map.groupBy(excluded, ({ reason }) => reason)].map(([reason, channels]): RunFact => {
    const names = channels.map(({ name }) => name);
    const text = `${nameList(names, mostNames)}: ${reason}, says the channel database`;
    return { fact: "leftOut", reason, count: names.length, text };
  });
  const listedTwice = shared.flatMap(({ source, channels }) =>
    fact(
      "shared",
      `${plural(channels.length, "channel")} that ${source} lists too: ${nameList(channels, mostNames)}`,
    ),
  );
  return [...leftOut, ...listedTwice];
}
