"use client";

import type { Route } from "next";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/**
 * A plain GET form: it works without JavaScript, and asks the server anew where a router would take an address that
 * differs in its query alone for the page at hand. `/` leads to it from anywhere.
 */
export function SearchBox({
  action,
  landmark,
  label,
  submit,
  initial = "",
  large = false,
  className = "flex",
}: {
  action: Route;
  /** Tells this search from another on the same page. */
  landmark: string;
  label: string;
  submit: string;
  initial?: string;
  large?: boolean;
  className?: string;
}) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const focus = (domEvent: KeyboardEvent) => {
      if (domEvent.key !== "/" || domEvent.ctrlKey || domEvent.metaKey || domEvent.altKey) return;
      if (isTyping(domEvent.target) || !input.current?.checkVisibility()) return;
      domEvent.preventDefault();
      input.current.focus();
      input.current.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, []);

  return (
    <search aria-label={landmark} className="contents">
      <form
        action={action}
        className={`${className} items-center gap-2 rounded-[10px] border border-line bg-panel px-3 text-faint focus-within:border-brand ${large ? "h-12 rounded-[12px]" : "h-10"}`}
      >
        <Icon name="search" size={large ? 20 : 16} className="shrink-0" />
        <input
          ref={input}
          type="search"
          name="q"
          required
          maxLength={200}
          defaultValue={initial}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          className={`w-full min-w-0 bg-transparent text-ink outline-none placeholder:text-faint ${large ? "text-base" : ""}`}
        />
        {large ? null : (
          <kbd className="rounded-[5px] border border-line px-1.5 font-sans text-[0.6875rem] leading-4 font-semibold max-desk:hidden">
            /
          </kbd>
        )}
        <button
          type="submit"
          className={large ? "font-[640] text-ink" : "sr-only"}
          tabIndex={large ? undefined : -1}
        >
          {submit}
        </button>
      </form>
    </search>
  );
}
