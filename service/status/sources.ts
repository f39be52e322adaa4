import { basename } from "node:path";
import { runFactSchema, type SourceRun, type SourceStatus } from "../../contract/operator.ts";
import { dueAt } from "../background/schedule.ts";
import { isUrl } from "../ingest/source-input.ts";
import type { SourceRunRow } from "../store/source-runs.ts";
import type { Source } from "../store/sources.ts";
import { compareText } from "../text.ts";

/** How each source is doing, those in trouble first. `runs` are of all sources, latest first. */
export function sourceStatuses(sources: readonly Source[], runs: readonly SourceRunRow[]): SourceStatus[] {
  const bySource = Map.groupBy(runs, ({ source }) => source);
  const trouble = ({ status }: SourceStatus) => (status === "failed" ? 0 : status === "held_back" ? 1 : 2);
  return sources
    .map((source) => sourceStatus(source, bySource.get(source.name) ?? []))
    .sort((a, b) => trouble(a) - trouble(b) || compareText(a.name, b.name));
}

const sourceStatus = (source: Source, runs: readonly SourceRunRow[]): SourceStatus => ({
  name: source.name,
  kind: source.kind,
  country: source.country,
  from: redactLocation(source.location),
  slots: source.slots,
  status: source.status,
  message: source.message,
  checkedAt: source.checked_at,
  changedAt: source.updated_at,
  nextAt: dueAt(source, 0),
  runs: runs.map(readRun),
});

/** An address may hold a password or a key, so only its host is shown. */
const redactLocation = (location: string | null): string | null =>
  location === null ? null : isUrl(location) ? (URL.parse(location)?.host ?? null) : basename(location);

const readRun = (row: SourceRunRow): SourceRun => ({
  at: row.at,
  outcome: row.outcome,
  channels: row.channels,
  slots: row.slots,
  tookMs: row.took_ms,
  message: row.message,
  account: runFactSchema.array().parse(JSON.parse(row.account_json)),
});
