import type { SlotText } from "../../service/ingest/draft.ts";
import { isListedFilm } from "../../service/kinds/categories.ts";
import { readKind } from "../../service/kinds/kind.ts";
import { settleKinds } from "../../service/kinds/programme-kinds.ts";
import { fold } from "../../service/text.ts";
import { createConventions } from "../../service/titles/conventions.ts";
import { markSlot } from "../../service/titles/mark-slot.ts";
import { titleLanguage } from "../../service/titles/title-language.ts";
import type { CorpusFeed, CorpusSlot } from "./corpus.ts";

/** Reads the slots of a guide as an ingest does: by themselves, then beside those of their channel. */
export function readListings(feeds: readonly CorpusFeed[]): Map<CorpusSlot, SlotText> {
  const conventions = createConventions();
  const read = new Map<CorpusSlot, SlotText>();
  for (const feed of feeds) {
    const names = new Set([fold(feed.name)]);
    for (const slot of feed.slots) {
      const { slot: listed, detail } = slot.draft;
      const language = titleLanguage(detail);
      const marked = markSlot(listed, { isFilm: isListedFilm(listed), names, language });
      conventions.note(marked);
      const minutes = (slot.stop - slot.start) / 60;
      read.set(slot, {
        ...marked.slot,
        kind: readKind({ slot: marked.slot, listed: listed.title, language, detail, minutes, names }),
      });
    }
  }
  for (const { slots } of feeds) {
    const own = slots.map((slot) => ({
      slot: read.get(slot) ?? slot.draft.slot,
      minutes: (slot.stop - slot.start) / 60,
    }));
    for (const [index, { slot: changed }] of conventions.apply(own)) {
      const slot = slots[index];
      if (slot) read.set(slot, changed);
    }
    const told = slots.map((slot) => {
      const { title, kind, category, episode } = read.get(slot) ?? slot.draft.slot;
      const isCategorised = (category ?? []).length > 0;
      const minutes = (slot.stop - slot.start) / 60;
      return { title, kind, minutes, isEpisode: episode !== undefined, isCategorised };
    });
    for (const [index, kind] of settleKinds(told)) {
      const slot = slots[index];
      const own = slot && read.get(slot);
      if (slot && own) read.set(slot, { ...own, kind });
    }
  }
  return read;
}
