"use client";

import { initialsOf, plateColour } from "@/lib/name-plate";
import { pictureAt } from "@/lib/pictures/address";
import { logoWidth, type PlateSize, plateLook } from "./plate-look";
import { useImage } from "./use-image";

/**
 * A logo on a neutral plate, or initials on the name's own colour if there is no logo or it doesn't load. Decorative:
 * the name is shown beside it.
 */
export function Plate({ name, src, size = "row" }: { name: string; src?: string | null; size?: PlateSize }) {
  const { image, state, onLoad, onError } = useImage();
  if (src && state !== "failed")
    return (
      <span className={plateLook(size, true)}>
        {/* biome-ignore lint/performance/noImgElement: the site's own picture route makes it small. */}
        <img
          ref={image}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          src={pictureAt(src, logoWidth(size))}
          onLoad={onLoad}
          onError={onError}
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
