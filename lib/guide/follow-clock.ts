import type { Span } from "@/contract/zone";

/** Where "now" is in a view that was moved there, as a share of its width: most of the view shows what is to come. */
export const nowShare = 0.15;

/** The share of the width from which on too little of what is to come can be seen. */
const lateShare = 0.5;

/** For how long nobody has touched a view that is moved, seconds. */
const quietSeconds = 600;

/**
 * Whether a view is to be moved on with the clock: it showed the present (at `before`), the present has come too far in
 * it, and nobody has touched it for a while. All in epoch seconds.
 */
export const fallsBehind = (
  view: Span,
  { before, now, touched }: Record<"before" | "now" | "touched", number>,
): boolean =>
  now - touched >= quietSeconds &&
  view.start <= before &&
  before < view.stop &&
  now >= view.start + (view.stop - view.start) * lateShare;
