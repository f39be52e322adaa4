"use client";

import { useSyncExternalStore } from "react";
import { paths } from "@/lib/paths";
import { marketKey } from "./market-keys";

export type OwnMarketWords = Record<
  "label" | "own" | "choose" | "now" | "tonight" | "guide" | "sport",
  string
>;

const never = () => () => {};

/** The device's market: the stored one, else that of the country that the page found by the device's zone. */
function readOwn(): string {
  try {
    const kept = localStorage.getItem(marketKey);
    if (kept) return kept;
  } catch {
    // Without storage, only a guess is known.
  }
  return document.documentElement.dataset.own?.toLowerCase() ?? "";
}

function choose(market: string): void {
  try {
    localStorage.setItem(marketKey, market);
  } catch {
    // Without storage, the page asks again.
  }
  // The page sorts itself by the device's country before it is painted.
  location.reload();
}

const links = ["now", "tonight", "guide", "sport"] as const;

/**
 * The way from a page of no market into the device's own, and the choice of its country, which the device keeps. Until
 * a country is known, its links lead to the list of countries.
 */
export function OwnMarket({
  countries,
  words,
}: {
  countries: readonly { slug: string; name: string }[];
  words: OwnMarketWords;
}) {
  const own = useSyncExternalStore(never, readOwn, () => "");
  const at = { now: paths.market, tonight: paths.tonight, guide: paths.guide, sport: paths.sport };
  const known = countries.find(({ slug }) => slug === own.slice(0, 2));
  return (
    <>
      <nav
        aria-label={words.label}
        className="col-span-full row-start-2 -mx-3 flex gap-1 overflow-x-auto pb-1 wide:col-span-1 wide:col-start-2 wide:row-start-1 wide:mx-0 wide:pb-0"
      >
        {links.map((name) => (
          <a
            key={name}
            href={known ? at[name](own) : paths.countries()}
            className="inline-flex min-h-11 items-center rounded-cell px-3 font-[560] whitespace-nowrap text-muted hover:text-ink"
          >
            {words[name]}
          </a>
        ))}
      </nav>
      <label className="col-start-2 row-start-1 flex min-w-0 items-center gap-2 justify-self-end text-[0.875rem] text-muted wide:col-start-3 [@media(scripting:none)]:hidden">
        <span className="whitespace-nowrap max-wide:sr-only">{words.own}</span>
        <select
          value={known?.slug ?? ""}
          onChange={({ target }) => choose(target.value)}
          className="min-h-11 max-w-40 min-w-0 rounded-[10px] border border-line bg-panel px-2 text-ink"
        >
          {known ? null : <option value="">{words.choose}</option>}
          {countries.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
