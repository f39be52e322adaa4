import { type CatalogueKinds, catalogueKindOf } from "../kinds/catalogue-kind.ts";
import { readHint } from "../kinds/hint.ts";
import { readSureKind } from "../kinds/kind.ts";
import type { StagedText } from "../store/staging.ts";
import type { MarkedDraft } from "./mark.ts";
import { slotTail } from "./slot-tail.ts";

/** A programme as it is staged, with its kind. `names` are its channel's, folded, and `shows` those of catalogues. */
export function prepareProgramme(
  { start, stop, slot, detail, listed, form, placeholder }: MarkedDraft,
  names: ReadonlySet<string>,
  shows: CatalogueKinds,
): StagedText {
  const minutes = stop === null ? (detail?.length_minutes ?? null) : (stop - start) / 60;
  const programme = { slot, listed, form, detail, minutes, names };
  const kind = readSureKind(programme) ?? catalogueKindOf(slot, minutes, shows);
  const hint = kind === undefined ? (readHint(programme) ?? null) : null;
  const tail = slotTail({ ...slot, kind, star_rating: detail?.star_rating });
  const more = detail && JSON.stringify(detail);
  const weight = tail.length + (more?.length ?? 0);
  const listedSeconds = stop === null ? null : stop - start;
  const length = (detail?.length_minutes ?? 0) * 60;
  const whole = listedSeconds !== null && length > listedSeconds ? length : null;
  return { start, stop, title: slot.title, weight, tail, detail: more, placeholder, hint, whole };
}
