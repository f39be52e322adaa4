/** Returns a function that performs tasks one after the other, so that what they hold in memory doesn't add up. */
export function createTurns(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const own = last.then(task);
    last = own.catch(() => undefined);
    return own;
  };
}
