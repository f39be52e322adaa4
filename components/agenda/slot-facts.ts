import type { GuideSlot } from "@/lib/guide/chunk";
import type { FilteredSlot } from "@/lib/guide/filter";
import { kinds } from "@/lib/kind";

/** What a line of the list tells the filters of its programme, besides its kind and title. Epoch seconds. */
export const slotFacts = ({ start, stop, part }: GuideSlot) => ({
  "data-start": start,
  "data-stop": stop,
  "data-part": part,
});

/** The programme of a line, as far as filters ask for it. */
export const factsOf = (line: HTMLElement): FilteredSlot => ({
  title: line.querySelector("a")?.textContent ?? "",
  part: line.dataset.part,
  kind: kinds.find((kind) => kind === line.dataset.k) ?? "general",
  start: Number(line.dataset.start),
  stop: Number(line.dataset.stop),
});
