"use client";

import type { MouseEvent, ReactNode } from "react";

/**
 * A link to a place on the page. Without scripts it is a plain one; with them it moves the view and
 * leaves the address alone: Next finds no way back through a native hash entry.
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
    target.scrollIntoView();
  };
  return (
    <a href={href} className={className} onClick={jump}>
      {children}
    </a>
  );
}
