import type { ReactNode } from "react";
import look from "./badge.module.css";

export type BadgeLook = "live" | "later" | "new" | "repeat" | "delayed" | "free" | "sub" | "movie" | "plain";

/** The classes of a badge. */
export const badgeLook = (name: BadgeLook): string => `${look.badge} ${look[name]}`;

/** A word in a coloured box, with a dot for live. The word carries the meaning, not the colour. */
export const Badge = ({ look: name, children }: { look: BadgeLook; children: ReactNode }) => (
  <span className={badgeLook(name)}>{children}</span>
);
