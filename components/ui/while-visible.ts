/**
 * Does something while the page is visible. `wake` is called whenever it comes to be, and returns what ends it: a page
 * that nobody sees costs nothing. Returns a function that stops all of it.
 */
export function whileVisible(wake: () => () => void): () => void {
  let sleep: (() => void) | undefined;
  const follow = () => {
    if (!document.hidden) {
      sleep ??= wake();
      return;
    }
    sleep?.();
    sleep = undefined;
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    sleep?.();
  };
}
