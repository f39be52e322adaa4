/** How many calls one origin gets at a time. */
export const perOrigin = 32;

/** After so many calls in a row that nothing answered, an origin is left alone for a while. */
const mostFailures = 5;
const restSeconds = 30;
/** The longest that an origin's own wish to be left alone holds up other messages. */
const longestRest = 300;

type OriginState = { open: number; failures: number; closedUntil: number };

/**
 * Limits calls by origin: so many at a time, and none for a while after several in a row that nothing answered; then
 * one, to see. So a target that hangs holds nobody up but itself. Times are epoch seconds.
 */
export function createGate() {
  const origins = new Map<string, OriginState>();
  const roomOf = ({ open, failures, closedUntil }: OriginState, now: number): number => {
    if (now < closedUntil) return 0;
    return failures >= mostFailures ? Math.max(0, 1 - open) : perOrigin - open;
  };
  return {
    /** How many more calls each origin gets; those that aren't listed get `perOrigin`. */
    room: (now: number): Map<string, number> =>
      new Map([...origins].map(([origin, state]) => [origin, roomOf(state, now)])),
    begin(origin: string) {
      const state = origins.get(origin) ?? { open: 0, failures: 0, closedUntil: 0 };
      state.open++;
      origins.set(origin, state);
    },
    /** Ends what was begun without a call. */
    leave(origin: string) {
      const state = origins.get(origin);
      if (state) state.open--;
    },
    /** Ends a call: whether something answered, and how long the target asked to be left alone, in seconds. */
    end(origin: string, { answered, rest, now }: { answered: boolean; rest: number | null; now: number }) {
      const state = origins.get(origin);
      if (!state) return;
      state.open--;
      state.failures = answered ? 0 : state.failures + 1;
      if (state.failures >= mostFailures) state.closedUntil = now + restSeconds;
      if (rest !== null) state.closedUntil = Math.max(state.closedUntil, now + Math.min(rest, longestRest));
      const isPlain = state.open === 0 && state.failures === 0 && state.closedUntil <= now;
      if (isPlain) origins.delete(origin);
    },
  };
}
