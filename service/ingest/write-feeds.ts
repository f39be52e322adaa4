import type { Kysely } from "kysely";
import type { Lease } from "../store/leases.ts";
import type { Database } from "../store/schema.ts";
import { withGapAfter } from "../store/slot-text.ts";
import { createSlotWriter } from "../store/slots-write.ts";
import type { StagedText } from "../store/staging.ts";
import { type ArrangedSlot, arrange } from "./arrange.ts";
import type { JoinedFeed } from "./reconcile.ts";
import { type NewListing, replaceListings } from "./replace.ts";
import type { StagedFeed } from "./stage.ts";
import type { IngestSummary } from "./summary.ts";

/** The size of a transaction: large enough that its own cost is small, small enough that other writers don't wait. */
const batchFeeds = 100;
const batchRows = 4000;

type Writing = {
  /** By the channels' ids within the source. */
  joined: ReadonlyMap<string, JoinedFeed>;
  /** Slots that ended by then are left out. */
  keptFrom: number;
  /** Whether nothing that was stored of these feeds stays. */
  replacesAll: boolean;
  lease: Lease | null;
  /** Epoch seconds. */
  now: number;
  onProgress: (progress: { phase: "writing"; done: number; total: number }) => void;
};

/** Replaces what is stored with what was staged, some feeds at a time, and counts it in the summary. */
export async function writeFeeds(
  db: Kysely<Database>,
  feeds: readonly StagedFeed[],
  summary: IngestSummary,
  { joined, keptFrom, replacesAll, lease, now, onProgress }: Writing,
): Promise<void> {
  const write = createSlotWriter();
  let batch: NewListing[] = [];
  let rows = 0;
  for (const [index, { draft, texts }] of feeds.entries()) {
    const joinedFeed = joined.get(draft.sourceChannel);
    if (joinedFeed?.channel === null)
      summary.excluded.push({
        name: draft.names[0]?.name ?? draft.sourceChannel,
        reason: joinedFeed.leftOut,
      });
    else if (joinedFeed) {
      const kept = arrange(texts()).slots.filter(({ stop }) => stop > keptFrom);
      batch.push({ feed: joinedFeed.feed, slots: kept.map(readySlot), replacesAll });
      rows += kept.length;
    }
    const last = index === feeds.length - 1;
    if (batch.length < batchFeeds && rows < batchRows && !last) continue;
    for (const changed of await replaceListings(db, batch, { write, lease, now })) {
      summary.changed.slots += changed;
      if (changed > 0) summary.changed.channels++;
    }
    batch = [];
    rows = 0;
    onProgress({ phase: "writing", done: index + 1, total: feeds.length });
  }
}

const readySlot = ({ start, stop, gapAfter, programme: { tail, detail } }: ArrangedSlot<StagedText>) => ({
  start,
  stop,
  tail: gapAfter === null ? tail : withGapAfter(tail, gapAfter),
  detail,
});
