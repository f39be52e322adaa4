"use client";

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { adoptStyle } from "@/components/ui/adopt-style";
import { quietLook } from "@/components/ui/button";
import { changeAddress } from "@/components/ui/change-address";
import { pillLook } from "@/components/ui/pill";
import {
  everything,
  type ShowingFilter as Filter,
  filterStyle,
  fits,
  parseFilter,
  writeFilter,
} from "@/lib/events/filter";
import type { Showing } from "@/lib/shapes";
import { filterStyleName } from "./filter-script";

/** The part of a showing that the filter needs. */
export type FilteredRow = { showing: Showing; free: boolean; country?: string };

/** `found` says how many match, by plural form. */
export type FilterWords = Record<
  "label" | "live" | "free" | "country" | "any" | "nothing" | "all",
  string
> & {
  found: string[];
};

/**
 * The filters of showings (live, free, one country). The lists stay as they were rendered: a style hides what doesn't
 * match. The filter is kept in the address. Hidden without scripts.
 */
export function ShowingFilter({
  rows,
  countries,
  words,
  children,
}: {
  rows: readonly FilteredRow[];
  /** Codes and names, in the order to show. */
  countries: readonly (readonly [code: string, name: string])[];
  words: FilterWords;
  children: ReactNode;
}) {
  const [filter, setFilter] = useState<Filter>(everything);
  const lists = useRef<HTMLDivElement>(null);
  const count = rows.filter((row) => fits(filter, row)).length;
  const isAsked = writeFilter(filter) !== "";

  useLayoutEffect(() => {
    const read = () => {
      const asked = parseFilter(location.search);
      adoptStyle(filterStyleName, filterStyle(asked));
      setFilter(asked);
    };
    read();
    window.addEventListener("popstate", read);
    return () => {
      window.removeEventListener("popstate", read);
      adoptStyle(filterStyleName, "");
    };
  }, []);

  useEffect(() => {
    if (filter.country === null) return;
    const folded = lists.current?.querySelector<HTMLDetailsElement>(
      `[data-country="${filter.country}"] details`,
    );
    if (folded) folded.open = true;
  }, [filter.country]);

  const choose = (change: Partial<Filter>) => {
    const next = { ...filter, ...change };
    setFilter(next);
    adoptStyle(filterStyleName, filterStyle(next));
    changeAddress(location.pathname + writeFilter(next) + location.hash);
  };
  const toggle = (name: "live" | "free") => (
    <button
      type="button"
      aria-pressed={filter[name]}
      disabled={!filter[name] && !rows.some((row) => fits({ ...everything, [name]: true }, row))}
      className={`${pillLook(filter[name])} disabled:opacity-60`}
      onClick={() => choose({ [name]: !filter[name] })}
    >
      {words[name]}
    </button>
  );

  return (
    <>
      <fieldset className="no-print mb-3 flex flex-wrap items-center gap-[7px] [@media(scripting:none)]:hidden">
        <legend className="sr-only">{words.label}</legend>
        {toggle("live")}
        {toggle("free")}
        {countries.length > 1 ? (
          <select
            aria-label={words.country}
            value={filter.country ?? ""}
            onChange={({ target }) => choose({ country: target.value || null })}
            className={`${pillLook(filter.country !== null)} max-w-[13rem]`}
          >
            <option value="">{words.any}</option>
            {countries.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        ) : null}
        <span role="status" className="ms-1.5 text-[0.875rem] text-muted not-empty:max-wide:basis-full">
          {isAsked ? words.found[count] : ""}
        </span>
      </fieldset>
      <div ref={lists} data-broadcasts="" className="flex flex-col gap-3">
        {children}
        <div data-nothing="" className="hidden rounded-card border border-line p-6 text-center">
          <p className="text-muted">{words.nothing}</p>
          <button type="button" className={`${quietLook} mt-3`} onClick={() => choose(everything)}>
            {words.all}
          </button>
        </div>
      </div>
    </>
  );
}
