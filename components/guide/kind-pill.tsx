import { kindBar } from "@/components/programme/kind-bar";
import { pillLook } from "@/components/ui/pill";
import type { Kind } from "@/lib/kind";
import type { FilterProps } from "./filter-props";

/**
 * A pill for a kind, or for all of them, that is pressed again to let it go. The bar in it is that of the kind's
 * programmes: so the pills are the legend of the guide's colours.
 */
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
    {kind === null ? null : (
      <span aria-hidden="true" className={`keep-colour h-3.5 w-[3px] rounded-full ${kindBar[kind]}`} />
    )}
    {kind === null ? words.all : words.kinds[kind]}
  </button>
);
