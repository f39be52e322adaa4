import type { ReactNode } from "react";
import type { Words } from "@/lib/i18n";
import { isShownFree, isShownLive, type SportLine } from "@/lib/sport/lines";
import { SportFilter } from "./sport-filter";

/** Lists with a filter, if their lines have anything to filter by. */
export const FilteredLines = ({
  lines,
  t,
  children,
}: {
  lines: readonly SportLine[];
  t: Words;
  children: ReactNode;
}) => (
  <SportFilter
    has={{ live: lines.some(isShownLive), free: lines.some(isShownFree) }}
    words={{
      label: t("sport.filter"),
      live: t("event.liveOnly"),
      free: t("event.freeOnly"),
      mine: t("mine.title"),
      count: t.raw("sport.filtered"),
      nothing: t("sport.nothingFits"),
      all: t("event.showAll"),
    }}
  >
    {children}
  </SportFilter>
);
