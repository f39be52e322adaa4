import type { PruneRequest, PruneSummary } from "./prune.ts";
import { onThread } from "./thread.ts";

/** Removes what is too old to keep, on a thread of its own. Throws a LeaseLostError, or the signal's reason. */
export const runPrune = ({
  signal,
  ...request
}: PruneRequest & { signal?: AbortSignal }): Promise<PruneSummary> =>
  onThread({ kind: "prune", request }, { signal });
