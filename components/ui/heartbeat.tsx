"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useClock } from "./clock";
import { ifReachable } from "./if-reachable";
import { moveProgress } from "./move-progress";
import { startPulse } from "./pulse";
import { whileVisible } from "./while-visible";

/**
 * Whether a dialog is open over the page. If it has an address of its own, Next's router may leave the page: when it takes
 * what it reads for another page than the one below the dialog, it loads the document at the dialog's address.
 */
const isCovered = (): boolean => document.querySelector("dialog[open]") !== null;

/**
 * Keeps a page current while it is seen: progress bars follow the clock, and the page is refreshed when something on it
 * ends (`until`), every few minutes, and when a person returns to it and it is old (`at` is when it was rendered), but
 * not while a dialog is open over it. Both in epoch seconds. What is read is the prerendered page, which is the same for
 * all: see docs/decisions/0029-pages-read-themselves-again.md.
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
        isHeld: isCovered,
        refresh: () =>
          void ifReachable(location.href, () => {
            if (!isCovered()) router.refresh();
          }),
      });
    return whileVisible(wake);
  }, [at, until, clock, router]);

  return null;
}
