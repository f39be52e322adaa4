"use client";

import type { Route } from "next";
import { lazy, Suspense, useId, useRef } from "react";
import type { SuggestionWords } from "@/components/search/suggestions";
import { keepSearch } from "@/components/search/use-recent";
import { Icon } from "@/components/ui/icon";
import { useCombobox } from "./use-combobox";
import { useSearchKey } from "./use-search-key";

/** Loaded on first focus: most visits search nothing. */
const Suggestions = lazy(() =>
  import("@/components/search/suggestions").then((file) => ({ default: file.Suggestions })),
);

export type SearchWords = {
  /** The field's name, and its placeholder. */
  label: string;
  submit: string;
  suggestions: SuggestionWords;
};

/**
 * A plain GET form that works without scripts; it loads a new page from the server, because a router would treat an
 * address that differs only in its query as the current page. With scripts it is a combobox that suggests while a
 * person types. `/` moves the focus to it.
 */
export function SearchBox({
  market,
  action,
  landmark,
  words,
  initial = "",
  large = false,
  className = "flex",
}: {
  market: string;
  action: Route;
  /** Distinguishes this search from another on the same page. */
  landmark: string;
  words: SearchWords;
  initial?: string;
  large?: boolean;
  className?: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox(useId(), initial);
  useSearchKey(input);
  return (
    <search aria-label={landmark} className="contents">
      <form
        action={action}
        onBlur={combobox.onBlur}
        onSubmit={() => keepSearch(combobox.text)}
        className={`${className} relative items-center gap-2 rounded-[10px] border border-line bg-panel px-3 text-faint focus-within:border-brand ${large ? "h-12 rounded-[12px]" : "h-10"}`}
      >
        <Icon name="search" size={large ? 20 : 16} className="shrink-0" />
        <input
          ref={input}
          // A search field would consume the first Escape.
          type="text"
          inputMode="search"
          name="q"
          required
          maxLength={200}
          defaultValue={initial}
          aria-label={words.label}
          placeholder={words.label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          {...combobox.input}
          className={`peer w-full min-w-0 bg-transparent text-ink text-ellipsis outline-none placeholder:text-faint ${large ? "text-base" : "[:root[data-tv]_&]:placeholder:text-transparent"}`}
        />
        {large ? null : (
          <kbd className="peer-focus:invisible peer-[:not(:placeholder-shown)]:invisible rounded-[5px] border border-line px-1.5 font-sans text-[0.6875rem] leading-4 font-semibold @max-[77.5rem]:hidden [:root[data-tv]_&]:hidden">
            /
          </kbd>
        )}
        <button
          type="submit"
          className={
            large
              ? // A phone has room for it or for the field's own words.
                "-me-3 shrink-0 self-stretch px-3 font-[640] whitespace-nowrap text-ink max-wide:peer-placeholder-shown:hidden"
              : "sr-only"
          }
          tabIndex={large ? undefined : -1}
        >
          {words.submit}
        </button>
        {combobox.isOpen ? (
          <Suspense>
            <Suggestions {...combobox.list} market={market} words={words.suggestions} />
          </Suspense>
        ) : null}
      </form>
    </search>
  );
}
