"use client";

import { quietLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/components/ui/use-copy";

export type ShareWords = Record<"share" | "copied" | "byHand", string>;

/**
 * Shares a page's address with the device's own dialog; if there is none, copies it; if that fails, shows it for
 * copying by hand. `href` is a path with its fragment, by default this page's. Hidden without scripts.
 */
export function ShareButton({
  title,
  href,
  label,
  words,
}: {
  title: string;
  href?: string;
  /** The accessible name, if "Share" alone is ambiguous. */
  label?: string;
  words: ShareWords;
}) {
  const { said, copy } = useCopy();
  const address = () => new URL(href ?? location.pathname, location.origin).href;

  async function share() {
    const url = address();
    if (navigator.share) {
      try {
        return await navigator.share({ title, url });
      } catch (failure) {
        // The person cancelled, so nothing is copied.
        if (failure instanceof DOMException && failure.name === "AbortError") return;
      }
    }
    await copy(url);
  }

  return (
    <span className="no-print inline-flex flex-wrap items-center gap-2 [@media(scripting:none)]:hidden">
      <button type="button" aria-label={label} title={label} onClick={share} className={quietLook}>
        <Icon name={said === "copied" ? "check" : "share"} size={18} />
        {words.share}
      </button>
      <span role="status" className={said === "copied" ? "text-sm text-muted" : "sr-only"}>
        {said === "copied" ? words.copied : ""}
      </span>
      {said === "byHand" ? (
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
