"use client";

import { createContext, type ReactNode, useCallback, useContext } from "react";

const AheadMs = createContext(0);

/** Gives islands the site's clock, which is `aheadMs` ahead of the real one. */
export const ClockProvider = ({ aheadMs, children }: { aheadMs: number; children: ReactNode }) => (
  <AheadMs value={aheadMs}>{children}</AheadMs>
);

/** The site's clock: epoch seconds when called. For effects and handlers, never while rendering. */
export function useClock(): () => number {
  const aheadMs = useContext(AheadMs);
  return useCallback(() => Math.floor((Date.now() + aheadMs) / 1000), [aheadMs]);
}

/** The lead of the site's clock over the device's, ms. */
export const useAheadMs = (): number => useContext(AheadMs);
