import type { Kind } from "@/lib/kind";
import { type PictureWidth, pictureAt, pictureSet } from "@/lib/pictures/address";
import type { SceneName } from "@/lib/scene";
import { Scenery } from "./scenery";

const widths: readonly PictureWidth[] = [320, 640, 1280];

type PictureProps = {
  /** As the API's readers return it. */
  src: string | null | undefined;
  title: string;
  kind: Kind;
  /** What is drawn, if more is known of the programme than its kind. */
  scene?: SceneName;
  /** Empty if the title is shown beside it. */
  alt?: string;
  /** How wide it is shown, as in HTML. */
  sizes: string;
  /** At most one on a page: what the page opens with. */
  hero?: boolean;
  /** Its width, corners and edge. */
  className?: string;
};

/** A programme's picture, sixteen to nine, and a scene of its kind until it has loaded, and if there is none or it fails. */
export const Picture = ({
  src,
  title,
  kind,
  scene,
  alt = "",
  sizes,
  hero = false,
  className = "",
}: PictureProps) => (
  <div className={`relative aspect-video overflow-hidden bg-raised ${className}`}>
    <Scenery title={title} kind={kind} scene={scene} className="absolute inset-0" />
    <PictureContent key={src} {...{ src, alt, sizes, hero }} />
  </div>
);

/** Without `sizes` it is a small one, of one width: a list's lines each send their addresses twice. */
type PictureContentProps = Pick<PictureProps, "src" | "alt" | "hero"> & { sizes?: string };

/** A picture that fills its place; nothing until it has loaded, if there is none, and if it fails (see `markSeen`). */
export const PictureContent = ({ src, alt = "", sizes, hero = false }: PictureContentProps) =>
  src ? (
    // biome-ignore lint/performance/noImgElement: the site's own picture route makes the widths.
    <img
      alt={alt}
      loading={hero ? "eager" : "lazy"}
      fetchPriority={hero ? "high" : "auto"}
      decoding="async"
      referrerPolicy="no-referrer"
      srcSet={sizes === undefined ? undefined : pictureSet(src, widths)}
      sizes={sizes}
      src={pictureAt(src, sizes === undefined ? 320 : 640)}
      suppressHydrationWarning
      // Of a poster, the upper part says most.
      className="invisible absolute inset-0 h-full w-full object-cover object-[50%_25%] data-seen:visible data-seen:bg-picture noscript:visible"
    />
  ) : null;
