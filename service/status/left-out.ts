import type { RunFact, SourceStatus } from "../../contract/operator.ts";

/** What a source left out with the last run that changed something. */
export const listLeftOut = ({ runs }: Pick<SourceStatus, "runs">): RunFact[] =>
  (runs.find(({ outcome }) => outcome === "ok")?.account ?? []).filter(({ fact }) => fact === "leftOut");
