"use client";

import { useEffect, useRef, useState } from "react";
import { initialsOf, plateColour } from "@/lib/name-plate";
import { type PlateSize, plateLook } from "./plate-look";

/**
 * A logo on a neutral plate, or initials on the name's own colour if there is no logo or it doesn't load. Decorative:
 * the name is shown beside it.
 */
export function Plate({ name, src, size = "row" }: { name: string; src?: string | null; size?: PlateSize }) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // The error event may have fired before hydration.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) setFailed(true);
  }, []);

  if (src && !failed)
    return (
      <span className={plateLook(size, true)}>
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
      className={plateLook(size, false)}
      style={{ backgroundColor: plateColour(name) }}
    >
      {initialsOf(name)}
    </span>
  );
}
