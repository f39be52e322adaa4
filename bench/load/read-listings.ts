import { markingSink } from "../../service/ingest/mark.ts";
import { openStage } from "../../service/ingest/stage.ts";
import { parseTail, type SlotContent } from "../../service/store/slot-text.ts";
import type { CorpusFeed, CorpusSlot } from "./corpus.ts";

/** Reads the slots of guides as an ingest does: by themselves, then beside those of their channel. */
export function readListings(feeds: readonly CorpusFeed[]): Map<CorpusSlot, SlotContent> {
  const stage = openStage();
  try {
    const sink = markingSink(stage.sink);
    for (const [index, { name, slots }] of feeds.entries()) {
      // Feeds of several guides may have one id.
      const sourceChannel = String(index);
      sink.channel({ sourceChannel, names: [{ name }] });
      for (const { start, stop, draft } of slots) sink.programme({ ...draft, sourceChannel, start, stop });
    }
    const read = new Map<CorpusSlot, SlotContent>();
    for (const { draft, texts } of stage.feeds()) {
      const slots = feeds[Number(draft.sourceChannel)]?.slots ?? [];
      for (const [index, { tail }] of texts().entries()) {
        const slot = slots[index];
        if (slot) read.set(slot, parseTail(tail));
      }
    }
    return read;
  } finally {
    stage.close();
  }
}
