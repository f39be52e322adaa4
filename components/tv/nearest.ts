/** Where something is on the screen, px. */
export type Box = { left: number; right: number; top: number; bottom: number };

export type Direction = "left" | "right" | "up" | "down";

/** How far apart two stretches of one axis are; 0 if they overlap. */
const gapOf = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, otherFrom - to, from - otherTo);

/** What lies aside counts for more than what lies ahead, so that an arrow goes straight if it can. */
const asideWeight = 3;

/** How far something lies in a direction; null if it doesn't. */
function distance(from: Box, to: Box, way: Direction): number | null {
  const ahead = {
    left: from.left - to.right,
    right: to.left - from.right,
    up: from.top - to.bottom,
    down: to.top - from.bottom,
  }[way];
  // What overlaps by a hair, as lines of text do, still lies ahead.
  if (ahead < -4) return null;
  const aside =
    way === "left" || way === "right"
      ? gapOf(from.top, from.bottom, to.top, to.bottom)
      : gapOf(from.left, from.right, to.left, to.right);
  return Math.max(0, ahead) + aside * asideWeight;
}

/** The index of the box that an arrow leads to from another; -1 if there is nothing in that direction. */
export function findNearest(from: Box, boxes: readonly Box[], way: Direction): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    const far = distance(from, box, way);
    if (far === null || far >= least) continue;
    nearest = index;
    least = far;
  }
  return nearest;
}
