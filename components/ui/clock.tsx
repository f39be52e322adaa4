"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

const AheadMs = createContext(0);

/** Lets islands follow the site's clock, which is `aheadMs` ahead of the real one. */
export const ClockProvider = ({ aheadMs, children }: { aheadMs: number; children: ReactNode }) => (
  <AheadMs value={aheadMs}>{children}</AheadMs>
);

/** The site's clock: epoch seconds when called. For effects and handlers, never while rendering. */
export function useClock(): () => number {
  const aheadMs = useContext(AheadMs);
  return () => Math.floor((Date.now() + aheadMs) / 1000);
}

/**
 * The time in epoch seconds, anew every `everyMs`. It begins at `initial`, the moment the page was made at, so that
 * the first render is the server's.
 */
export function useNow(initial: number, everyMs = 15_000): number {
  const aheadMs = useContext(AheadMs);
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const tick = () => setNow(Math.floor((Date.now() + aheadMs) / 1000));
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [aheadMs, everyMs]);
  return now;
}
