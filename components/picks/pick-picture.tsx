import { PictureContent } from "@/components/programme/picture";
import { Scenery } from "@/components/programme/scenery";
import { programmeKind } from "@/lib/kind";
import type { EveningPick } from "@/lib/picks/picks";

type PickPictureProps = Pick<EveningPick, "channel" | "item"> & {
  /** How wide it is shown, as in HTML. */
  sizes: string;
  className: string;
};

/** A programme's picture, over a scene of its kind until it has loaded. Decorative. */
export const PickPicture = ({ channel, item, sizes, className }: PickPictureProps) => (
  <Scenery title={item.title} kind={programmeKind(item, channel.categories)} className={className}>
    <PictureContent key={item.icon} src={item.icon} sizes={sizes} />
  </Scenery>
);
