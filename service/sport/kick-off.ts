type Slot = { start: number; stop: number };

/**
 * Estimates when an event starts from its live showings. Each showing supports the instants at which the event could
 * start and still end within the slot: the slot's start, and later ones if the slot is longer than the event, since
 * coverage begins early. The result is the start of the showing that most showings support; among equals the one at
 * which most showings start, then the earliest. Times are epoch seconds.
 */
export function estimateKickOff(showings: readonly Slot[], usualSeconds: number): number {
  const spans = showings.map(({ start, stop }) => ({
    from: start,
    to: Math.max(start, stop - usualSeconds),
  }));
  let best = { at: Number.POSITIVE_INFINITY, fitting: 0, exact: 0 };
  for (const at of new Set(showings.map(({ start }) => start))) {
    const fitting = spans.filter(({ from, to }) => from <= at && at <= to).length;
    const exact = spans.filter(({ from }) => from === at).length;
    const isBetter =
      fitting !== best.fitting
        ? fitting > best.fitting
        : exact !== best.exact
          ? exact > best.exact
          : at < best.at;
    if (isBetter) best = { at, fitting, exact };
  }
  return best.at;
}
