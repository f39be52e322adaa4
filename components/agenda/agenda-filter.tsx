"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useKept } from "@/components/favourites/use-favourites";
import { FilterPanel } from "@/components/guide/filter-panel";
import type { FilterWords } from "@/components/guide/filter-props";
import { useGuideFilter } from "@/components/guide/use-guide-filter";
import { useClock } from "@/components/ui/clock";
import {
  type Facets,
  type GuideFilter,
  keepsChannel,
  noFilter,
  slotTest,
  writeFilter,
} from "@/lib/guide/filter";
import type { GuideChannel } from "@/lib/guide/guide-data";
import { paths } from "@/lib/paths";
import look from "./agenda.module.css";
import { readFacts } from "./slot-facts";

/** Keeps the filter on the way to other hours, days and pages of the guide. */
function useFilteredLinks(market: string, filter: GuideFilter): void {
  const router = useRouter();
  const keepFilter = useEffectEvent((click: MouseEvent) => {
    if (filter === noFilter || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = click.target instanceof Element ? click.target.closest("main nav a[href]") : null;
    const path = link?.getAttribute("href");
    if (!path?.startsWith(paths.guide(market))) return;
    const query = new URLSearchParams();
    writeFilter(query, filter);
    if (query.size === 0) return;
    click.preventDefault();
    click.stopPropagation();
    router.push(`${path}?${query}` as Route, { scroll: false });
  });
  useEffect(() => {
    const listen = (click: MouseEvent) => keepFilter(click);
    document.addEventListener("click", listen, true);
    return () => document.removeEventListener("click", listen, true);
  }, []);
}

type Marking = {
  channels: readonly GuideChannel[];
  filter: GuideFilter;
  favourites: ReadonlySet<string>;
  now: number;
};

/** Marks the lines and programmes of a list that don't match. Returns whether any line is left. */
function markLines(lines: HTMLElement, { channels, filter, favourites, now }: Marking): boolean {
  const keeps = keepsChannel(filter, favourites);
  const fits = slotTest(filter, now);
  // A person's channels may stand first.
  const byId = new Map(channels.map((channel) => [channel.id, channel]));
  let anyLeft = false;
  for (const line of lines.children) {
    const channel = byId.get(line.getAttribute("data-channel") ?? "");
    let anyFits = false;
    for (const slot of line.querySelectorAll<HTMLElement>("[data-start]")) {
      const isFit = !fits || fits(readFacts(slot));
      slot.toggleAttribute("data-dim", !isFit);
      anyFits ||= isFit;
    }
    const isLeft = channel !== undefined && keeps(channel) && (!fits || anyFits);
    line.toggleAttribute("data-dim", !isLeft);
    anyLeft ||= isLeft;
  }
  lines.toggleAttribute("data-hide", filter.hide);
  lines.removeAttribute("data-waiting");
  return anyLeft;
}

/**
 * The list's filters: those of the grid, in the same part of the address. The server renders the
 * list; here the lines that don't match are marked, and styles dim or hide them. `made` changes whenever the list is
 * rendered again.
 */
export function AgendaFilter({
  market,
  country,
  list,
  channels,
  facets,
  locale,
  made,
  words,
}: {
  market: string;
  /** ISO code. */
  country: string;
  /** The list's id. */
  list: string;
  /** The list's channels. */
  channels: readonly GuideChannel[];
  facets: Facets;
  locale: string;
  made: string;
  words: FilterWords & { nothingFits: string };
}) {
  const [filter, choose] = useGuideFilter();
  const favourites = useKept(country, channels);
  const [anyFits, setAnyFits] = useState(true);
  const clock = useClock();
  useFilteredLinks(market, filter);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `made` says that the list was read again, and its new lines are unmarked.
  useLayoutEffect(() => {
    const lines = document.getElementById(list);
    if (lines) setAnyFits(markLines(lines, { channels, filter, favourites, now: clock() }));
  }, [list, channels, filter, favourites, clock, made]);

  return (
    <>
      <FilterPanel
        filter={filter}
        facets={facets}
        hasFavourites={favourites.size > 0}
        locale={locale}
        words={words}
        onChange={choose}
      />
      {anyFits ? null : (
        <p role="status" className={look.nothingFits}>
          {words.nothingFits}{" "}
          <button type="button" onClick={() => choose(noFilter)}>
            {words.reset}
          </button>
        </p>
      )}
    </>
  );
}
