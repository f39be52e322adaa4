"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useFavourites } from "@/components/favourites/use-favourites";
import { useAheadMs } from "@/components/ui/clock";
import type { UpdateWords } from "./update-words";
import { VersionToast } from "./version-toast";

type Attended = Awaited<ReturnType<typeof import("./attend").attend>>;

/** Calls back once the page has loaded and the browser has nothing to do. Returns a function that cancels it. */
function whenIdle(callback: () => void): () => void {
  let idle: number | undefined;
  const wait = () => {
    // Safari has no idle time to offer.
    if ("requestIdleCallback" in window) idle = requestIdleCallback(callback, { timeout: 10_000 });
    else setTimeout(callback, 2_000);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

/**
 * Registers the service worker once the page is idle, so that it costs the first visit nothing, tells it what to keep,
 * and offers a new version. On pages of no market, what is visited is kept alone.
 */
export function WorkerHost({
  market,
  country,
  words,
}: {
  market?: string;
  country?: string;
  words: UpdateWords;
}) {
  const path = usePathname();
  const aheadMs = useAheadMs();
  const [favourites] = useFavourites();
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  const [attended, setAttended] = useState<Attended | null>(null);
  const order = JSON.stringify(market ? { market, country, channels: [...favourites], aheadMs } : null);

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    let isLeft = false;
    let stop: (() => void) | undefined;
    const cancel = whenIdle(async () => {
      try {
        const { attend } = await import("./attend");
        const now = await attend(JSON.parse(order), setWaiting);
        stop = now.stop;
        if (isLeft) stop();
        else setAttended(now);
      } catch {
        // In private windows of some browsers there is no worker.
      }
    });
    return () => {
      isLeft = true;
      cancel();
      stop?.();
    };
  }, [order]);

  useEffect(() => attended?.visit(path), [attended, path]);

  return waiting ? <VersionToast worker={waiting} words={words} onLater={() => setWaiting(null)} /> : null;
}
