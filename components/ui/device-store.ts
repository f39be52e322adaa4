import { useSyncExternalStore } from "react";

/**
 * A value stored on the device only, shared by all islands and tabs. `read` parses what is stored, which may be
 * anything or nothing, and always returns a value; `write` returns null for a value that needn't be stored. Without
 * storage, the value lasts as long as the page.
 */
export function createDeviceStore<T>(
  key: string,
  { read, write }: { read(text: string | null): T; write(value: T): string | null },
) {
  const changed = `nownext:${key}`;
  const initial = read(null);
  let held: { text: string | null; value: T } | undefined;

  const stored = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  /** The same value for as long as the stored text is the same. */
  function current(): T {
    const text = stored();
    if (held?.text !== text || !held) held = { text, value: read(text) };
    return held.value;
  }

  function subscribe(listener: () => void): () => void {
    window.addEventListener(changed, listener);
    window.addEventListener("storage", listener);
    return () => {
      window.removeEventListener(changed, listener);
      window.removeEventListener("storage", listener);
    };
  }

  /** Changes the current value, whichever tab changed it last. */
  function change(by: (value: T) => T): void {
    const value = by(current());
    const text = write(value);
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Without storage, the value is kept in memory.
    }
    held = { text: stored(), value };
    window.dispatchEvent(new Event(changed));
  }

  return { change, current, subscribe, empty: () => initial };
}

/** A store's value; on the server, and during hydration, that of an empty device. */
export const useDeviceStore = <T>({
  subscribe,
  current,
  empty,
}: Pick<ReturnType<typeof createDeviceStore<T>>, "subscribe" | "current" | "empty">): T =>
  useSyncExternalStore(subscribe, current, empty);
