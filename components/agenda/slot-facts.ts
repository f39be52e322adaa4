import type { GuideSlot } from "@/lib/guide/chunk";
import type { FilteredSlot } from "@/lib/guide/filter";
import { kinds } from "@/lib/kind";

/** A programme's attributes for the filters, besides its kind and title. Epoch seconds. */
export const slotFacts = ({ start, stop, part }: GuideSlot) => ({
  "data-start": start,
  "data-stop": stop,
  "data-part": part,
});

/** The part of a line's programme that filters need. */
export const readFacts = (line: HTMLElement): FilteredSlot => ({
  title: line.querySelector("a")?.textContent ?? "",
  part: line.dataset.part,
  kind: kinds.find((kind) => kind === line.dataset.k) ?? "general",
  start: Number(line.dataset.start),
  stop: Number(line.dataset.stop),
});
