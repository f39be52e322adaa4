/**
 * Returns a function that runs tasks in the order in which they come, at most so many at a time. Each is told whether it
 * had to wait.
 */
export function createQueue(most: number): <T>(task: (hasWaited: boolean) => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    const hasToWait = running >= most;
    if (hasToWait) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running++;
    try {
      return await task(hasToWait);
    } finally {
      // Whoever is next takes this one's place, so that nobody who comes now gets in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
