"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useClock } from "./clock";
import { ifReachable } from "./if-reachable";
import { moveProgress } from "./move-progress";
import { startPulse } from "./pulse";
import { whileVisible } from "./while-visible";

/**
 * Keeps a page current while it is seen: progress bars follow the clock, and the page is refreshed when something on it
 * ends (`until`), every few minutes, and when a person returns to it and it is old (`at` is when it was rendered). Both
 * in epoch seconds. What is read is the prerendered page, which is the same for all: see
 * docs/decisions/0029-pages-read-themselves-again.md.
 */
export function Heartbeat({ at, until }: { at: number; until: number | null }) {
  const router = useRouter();
  const clock = useClock();

  useEffect(() => {
    const wake = () =>
      startPulse({
        at,
        until,
        clock,
        jitterSeconds: Math.random() * 1.5,
        onBeat: moveProgress,
        refresh: () => void ifReachable(location.href, router.refresh),
      });
    return whileVisible(wake);
  }, [at, until, clock, router]);

  return null;
}
