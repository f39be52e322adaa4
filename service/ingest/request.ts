import type { Kysely } from "kysely";
import { countryZone } from "../country-zones.ts";
import type { DeriveProgress } from "../derive/plugin.ts";
import type { Lease } from "../store/leases.ts";
import type { Database } from "../store/schema.ts";
import { getSource, type Source, type SourceSettings, saveSource } from "../store/sources.ts";
import type { Conditions } from "./accepted.ts";
import type { IngestInput } from "./input.ts";
import { IngestError } from "./summary.ts";

/** What to read. Null country or zone: what the source was given before; `now` is in epoch seconds. */
export type IngestRequest = {
  storeUrl: string;
  source: Omit<SourceSettings, "kind" | "location">;
  input: IngestInput;
  now: number;
  /** Read it in full, even if it hasn't changed, and take the listings even if they are less than half of the last. */
  force?: boolean;
  /** The source is there already: it keeps its settings, and the run fails if it is removed or moved meanwhile. */
  standing?: boolean;
  /** If given, the run writes nothing without it; an operator's own runs have none. */
  lease?: Lease | null;
  /** Slots that ended by then, in epoch seconds, are left out: see `keptFrom` of retention. */
  keptFrom?: number;
};

/** How far a run is: bytes, as stored, while it downloads, compares or reads; then channels, and what it derives from them. */
export type IngestProgress = {
  /** `comparing` is reading a file only to see whether it changed. */
  phase: "downloading" | "comparing" | "reading" | "writing" | DeriveProgress["phase"];
  done: number;
  /** Null if not known. */
  total: number | null;
  /** Programmes found so far; absent while it doesn't look for any. */
  slots?: number;
};

export type OnProgress = (progress: IngestProgress) => void;

export const sourceKind = (input: IngestInput): Source["kind"] =>
  input.kind === "sample" ? "sample" : "xmltv";

/** Where the service finds a source again; null if it can't. */
export const locationOf = (input: IngestInput): string | null =>
  input.kind === "file" ? input.path : input.kind === "url" ? input.url : null;

const daySeconds = 86_400;

/** What decides, besides the content, what this run makes of the source. */
export function conditionsOf(
  { source, input, now, keptFrom }: IngestRequest,
  before: Source | null,
): Conditions {
  const country = source.country ?? before?.country ?? null;
  return {
    kind: sourceKind(input),
    location: locationOf(input),
    country,
    include: {
      closed: (source.include_closed ?? before?.include_closed) === 1,
      adult: (source.include_adult ?? before?.include_adult) === 1,
    },
    zone: source.timezone ?? before?.timezone ?? (country && countryZone(country)),
    shiftMinutes: source.shift_minutes ?? before?.shift_minutes ?? 0,
    retentionDays: keptFrom === undefined ? null : Math.floor(now / daySeconds) - keptFrom / daySeconds,
  };
}

/** Keeps the source's settings. One that has to be there already keeps its own. */
export async function keepSource(
  db: Kysely<Database>,
  { source, input, now, standing }: IngestRequest,
): Promise<void> {
  const location = locationOf(input);
  if (!standing) await saveSource(db, { ...source, kind: sourceKind(input), location }, now);
  else if ((await getSource(db, source.name))?.location !== location)
    throw new IngestError("the source was removed or moved while it was read");
}
