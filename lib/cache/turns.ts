/** How many pages that may still be shown are rendered at a time. */
const mostAtOnce = 2;

/** What is never stored gives its turn back after this, ms. */
const longestMs = 10_000;

type Setting = { most?: number; turnMs?: number; now: () => number };

/**
 * Returns who may render a page that is old but may still be shown. A country's whole evening grows old in the same
 * seconds: rendered all at once, its pages would hold up every answer, and each other.
 */
export function createTurns({ most = mostAtOnce, turnMs = longestMs, now }: Setting) {
  /** When each page's turn ends. */
  const ends = new Map<string, number>();
  return {
    /** Whether it is this page's turn: then it is rendered now. */
    take(page: string): boolean {
      for (const [each, end] of ends) if (end <= now()) ends.delete(each);
      if (ends.has(page) || ends.size >= most) return false;
      ends.set(page, now() + turnMs);
      return true;
    },
    /** Ends the turn of a page, which has been stored. */
    end: (page: string): void => void ends.delete(page),
  };
}
