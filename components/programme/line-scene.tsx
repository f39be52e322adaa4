import type { SceneName } from "@/lib/scene";
import look from "./line-scene.module.css";
import { PictureContent } from "./picture";
import { Scenery } from "./scenery";

type LineSceneProps = {
  /** As the API's readers return it. */
  src: string;
  title: string;
  scene?: SceneName | undefined;
};

/** The picture of what a list's line is about, and its scene until it has loaded. */
export const LineScene = ({ src, ...drawn }: LineSceneProps) => (
  <Scenery {...drawn} className={look.scene}>
    <PictureContent key={src} src={src} />
  </Scenery>
);
