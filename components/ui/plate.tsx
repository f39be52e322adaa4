"use client";

import { useEffect, useRef, useState } from "react";

const sizes = {
  row: "h-[38px] w-[50px] text-[0.6875rem]",
  cell: "h-[34px] w-[46px] text-[0.6875rem]",
  small: "h-[30px] w-[44px] text-[0.625rem]",
  large: "h-[66px] w-[88px] text-base",
};

export type PlateSize = keyof typeof sizes;

/** A hue of its own for a text: the same on every machine. */
function hueOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % 360;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Letters that stand for a name: "MERI" for Meridian, "ARE1" for Arena 1, "CU" for Canal Uno. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}+!]+/gu) ?? [];
  const [first = "", ...rest] = words;
  const letters = (text: string, most: number) =>
    Array.from(graphemes.segment(text), ({ segment }) => segment)
      .slice(0, most)
      .join("");
  if (rest.length === 0) return letters(first, 4).toUpperCase();
  const [number] = rest.at(-1)?.match(/^\p{N}{1,2}/u) ?? [];
  if (number && rest.length === 1) return letters(first, 3).toUpperCase() + number;
  return words
    .slice(0, 3)
    .map((word) => letters(word, 1))
    .join("")
    .toUpperCase();
}

/**
 * A logo on a neutral plate, or initials on a colour of the name's own where there is no logo or it doesn't load.
 * A decoration: the name stands beside it.
 */
export function Plate({ name, src, size = "row" }: { name: string; src?: string | null; size?: PlateSize }) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // A picture that failed before hydration told nobody.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) setFailed(true);
  }, []);

  const box = `grid shrink-0 place-items-center overflow-hidden rounded-cell ${sizes[size]}`;
  if (src && !failed)
    return (
      <span className={`${box} border border-plate-line bg-plate p-[3px]`}>
        {/* biome-ignore lint/performance/noImgElement: logos come from anywhere; the optimiser would fetch for strangers. */}
        <img
          ref={image}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
          className="h-full w-full object-contain"
        />
      </span>
    );
  return (
    <span
      aria-hidden="true"
      className={`${box} keep-colour font-[850] tracking-[-0.03em] text-live-ink`}
      style={{ backgroundColor: `oklch(0.48 0.13 ${hueOf(name)})` }}
    >
      {initialsOf(name)}
    </span>
  );
}
