import { PictureContent } from "@/components/programme/picture";
import { initialsOf, sceneColour } from "@/lib/name-plate";
import type { Item } from "@/lib/picks/programme";

type PickPictureProps = {
  item: Item;
  /** How wide it is shown, as in HTML. */
  sizes: string;
  className: string;
};

/** A programme's picture, or its own colour and initials if it has none. Decorative. */
export const PickPicture = ({ item: { title, icon }, sizes, className }: PickPictureProps) => (
  <span
    aria-hidden="true"
    className={`keep-colour grid place-items-center overflow-hidden text-[2.5rem] font-[850] tracking-[-0.04em] text-scene-ink/25 print:hidden ${className}`}
    style={{ background: `linear-gradient(150deg, ${sceneColour(title, 1)}, ${sceneColour(title, 0)})` }}
  >
    <PictureContent key={icon} src={icon} sizes={sizes}>
      {initialsOf(title).slice(0, 3)}
    </PictureContent>
  </span>
);
