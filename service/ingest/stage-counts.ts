import type { TitleChange } from "../titles/mark-slot.ts";
import type { DraftSink } from "./draft.ts";
import type { IngestSummary } from "./summary.ts";

/** What a run counts while it reads a source, for the account of it. */
export type StageCounts = Pick<IngestSummary, "rejected" | "dropped" | "repairs" | "titles">;

export const noCounts = (): StageCounts => ({ rejected: {}, dropped: {}, repairs: {}, titles: {} });

const linesShown = 10;
/** How many elements are counted by name. */
const mostDropped = 100;

/** The part of a sink that only counts. */
export const countingSink = ({
  rejected,
  dropped,
  repairs,
}: StageCounts): Required<Pick<DraftSink, "rejected" | "dropped" | "repaired">> => ({
  rejected(reason, line) {
    rejected[reason] ??= { count: 0, lines: [] };
    const entry = rejected[reason];
    entry.count++;
    if (entry.lines.length < linesShown) entry.lines.push(line);
  },
  dropped(what, times) {
    const isCounted = Object.hasOwn(dropped, what) || Object.keys(dropped).length < mostDropped;
    // A copy: a slice of a file's chunk would keep the whole chunk in memory.
    const name = isCounted ? Buffer.from(what).toString() : "others";
    dropped[name] = (dropped[name] ?? 0) + times;
  },
  repaired(kind) {
    repairs[kind] = (repairs[kind] ?? 0) + 1;
  },
});

export function countTitle({ titles }: StageCounts, changes: readonly TitleChange[]): void {
  for (const change of changes) titles[change] = (titles[change] ?? 0) + 1;
}
