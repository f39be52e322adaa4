import { isListedFilm } from "../kinds/categories.ts";
import { readKind } from "../kinds/kind.ts";
import type { StagedText } from "../store/staging.ts";
import { type MarkedSlot, markSlot } from "../titles/mark-slot.ts";
import { withQuality } from "../titles/quality.ts";
import { titleLanguage } from "../titles/title-language.ts";
import type { ProgrammeDraft } from "./draft.ts";
import { slotTail } from "./slot-tail.ts";
import { readPlaceholder } from "./xmltv/placeholder.ts";

/**
 * A programme as it is staged: its texts without their marks, its kind, and whether it is one at all. `names` are its
 * channel's, folded.
 */
export function prepareProgramme(
  { start, stop, slot: listed, detail: listedDetail }: ProgrammeDraft,
  names: ReadonlySet<string>,
): { programme: StagedText; marked: MarkedSlot } {
  const language = titleLanguage(listedDetail);
  const marked = markSlot(listed, { isFilm: isListedFilm(listed), names, language });
  const { slot } = marked;
  const detail = withQuality(listedDetail, marked.marks);
  const minutes = stop === null ? (detail?.length_minutes ?? null) : (stop - start) / 60;
  const kind = readKind({ slot, listed: listed.title, language, detail, minutes, names });
  const tail = slotTail({ ...slot, kind, star_rating: detail?.star_rating });
  const more = detail && JSON.stringify(detail);
  const programme = {
    start,
    stop,
    title: slot.title,
    weight: tail.length + (more?.length ?? 0),
    tail,
    detail: more,
    placeholder: readPlaceholder(listed, names),
  };
  return { programme, marked };
}
