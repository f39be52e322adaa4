import { useMemo, useState } from "react";
import { useFreeOnly } from "@/components/favourites/mine-switch";
import { useMine } from "@/components/favourites/use-favourites";
import { useAwake } from "@/components/ui/use-awake";
import { accessOf } from "@/lib/access";
import { arrangePage, channelTest, type Mine } from "@/lib/favourites/mine";
import type { Line } from "@/lib/now-next";

/** A page of a list of channels' lines. */
export type LinesPage = {
  /** ISO code. */
  country: string;
  /** The address of all of the list's lines; null if the page holds them all. */
  whole: string | null;
  isFirst: boolean;
  initial: readonly Line[];
};

const candidateOf = ({ channel }: Line) => ({ id: channel.id, access: accessOf(channel) });

/** What a person asks of lists: with only the free channels shown, that is their choice unless they made one. */
function useChoice(country: string): Mine {
  const [mine] = useMine();
  const freeOnly = useFreeOnly();
  return useMemo(
    () => (freeOnly && !channelTest(mine, country) ? { ...mine, way: "free", on: true } : mine),
    [mine, freeOnly, country],
  );
}

/** How many lines are drawn at once: all of a page, whose lines those of other pages may join by the thousand. */
const linesAtOnce = 100;

/** The first of some lines, and how more of them are drawn; null if these are all. */
export function useSomeLines(lines: readonly Line[]) {
  const [drawn, setDrawn] = useState(linesAtOnce);
  const drawMore = () => setDrawn(drawn + linesAtOnce);
  return { some: lines.slice(0, drawn), drawn, drawMore: drawn < lines.length ? drawMore : null };
}

/**
 * Whether lines of other pages are needed to show a person theirs, and the lines that they see of those that are known.
 * On the server, and until the page's scripts run, those are the page's own.
 */
export function useTheirLines({ country, whole, isFirst, initial }: LinesPage) {
  const awake = useAwake();
  const mine = useChoice(country);
  const onPage = useMemo(() => new Set(initial.map(({ channel }) => channel.id)), [initial]);
  const needsWhole =
    awake &&
    whole !== null &&
    mine.on &&
    (channelTest(mine, country) !== null || (isFirst && mine.favourites.some((id) => !onPage.has(id))));
  const choose = (lines: readonly Line[]): Line[] =>
    awake ? arrangePage(lines, candidateOf, { onPage, isFirst }, mine, country) : [...lines];
  return { needsWhole, choose };
}
