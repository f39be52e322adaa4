import type { SetupRun } from "../../contract/operator.ts";
import { accountOf } from "../ingest/account.ts";
import { IngestError, type IngestSummary } from "../ingest/summary.ts";

/** How many names the account on the page lists at most. */
const mostNames = 300;

type Facts = Pick<SetupRun, "country" | "from" | "minutes"> & { name: string };

export const newRun = (id: string, { name, country, from, minutes }: Facts): SetupRun => ({
  id,
  source: name,
  country,
  from,
  minutes,
  state: "waiting",
  progress: null,
  result: null,
  problem: null,
});

/** `now` is in epoch seconds. */
export const toResult = (
  summary: IngestSummary,
  { now, retiredSample }: { now: number; retiredSample: boolean },
): SetupRun["result"] => ({
  changed: summary.outcome === "ok",
  channels: summary.channels,
  slots: summary.slots,
  tookMs: summary.took_ms,
  // Nothing is known of an unchanged source but that it was accepted before.
  hasComing: summary.slots > 0 && (summary.span === null || summary.span.stop > now),
  lastStop: summary.span?.stop ?? null,
  retiredSample,
  account: accountOf(summary, mostNames),
});

/** Why a run failed, in the words of whoever couldn't read it. */
export const toProblem = (error: unknown, { minutes }: Pick<SetupRun, "minutes">): SetupRun["problem"] =>
  error instanceof IngestError
    ? { field: minutes === null ? "file" : "address", detail: error.message }
    : { field: null, detail: "the service could not finish it; the reason is in its log" };
