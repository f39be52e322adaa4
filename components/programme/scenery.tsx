import type { CSSProperties, ReactNode } from "react";
import type { Kind } from "@/lib/kind";
import { sceneryOf } from "@/lib/name-plate";
import { type SceneName, sceneOfKind } from "@/lib/scene";
import look from "./scenery.module.css";

type SceneryProps = {
  title: string;
  kind?: Kind;
  /** What is drawn, if more is known of the programme than its kind. */
  scene?: SceneName | undefined;
  /** Its place and size. */
  className?: string;
  /** The programme's own picture, which covers the scene once it has loaded. */
  children?: ReactNode;
};

/**
 * A scene of what a programme is about in its title's own colour: what is seen until there is a picture of its own.
 * Decorative.
 */
export const Scenery = ({ title, kind = "general", scene, className = "", children }: SceneryProps) => (
  <span
    aria-hidden="true"
    data-k={scene ?? sceneOfKind(kind, title)}
    className={`keep-colour ${look.scenery} ${className}`}
    style={sceneryOf(title) as CSSProperties}
  >
    {children}
  </span>
);
