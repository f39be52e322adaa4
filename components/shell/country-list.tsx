"use client";

import Link from "next/link";
import { type KeyboardEvent, useRef, useState } from "react";
import { Flag } from "@/components/ui/flag";
import { Icon } from "@/components/ui/icon";
import { countryName, languagesIn, type Market, marketOf, nativeName } from "@/lib/market";
import { paths } from "@/lib/paths";
import { LanguageLinks } from "./language-links";

/** A country's code and how many channels it has. */
export type CountryCount = [code: string, channels: number];

export type CountryListWords = Record<"find" | "none" | "language", string>;

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** A country's place: its flag, its name, its name at home where that differs, and its channels. */
const Row = ({ code, channels, locale }: { code: string; channels: number; locale: string }) => {
  const name = countryName(code, locale);
  const native = nativeName(code);
  return (
    <>
      <Flag country={code} className="text-xl" />
      <span className="min-w-0 grow truncate font-title">
        {name}
        {native === name ? null : (
          <span className="ms-2 font-normal text-muted">
            <bdi>{native}</bdi>
          </span>
        )}
      </span>
      <span className="text-sm text-faint">{channels}</span>
    </>
  );
};

/**
 * The languages of the market's country, and all countries of the guide, found by their names as one types; the arrows
 * move between them.
 */
export function CountryList({
  countries,
  market,
  words,
}: {
  countries: CountryCount[];
  market: Market;
  words: CountryListWords;
}) {
  const { locale, country: current } = market;
  // Who reads a country in another language than its own reads the next one in it too.
  const kept = market.slug.includes("-") ? market.words : undefined;
  const [query, setQuery] = useState("");
  const list = useRef<HTMLUListElement>(null);

  const wanted = fold(query.trim());
  const found = countries
    .map(([code, channels]) => ({ code, channels, name: countryName(code, locale) }))
    .filter(({ code, name }) => {
      const text = `${fold(name)} ${fold(nativeName(code))} ${code.toLowerCase()}`;
      return wanted.split(/\s+/).every((part) => text.includes(part));
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale));

  const links = () => [...(list.current?.querySelectorAll("a") ?? [])];
  const move = (domEvent: KeyboardEvent) => {
    const all = links();
    const at = all.indexOf(document.activeElement as HTMLAnchorElement);
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    };
    const to = steps[domEvent.key];
    if (to === undefined || (at < 0 && domEvent.key !== "ArrowDown")) return;
    domEvent.preventDefault();
    if (to < 0) domEvent.currentTarget.querySelector("input")?.focus();
    else all[Math.min(to, all.length - 1)]?.focus();
  };

  return (
    <>
      <div className="px-5 pb-2">
        <LanguageLinks languages={languagesIn(current)} current={market.words} label={words.language} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the field and the links inside. */}
      <div onKeyDown={move} className="flex min-h-0 grow flex-col">
        <label className="mx-4 mb-2 flex h-11 shrink-0 items-center gap-2 rounded-[10px] border border-line bg-ground px-3 text-faint focus-within:border-brand">
          <Icon name="search" size={17} className="shrink-0" />
          <span className="sr-only">{words.find}</span>
          <input
            // A search field would consume the first Escape.
            type="text"
            inputMode="search"
            value={query}
            placeholder={words.find}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the person opened this dialog to choose.
            autoFocus
            onChange={(domEvent) => setQuery(domEvent.target.value)}
            onKeyDown={(domEvent) => {
              if (domEvent.key === "Enter" && wanted) links()[0]?.click();
            }}
            className="w-full bg-transparent text-ink outline-none placeholder:text-faint"
          />
        </label>
        <p role="status" className={found.length === 0 ? "px-5 py-6 text-muted" : "sr-only"}>
          {found.length === 0 ? words.none : ""}
        </p>
        <ul ref={list} className="min-h-0 grow overflow-y-auto overscroll-contain px-2 pt-1 pb-3">
          {found.map(({ code, channels }) => (
            <li key={code}>
              <Link
                href={paths.market(marketOf(code, kept).slug)}
                prefetch={false}
                aria-current={code === current ? "true" : undefined}
                className="flex min-h-12 items-center gap-3 rounded-cell px-3 hover:bg-raised aria-[current=true]:bg-raised"
              >
                <Row code={code} channels={channels} locale={locale} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
