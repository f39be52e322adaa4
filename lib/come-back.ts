/**
 * Loads this address again once the site answers there, because a screen on a wall has nobody who would. It asks once or
 * twice a minute, and not while the page is hidden. Returns a function that stops it. Pages that keep no scripts but
 * their own get it as text, so it uses nothing from outside.
 */
export function comeBack(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(ask, 30_000 + Math.random() * 30_000);
  };
  const ask = () => {
    if (document.hidden) return wait();
    fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
      ({ status }) => (status < 500 ? location.reload() : wait()),
      wait,
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** The same as an inline script. */
export const comeBackScript = `(${String(comeBack)})()`;
