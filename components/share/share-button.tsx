"use client";

import { useState } from "react";
import { quietLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

export type ShareWords = Record<"share" | "copied" | "byHand", string>;

/**
 * Hands a page's address to the device's own sharing, else copies it and says so, else shows it to be copied.
 * `href` is a path, with what stands after `#`; this page's where it isn't given. Hidden where no script runs.
 */
export function ShareButton({
  title,
  href,
  label,
  words,
}: {
  title: string;
  href?: string;
  /** What a screen reader says where "Share" alone doesn't tell of what. */
  label?: string;
  words: ShareWords;
}) {
  const [shown, setShown] = useState<"nothing" | "copied" | "address">("nothing");
  const address = () => new URL(href ?? location.pathname, location.origin).href;

  async function share() {
    const url = address();
    if (navigator.share) {
      try {
        return await navigator.share({ title, url });
      } catch (failure) {
        // A person who thinks better of it needs no copy.
        if (failure instanceof DOMException && failure.name === "AbortError") return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      setShown("copied");
    } catch {
      setShown("address");
    }
  }

  return (
    <span className="no-print inline-flex flex-wrap items-center gap-2 [@media(scripting:none)]:hidden">
      <button type="button" aria-label={label} title={label} onClick={share} className={quietLook}>
        <Icon name={shown === "copied" ? "check" : "share"} size={18} />
        {words.share}
      </button>
      <span role="status" className={shown === "copied" ? "text-sm text-muted" : "sr-only"}>
        {shown === "copied" ? words.copied : ""}
      </span>
      {shown === "address" ? (
        <label className="flex items-center gap-2 text-sm text-muted">
          {words.byHand}
          <input
            readOnly
            value={address()}
            onFocus={(focus) => focus.target.select()}
            className="min-h-11 rounded-cell border border-line bg-ground px-3 text-ink"
          />
        </label>
      ) : null}
    </span>
  );
}
