"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useClock } from "./clock";
import { moveProgress } from "./move-progress";

const beatMs = 5_000;

/** The age in seconds above which a page is refreshed when a person opens it or returns to it. */
const freshSeconds = 45;

/**
 * Keeps a page current: progress bars follow the clock, and the page is refreshed when something on it ends (`until`)
 * or when a person returns to it and it is old (`at` is when it was rendered). Both in epoch seconds. A refresh may
 * return the stale prerendered page once more, so it is repeated, with growing delays.
 */
export function Heartbeat({ at, until }: { at: number; until: number | null }) {
  const router = useRouter();
  const clock = useClock();

  useEffect(() => {
    // Spreads the requests when the hour strikes.
    const jitterSeconds = Math.random() * 3;
    let owed = false;
    let waitMs = 1_000;
    let notBefore = 0;
    let again: ReturnType<typeof setTimeout> | undefined;

    const refresh = () => {
      if (performance.now() < notBefore) return;
      notBefore = performance.now() + waitMs;
      again = setTimeout(beat, waitMs + 20);
      waitMs = Math.min(waitMs * 2, 60_000);
      router.refresh();
    };
    const beat = () => {
      if (document.hidden) return;
      const now = clock();
      moveProgress(now);
      if (owed || (until !== null && now >= until + jitterSeconds)) refresh();
    };
    const comeBack = () => {
      owed = clock() - at > freshSeconds;
      beat();
    };

    comeBack();
    const timer = setInterval(beat, beatMs);
    document.addEventListener("visibilitychange", comeBack);
    return () => {
      clearInterval(timer);
      clearTimeout(again);
      document.removeEventListener("visibilitychange", comeBack);
    };
  }, [at, until, clock, router]);

  return null;
}
