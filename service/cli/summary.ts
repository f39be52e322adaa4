import type { RunFact } from "../../contract/operator.ts";
import { accountOf, plural } from "../ingest/account.ts";
import type { IngestSummary } from "../ingest/summary.ts";

const mostNames = 10;

/** How a line begins. */
const heads: Record<RunFact["fact"], string> = {
  retried: "tried again ",
  span: "from ",
  changed: "changed: ",
  repaired: "repaired: ",
  titles: "read from the texts: ",
  rejected: "rejected: ",
  notKept: "not kept: ",
  gaps: "gaps, not programmes: ",
  bare: "without programmes: ",
  leftOut: "left out: ",
  shared: "listed twice: ",
  gone: "gone: ",
  warning: "warning: ",
};

/** The summary of a run, for people: one line a fact, none for what didn't happen. */
export function summaryLines(summary: IngestSummary): string[] {
  const { source, outcome, channels, slots, took_ms } = summary;
  const head =
    outcome === "unchanged"
      ? "nothing has changed"
      : `${plural(channels, "channel")}, ${plural(slots, "slot")}`;
  return [
    `${source}: ${head} (${(took_ms / 1000).toFixed(1)} s)`,
    ...accountOf(summary, mostNames).map((each) => {
      const how = each.fact === "leftOut" ? ` (--include-${each.reason} keeps them)` : "";
      return `  ${heads[each.fact]}${each.text}${how}`;
    }),
  ];
}
