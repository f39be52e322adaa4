/** How long nobody has moved in a page that is at rest, ms. */
const restMs = 3_000;

const moves = ["scroll", "wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Calls back once the page has loaded and nobody moves in it any more. Returns a function that cancels it. */
export function whenAtRest(callback: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const end = () => {
    clearTimeout(rest);
    listening.abort();
  };
  const wait = () => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      end();
      callback();
    }, restMs);
  };
  const start = () => {
    wait();
    // Scrolls of the page's parts don't bubble.
    for (const kind of moves)
      window.addEventListener(kind, wait, { capture: true, passive: true, signal: listening.signal });
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true, signal: listening.signal });
  return end;
}
