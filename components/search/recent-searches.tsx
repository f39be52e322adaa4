"use client";

import { Icon } from "@/components/ui/icon";
import { pillLook } from "@/components/ui/pill";
import { paths } from "@/lib/paths";
import { forgetSearches, useRecentSearches } from "./use-recent";

/** What was searched for last on this device, and the way to forget it. */
export function RecentSearches({
  market,
  words,
}: {
  market: string;
  words: Record<"recent" | "clear", string>;
}) {
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-sm font-title text-muted">{words.recent}</h2>
      <ul className="flex flex-wrap gap-2">
        {recent.map((query) => (
          <li key={query} className="max-w-full">
            <a href={paths.search(market, query)} className={`${pillLook()} min-h-11 max-w-full`}>
              <Icon name="clock" size={16} className="shrink-0 text-faint" />
              <bdi className="truncate text-ink">{query}</bdi>
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={forgetSearches}
        className="mt-3 min-h-11 text-muted underline underline-offset-3 hover:text-ink"
      >
        {words.clear}
      </button>
    </section>
  );
}
