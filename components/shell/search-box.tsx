"use client";

import type { Route } from "next";
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { SuggestionKeys, SuggestionWords } from "@/components/search/suggestions";
import { keepSearch } from "@/components/search/use-recent";
import { Icon } from "@/components/ui/icon";

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

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/**
 * A plain GET form: it works without JavaScript, and asks the server anew where a router would take an address that
 * differs in its query alone for the page at hand. Where scripts run it is a combobox that finds while a person
 * types. `/` leads to it from anywhere.
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
  const keys = useRef<SuggestionKeys>(null);
  const listId = useId();
  const [text, setText] = useState(initial);
  const [hasScripts, setHasScripts] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  const [active, setActive] = useState<string | null>(null);

  useEffect(() => {
    setHasScripts(true);
    const focus = (domEvent: globalThis.KeyboardEvent) => {
      if (domEvent.key !== "/" || domEvent.ctrlKey || domEvent.metaKey || domEvent.altKey) return;
      if (isTyping(domEvent.target) || !input.current?.checkVisibility()) return;
      domEvent.preventDefault();
      input.current.focus();
      input.current.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, []);

  const close = () => {
    setIsOpen(false);
    setActive(null);
  };

  const onKeyDown = (press: KeyboardEvent<HTMLInputElement>) => {
    if (press.nativeEvent.isComposing) return;
    if (press.key === "ArrowDown" || press.key === "ArrowUp") {
      press.preventDefault();
      if (isOpen) keys.current?.move(press.key === "ArrowDown" ? 1 : -1);
      else setIsOpen(true);
    } else if (press.key === "Enter" && isOpen && keys.current?.follow()) press.preventDefault();
    else if (press.key === "Escape" && isOpen && isFilled) {
      press.preventDefault();
      close();
    } else if (press.key === "Escape") {
      press.currentTarget.value = "";
      setText("");
    }
  };

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) close();
  };

  const isExpanded = isOpen && isFilled;
  return (
    <search aria-label={landmark} className="contents">
      <form
        action={action}
        onBlur={leave}
        onSubmit={() => keepSearch(text)}
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
          {...(hasScripts
            ? {
                role: "combobox",
                "aria-autocomplete": "list" as const,
                "aria-expanded": isExpanded,
                "aria-controls": isExpanded ? listId : undefined,
                "aria-activedescendant": (isExpanded && active) || undefined,
              }
            : { role: "searchbox" })}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
          onInput={(change) => {
            setText(change.currentTarget.value);
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
          className={`w-full min-w-0 bg-transparent text-ink outline-none placeholder:text-faint ${large ? "text-base" : ""}`}
        />
        {large ? null : (
          <kbd className="rounded-[5px] border border-line px-1.5 font-sans text-[0.6875rem] leading-4 font-semibold max-desk:hidden">
            /
          </kbd>
        )}
        <button
          type="submit"
          className={large ? "-me-3 self-stretch px-3 font-[640] text-ink" : "sr-only"}
          tabIndex={large ? undefined : -1}
        >
          {words.submit}
        </button>
        {isOpen ? (
          <Suspense>
            <Suggestions
              id={listId}
              market={market}
              text={text}
              active={active}
              onActive={setActive}
              onFilled={setIsFilled}
              onFollow={close}
              keys={keys}
              words={words.suggestions}
            />
          </Suspense>
        ) : null}
      </form>
    </search>
  );
}
