"use client";

import { useEffect } from "react";
import { marketKey } from "./market-keys";

/** Stores the market on this device, so that the front page leads back to it. */
export function RememberMarket({ market }: { market: string }) {
  useEffect(() => {
    try {
      localStorage.setItem(marketKey, market);
    } catch {
      // Without storage, the front page asks again.
    }
  }, [market]);
  return null;
}
