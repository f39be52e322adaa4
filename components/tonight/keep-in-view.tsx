"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";

/** A row that scrolls sideways and opens with its current link in the middle; the page itself doesn't move. */
export function KeepInView({ className, children }: { className: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);

  // Each time, because the current link changes without the row.
  useLayoutEffect(() => {
    const element = row.current;
    const chosen = element?.querySelector("[aria-current]");
    if (!element || !chosen) return;
    const [outer, inner] = [element.getBoundingClientRect(), chosen.getBoundingClientRect()];
    element.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  });

  return (
    <div ref={row} className={className}>
      {children}
    </div>
  );
}
