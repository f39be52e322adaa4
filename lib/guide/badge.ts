import type { Slot } from "@/lib/shapes";

/** The one badge that a programme's flags earn, and nothing that they don't say. */
export type Badge = "live" | "new" | "repeat";

export function badgeOf(flags: Slot["flags"]): Badge | undefined {
  if (flags?.live) return "live";
  if (flags?.repeat) return "repeat";
  return flags?.new ? "new" : undefined;
}
