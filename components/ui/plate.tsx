import type { CSSProperties } from "react";
import { initialsOf, plateColour } from "@/lib/name-plate";
import { logoAt } from "@/lib/pictures/address";
import { logoWidth, type PlateSize, plateLook } from "./plate-look";

/**
 * A logo on a neutral plate, and initials on the name's own colour until it has loaded, if there is none, and if it
 * can't be had (see `markSeen`). Decorative: the name is shown beside it.
 */
export const Plate = ({
  name,
  src,
  size = "row",
}: {
  name: string;
  src?: string | null;
  size?: PlateSize;
}) => (
  <span
    aria-hidden="true"
    className={plateLook(size)}
    style={{ "--own": plateColour(name) } as CSSProperties}
  >
    {initialsOf(name)}
    {src ? (
      // biome-ignore lint/performance/noImgElement: the site's own picture route makes it small.
      <img
        key={src}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        src={logoAt(src, logoWidth(size))}
        suppressHydrationWarning
      />
    ) : null}
  </span>
);
