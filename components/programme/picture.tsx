"use client";

import type { ReactNode } from "react";
import { useImage } from "@/components/ui/use-image";
import type { Kind } from "@/lib/kind";
import { initialsOf, plateColour } from "@/lib/name-plate";
import { type PictureWidth, pictureAt, pictureSet } from "@/lib/pictures/address";

const widths: readonly PictureWidth[] = [320, 640, 1280];

const colours: Record<Kind, string> = {
  movie: "from-movie/45 to-movie/15 text-movie",
  sport: "from-sport/45 to-sport/15 text-sport",
  news: "from-news/45 to-news/15 text-news",
  kids: "from-kids/45 to-kids/15 text-kids",
  music: "from-music/45 to-music/15 text-music",
  docu: "from-docu/45 to-docu/15 text-docu",
  general: "from-transparent to-ground/40 text-ink/80",
};

type PictureProps = {
  /** As the API's readers return it. */
  src: string | null | undefined;
  title: string;
  kind: Kind;
  /** Empty if the title is shown beside it. */
  alt?: string;
  /** How wide it is shown, as in HTML. */
  sizes: string;
  /** At most one on a page: what the page opens with. */
  hero?: boolean;
  /** Its width, corners and edge. */
  className?: string;
};

/** A title's own colour, for a programme of no kind. */
const ownColour = (title: string): string =>
  `color-mix(in oklab, ${plateColour(title)} 55%, var(--color-panel))`;

/**
 * A programme's picture, sixteen to nine: its kind's colour, or its own, and the title's letters until it has loaded,
 * and if there is none or it fails. It never changes its size.
 */
export function Picture({ src, title, kind, alt = "", sizes, hero = false, className = "" }: PictureProps) {
  return (
    <div
      className={`@container relative grid aspect-video place-items-center overflow-hidden bg-raised bg-linear-150 ${colours[kind]} ${className}`}
      style={kind === "general" ? { backgroundColor: ownColour(title) } : undefined}
    >
      <PictureContent key={src} {...{ src, alt, sizes, hero }}>
        <span aria-hidden="true" className="text-[clamp(0.75rem,15cqw,4rem)] font-[850] tracking-[-0.03em]">
          {initialsOf(title)}
        </span>
      </PictureContent>
    </div>
  );
}

type PictureContentProps = Pick<PictureProps, "src" | "alt" | "sizes" | "hero"> & { children: ReactNode };

/** A picture that fills its place, and its children until it has loaded, and if there is none or it fails. */
export function PictureContent({ src, alt = "", sizes, hero = false, children }: PictureContentProps) {
  const { image, state, onLoad, onError } = useImage();
  return (
    <>
      {state === "loaded" ? null : children}
      {src && state !== "failed" ? (
        // biome-ignore lint/performance/noImgElement: the site's own picture route makes the widths.
        <img
          ref={image}
          alt={alt}
          loading={hero ? "eager" : "lazy"}
          fetchPriority={hero ? "high" : "auto"}
          decoding="async"
          referrerPolicy="no-referrer"
          srcSet={pictureSet(src, widths)}
          sizes={sizes}
          src={pictureAt(src, 640)}
          onLoad={onLoad}
          onError={onError}
          className="absolute inset-0 h-full w-full object-cover text-transparent"
        />
      ) : null}
    </>
  );
}
