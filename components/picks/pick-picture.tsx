import { PictureContent } from "@/components/programme/picture";
import { Scenery } from "@/components/programme/scenery";
import { programmeKind } from "@/lib/kind-words";
import { isFilm } from "@/lib/picks/film";
import type { EveningPick } from "@/lib/picks/picks";
import { sceneOf } from "@/lib/scene-words";

type PickPictureProps = Pick<EveningPick, "channel" | "item" | "sport"> & {
  /** How wide it is shown, as in HTML. */
  sizes: string;
  className: string;
};

/** A programme's picture, over a scene of what it is about until it has loaded. Decorative. */
export const PickPicture = ({ channel, item, sport, sizes, className }: PickPictureProps) => {
  const kind = isFilm({ item, channel }) ? "movie" : programmeKind(item, channel.categories);
  return (
    <Scenery title={item.title} scene={sceneOf({ ...item, sport }, kind)} className={className}>
      <PictureContent key={item.icon} src={item.icon} sizes={sizes} />
    </Scenery>
  );
};
