const steps = 8;

/**
 * Calls `act` once this process has run for `ms` milliseconds, and returns a function that calls it off. A pause of the
 * process counts as one step of several: timers come before the answers that have arrived meanwhile, which nobody was
 * there to read.
 */
export function afterRunning(ms: number, act: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const wait = (left: number): void => {
    timer = setTimeout(() => (left > 1 ? wait(left - 1) : act()), ms / steps);
  };
  wait(steps);
  return () => clearTimeout(timer);
}
