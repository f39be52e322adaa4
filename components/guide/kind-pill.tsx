import { pillLook } from "@/components/ui/pill";
import type { Kind } from "@/lib/kind";
import type { FilterProps } from "./filter-props";

/** A pill for a kind, or for all of them, that is pressed again to let it go. */
export const KindPill = ({
  kind,
  filter,
  words,
  onChange,
}: Pick<FilterProps, "filter" | "words" | "onChange"> & { kind: Kind | null }) => (
  <button
    type="button"
    aria-pressed={filter.kind === kind}
    className={pillLook(filter.kind === kind)}
    onClick={() => onChange({ ...filter, kind: filter.kind === kind ? null : kind })}
  >
    {kind === null ? words.all : words.kinds[kind]}
  </button>
);
