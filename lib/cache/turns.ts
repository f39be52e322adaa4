/** How many pages that may still be shown are rendered at a time, and how many turns' time a place is left empty then. */
const ordinary = { most: 2, rest: 1 };

/** The same while pages that nobody has seen wait to be rendered. */
const behind = { most: 1, rest: 3 };

/** What is never stored gives its turn back after this, ms. */
const longestMs = 10_000;

type Setting = { turnMs?: number; now: () => number; isBehind: () => boolean };

/**
 * Returns who may render a page that is old but may still be shown. A country's whole evening grows old in the same
 * seconds: rendered all at once, its pages would hold up every answer, and each other. After a turn its place is left
 * empty for as long as the turn took, or longer, so that a busy machine has time for those who wait.
 */
export function createTurns({ turnMs = longestMs, now, isBehind }: Setting) {
  const pace = () => (isBehind() ? behind : ordinary);
  /** When each page's turn began, and when its place is free again. */
  const places = new Map<string, { began: number; free: number }>();
  return {
    /** Whether it is this page's turn: then it is rendered now. */
    take(page: string): boolean {
      for (const [each, { free }] of places) if (free <= now()) places.delete(each);
      if (places.has(page) || places.size >= pace().most) return false;
      places.set(page, { began: now(), free: now() + turnMs });
      return true;
    },
    /** Ends the turn of a page, which has been stored. */
    end(page: string): void {
      const place = places.get(page);
      if (place) place.free = Math.min(place.free, now() + pace().rest * (now() - place.began));
    },
  };
}
