"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";

/**
 * A row that scrolls sideways and shows its current link; the page itself doesn't move. Browsers that know
 * `scroll-initial-target` show it before any script runs. A row that somebody has scrolled stays where it is until
 * another link is the current one: React may take the row over while a finger is on it, and what moves away from
 * under a finger isn't pressed.
 */
export function KeepInView({ className, children }: { className: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);

  // Each time, because the current link changes without the row.
  useLayoutEffect(() => {
    const element = row.current;
    const chosen = element?.querySelector<HTMLAnchorElement>("a[aria-current]");
    if (!element || !chosen || chosen.href === shown.current) return;
    const isScrolled = shown.current === undefined && element.scrollLeft !== 0;
    shown.current = chosen.href;
    const [outer, inner] = [element.getBoundingClientRect(), chosen.getBoundingClientRect()];
    const isVisible = inner.left >= outer.left && inner.right <= outer.right;
    if (isScrolled || isVisible) return;
    element.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  });

  return (
    <div ref={row} className={className}>
      {children}
    </div>
  );
}
