"use client";

import { useState } from "react";
import { Flag } from "@/components/ui/flag";
import { Icon } from "@/components/ui/icon";
import { marketOf } from "@/lib/market";
import { paths } from "@/lib/paths";

/** A country with its names from the server: a browser's own may differ. */
export type CountryCard = { code: string; name: string; native: string; channels: string };

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** The countries in a list, and a field to filter them. */
export function CountryGrid({
  countries,
  words,
}: {
  countries: CountryCard[];
  words: Record<"find" | "none", string>;
}) {
  const [query, setQuery] = useState("");
  const wanted = fold(query).split(/\s+/);
  const found = countries.filter(({ code, name, native }) => {
    const text = fold(`${name} ${native} ${code}`);
    return wanted.every((part) => text.includes(part));
  });
  return (
    <>
      {countries.length > 12 ? (
        <label className="mb-4 flex h-12 max-w-[420px] items-center gap-2 rounded-[12px] border border-line bg-panel px-3.5 text-faint focus-within:border-brand [@media(scripting:none)]:hidden">
          <Icon name="search" className="shrink-0" />
          <span className="sr-only">{words.find}</span>
          <input
            type="search"
            value={query}
            placeholder={words.find}
            autoComplete="off"
            onChange={(domEvent) => setQuery(domEvent.target.value)}
            className="w-full bg-transparent text-base text-ink outline-none placeholder:text-faint"
          />
        </label>
      ) : null}
      <p role="status" className="text-muted">
        {found.length === 0 ? words.none : ""}
      </p>
      <ul className="grid grid-cols-1 gap-x-9 wide:grid-cols-2 desk:grid-cols-3">
        {found.map(({ code, name, native, channels }) => (
          <li key={code} className="border-t border-line">
            <a
              href={paths.marketHome(marketOf(code).slug)}
              className="group flex min-h-14 items-center gap-3.5 py-1.5"
            >
              <Flag country={code} className="text-2xl" />
              <span className="min-w-0 grow">
                <span className="block truncate leading-snug font-title group-hover:underline">{name}</span>
                {native === name ? null : <bdi className="block truncate text-sm text-muted">{native}</bdi>}
              </span>
              <span className="shrink-0 text-sm text-faint">{channels}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
