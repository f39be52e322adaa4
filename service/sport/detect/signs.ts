/** What speaks for or against something: whether it is there, how many points it counts, and how that is told. */
export type Sign = readonly [holds: unknown, points: number, reason: string];

/** The points of the signs that are there, beside those that there are already, and their reasons. */
export function addUp(signs: readonly Sign[], points = 0): { points: number; reasons: readonly string[] } {
  const held = signs.filter(([holds]) => holds);
  return {
    points: held.reduce((sum, [, more]) => sum + more, points),
    reasons: held.map(([, , reason]) => reason),
  };
}
