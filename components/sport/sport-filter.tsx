"use client";

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { MineSwitch } from "@/components/favourites/mine-switch";
import { quietLook } from "@/components/ui/button";
import { changeAddress } from "@/components/ui/change-address";
import { InlineScript } from "@/components/ui/inline-script";
import { pillLook } from "@/components/ui/pill";
import { type SportFilter as Filter, readSportFilter, writeSportFilter } from "@/lib/sport/filter";
import look from "./sport-filter.module.css";

/** Before the first paint: filters the list as the address says. A script of its own, it can use nothing else. */
const narrow = `(function(e){var q=new URLSearchParams(location.search);if(q.get("show")==="live")e.dataset.show="live";if(q.get("free")==="1")e.dataset.onlyFree=""})(document.currentScript.parentElement)`;

const everything: Filter = { live: false, free: false };

/** `count` holds `{shown}` and `{total}`. */
export type SportFilterWords = Record<
  "label" | "live" | "free" | "mine" | "count" | "nothing" | "all",
  string
>;

/**
 * Filters the lists inside by live and free, using attributes of their lines (`data-live`, `data-free`, and `data-live-free`
 * for both); a part (`data-part`) without lines is hidden too. The filter is kept in the address. `has` says which filters match any
 * line: the others are disabled.
 */
export function SportFilter({
  has,
  words,
  children,
}: {
  has: Filter;
  words: SportFilterWords;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<Filter | null>(null);
  const [status, setStatus] = useState("");
  const chosen = filter ?? everything;

  useLayoutEffect(() => {
    const read = () => setFilter(readSportFilter(new URLSearchParams(location.search)));
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);

  useEffect(() => {
    const lines = [...(list.current?.querySelectorAll<HTMLElement>("[data-live]") ?? [])];
    const isLeft = ({ dataset }: HTMLElement) =>
      chosen.live && chosen.free
        ? dataset.liveFree !== undefined
        : !(chosen.live && dataset.live === "false") && !(chosen.free && dataset.free === "false");
    const counted = words.count
      .replace("{shown}", String(lines.filter(isLeft).length))
      .replace("{total}", String(lines.length));
    setStatus(chosen.live || chosen.free ? counted : "");
  }, [chosen.live, chosen.free, words.count]);

  const choose = (next: Filter) => {
    const address = new URL(location.href);
    writeSportFilter(address.searchParams, next);
    changeAddress(address);
    setFilter(next);
  };

  return (
    <div
      ref={list}
      suppressHydrationWarning
      data-mine-events
      className={look.list}
      data-show={chosen.live ? "live" : undefined}
      data-only-free={chosen.free ? "" : undefined}
    >
      <InlineScript text={narrow} />
      <fieldset className={`no-print mt-2 flex flex-wrap items-center gap-1.5 ${look.controls}`}>
        <legend className="sr-only">{words.label}</legend>
        {(["live", "free"] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={chosen[name]}
            disabled={!has[name] && !chosen[name]}
            onClick={() => choose({ ...chosen, [name]: !chosen[name] })}
            className={`${pillLook(chosen[name])} disabled:opacity-60`}
          >
            {words[name]}
          </button>
        ))}
        <span role="status" className="ms-1 text-sm text-muted">
          {status}
        </span>
        {/* On a phone it has a line of its own, so that the count before it moves nothing. */}
        <span className="max-wide:basis-full wide:ms-auto">
          <MineSwitch label={words.mine} />
        </span>
      </fieldset>
      {children}
      <div data-nothing className={look.nothing}>
        <p className="mt-8 text-muted">{words.nothing}</p>
        <button type="button" onClick={() => choose(everything)} className={`${quietLook} mt-3`}>
          {words.all}
        </button>
      </div>
    </div>
  );
}
