"use client";

import { useEffect, useRef } from "react";
import { quietLook } from "./button";

/** Asks for more of a list when it comes into view, or is pressed. */
export function More({ label, onMore }: { label: string; onMore(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more.current(),
      { rootMargin: "600px" },
    );
    if (button.current) seen.observe(button.current);
    return () => seen.disconnect();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      onClick={onMore}
      className={`${quietLook} no-print mt-5 [@media(scripting:none)]:hidden`}
    >
      {label}
    </button>
  );
}
