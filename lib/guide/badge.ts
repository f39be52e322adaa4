import type { Flags, Showing } from "@/lib/shapes";

/** A programme's single badge: how it shows its event, else what its flags say. */
export type Badge = Showing | "new";

export function chooseBadge({
  flags,
  showing,
}: {
  flags?: Partial<Flags>;
  showing?: Showing;
}): Badge | undefined {
  if (showing) return showing;
  if (flags?.live) return "live";
  if (flags?.repeat) return "repeat";
  return flags?.new ? "new" : undefined;
}

/** A badge is drawn as live only while that is true: what will be live, or was, is quieter. */
export const lookOf = (badge: Badge, isOn: boolean): Badge | "later" =>
  badge === "live" && !isOn ? "later" : badge;
