"use client";

import type { MouseEvent, ReactNode } from "react";
import { placeGrid } from "./place";

/**
 * A link to a place on the page. Without scripts it is a plain one; with them it moves the view alone and adds
 * nothing to the history, which Next would not find its way back through.
 */
export function JumpLink({
  href,
  className,
  children,
}: {
  href: `#${string}`;
  className?: string;
  children: ReactNode;
}) {
  const jump = (click: MouseEvent) => {
    // A page that was left may stay in the document, hidden, with the same names.
    const target = Array.from(document.querySelectorAll<HTMLElement>(href)).find((place) =>
      place.checkVisibility(),
    );
    if (!target || click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    history.replaceState(null, "", href);
    const grid = target.closest<HTMLElement>("#grid");
    if (grid) placeGrid(grid);
    else target.scrollIntoView();
  };
  return (
    <a href={href} className={className} onClick={jump}>
      {children}
    </a>
  );
}
