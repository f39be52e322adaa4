import { toIso } from "../../contract/time.ts";
import type { IngestSummary } from "../ingest/summary.ts";

const minute = (epoch: number): string => toIso(epoch).replace("T", " ").slice(0, 16);

const counts = (entries: [string, number][]): string =>
  entries.map(([kind, count]) => `${count} ${kind.replaceAll("_", " ")}`).join(", ");

const mostNames = 10;

const nameList = (names: readonly string[]): string => {
  const shown = names.slice(0, mostNames).join(", ");
  return names.length > mostNames ? `${shown} and ${names.length - mostNames} more` : shown;
};

/** The summary of a run, for people: one line a fact, none for what didn't happen. */
export function summaryLines(summary: IngestSummary): string[] {
  const { source, outcome, channels, slots, span, changed, repairs, rejected } = summary;
  const { placeholders, excluded, gone, warnings, took_ms } = summary;
  const lines = [
    outcome === "unchanged"
      ? `${source}: nothing has changed (${(took_ms / 1000).toFixed(1)} s)`
      : `${source}: ${channels} channels, ${slots} slots (${(took_ms / 1000).toFixed(1)} s)`,
  ];
  if (span) lines.push(`  from ${minute(span.start)} to ${minute(span.stop)} UTC`);
  if (outcome === "ok") lines.push(`  changed: ${changed.slots} slots on ${changed.channels} channels`);
  const repaired = Object.entries(repairs);
  if (repaired.length > 0) lines.push(`  repaired: ${counts(repaired)}`);
  for (const [reason, { count, lines: at }] of Object.entries(rejected)) {
    const more = count > at.length ? ", …" : "";
    lines.push(`  rejected: ${count} ${reason.replaceAll("_", " ")} (line ${at.join(", ")}${more})`);
  }
  const gaps = Object.entries(placeholders).sort(([, a], [, b]) => b - a);
  if (gaps.length > 0)
    lines.push(`  gaps, not programmes: ${nameList(gaps.map(([title, count]) => `${count} "${title}"`))}`);
  for (const [reason, channels] of Map.groupBy(excluded, (channel) => channel.reason))
    lines.push(
      `  left out: ${nameList(channels.map(({ name }) => name))}: ${reason}, says the channel database (--include-${reason} keeps them)`,
    );
  if (gone > 0) lines.push(`  gone: ${gone} channels that the source no longer lists`);
  return [...lines, ...warnings.map((warning) => `  warning: ${warning}`)];
}
