const beatMs = 5_000;

/** The age in seconds above which a page is refreshed when a person opens it or returns to it. */
const freshSeconds = 45;

/** The age in seconds at which a page that stays open is refreshed: listings change while it is read. */
const quietSeconds = 300;

/** The longest delay that a timer supports. */
const longestMs = 2 ** 31 - 1;

type Pulse = {
  /** When the page was rendered, and when something on it ends; epoch seconds. */
  at: number;
  until: number | null;
  clock(): number;
  /** Spreads the requests when the hour strikes. */
  jitterSeconds: number;
  /** Called every few seconds. */
  onBeat(now: number): void;
  /** Whether the page must stay as it is for now. */
  isHeld(): boolean;
  refresh(): void;
};

/**
 * Refreshes a page on time: at once if it is old, when something on it ends, and after a while in any case. A refresh
 * may return the stale prerendered page once more, so it is repeated, with growing delays. Returns a function that
 * stops it.
 */
export function startPulse({ at, until, clock, jitterSeconds, onBeat, isHeld, refresh }: Pulse): () => void {
  const begun = clock();
  const due =
    begun - at > freshSeconds
      ? begun
      : Math.ceil(Math.min((until ?? Number.POSITIVE_INFINITY) + jitterSeconds, at + quietSeconds));
  let waitMs = 1_000;
  let notBefore = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  const beat = () => {
    const now = clock();
    onBeat(now);
    if (now < due || performance.now() < notBefore || isHeld()) return;
    notBefore = performance.now() + waitMs;
    clearTimeout(again);
    again = setTimeout(beat, waitMs + 20);
    waitMs = Math.min(waitMs * 2, 60_000);
    refresh();
  };

  beat();
  // The beat finds what is due after the device has slept; the timer is to the second.
  const timer = setInterval(beat, beatMs);
  const onTime = setTimeout(beat, Math.min(Math.max(0, due - begun) * 1000, longestMs));
  return () => {
    clearInterval(timer);
    clearTimeout(onTime);
    clearTimeout(again);
  };
}
