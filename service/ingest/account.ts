import type { RunFact } from "../../contract/operator.ts";
import type { IngestSummary } from "./summary.ts";

const minute = (epoch: number): string => new Date(epoch * 1000).toISOString().replace("T", " ").slice(0, 16);

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

const counts = (entries: [string, number][]): string =>
  entries.map(([kind, count]) => `${count} ${kind.replaceAll("_", " ")}`).join(", ");

function nameList(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(", ");
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}

/** What a run did, for people: one fact a line, none for what didn't happen. Lists name at most `mostNames`. */
export function accountOf(summary: IngestSummary, mostNames: number): RunFact[] {
  const {
    outcome,
    span,
    changed,
    repairs,
    rejected,
    titles,
    placeholders,
    excluded,
    dropped,
    shared,
    gone,
    retried,
    warnings,
  } = summary;
  const facts: RunFact[] = [];
  if (retried.length > 0)
    facts.push({
      fact: "retried",
      text: `${plural(retried.length, "time")}: ${[...new Set(retried)].join("; ")}`,
    });
  if (span) facts.push({ fact: "span", text: `${minute(span.start)} to ${minute(span.stop)} UTC` });
  if (outcome === "ok")
    facts.push({
      fact: "changed",
      text: `${plural(changed.slots, "slot")} on ${plural(changed.channels, "channel")}`,
    });
  const repaired = Object.entries(repairs);
  if (repaired.length > 0) facts.push({ fact: "repaired", text: counts(repaired) });
  for (const [reason, { count, lines: at }] of Object.entries(rejected)) {
    const more = count > at.length ? ", …" : "";
    facts.push({
      fact: "rejected",
      text: `${count} ${reason.replaceAll("_", " ")} (line ${at.join(", ")}${more})`,
    });
  }
  const unkept = Object.entries(dropped);
  if (unkept.length > 0)
    facts.push({ fact: "notKept", text: unkept.map(([name, count]) => `${count} <${name}>`).join(", ") });
  const readable = Object.entries(titles);
  if (readable.length > 0) facts.push({ fact: "titles", text: counts(readable) });
  const gaps = Object.entries(placeholders).sort(([, a], [, b]) => b - a);
  if (gaps.length > 0) {
    const each = gaps.map(([title, count]) => `${count} "${title}"`);
    facts.push({ fact: "gaps", text: nameList(each, mostNames) });
  }
  for (const [reason, channels] of Map.groupBy(excluded, (channel) => channel.reason)) {
    const names = channels.map(({ name }) => name);
    facts.push({
      fact: "leftOut",
      reason,
      count: names.length,
      text: `${nameList(names, mostNames)}: ${reason}, says the channel database`,
    });
  }
  for (const { source, channels } of shared)
    facts.push({
      fact: "shared",
      text: `${plural(channels.length, "channel")} that ${source} lists too: ${nameList(channels, mostNames)}`,
    });
  if (gone > 0)
    facts.push({ fact: "gone", text: `${plural(gone, "channel")} that the source no longer lists` });
  return [...facts, ...warnings.map((text): RunFact => ({ fact: "warning", text }))];
}
