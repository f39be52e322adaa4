/**
 * Does some work again and again, `everyMs` apart, and never twice at a time. Its errors go to `onError`. `stop` resolves
 * once the work that is under way is done.
 */
export function repeat(
  everyMs: number,
  work: () => Promise<unknown>,
  onError: (err: unknown) => void,
): { stop(): Promise<void> } {
  let working: Promise<void> | null = null;
  const timer = setInterval(() => {
    working ??= work()
      .then(() => {}, onError)
      .finally(() => {
        working = null;
      });
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
