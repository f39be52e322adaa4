"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useFavourites } from "@/components/favourites/use-favourites";
import { useAheadMs } from "@/components/ui/clock";
import { whenAtRest } from "./at-rest";
import type { UpdateWords } from "./update-words";
import { VersionToast } from "./version-toast";

type Attended = Awaited<ReturnType<typeof import("./attend").attend>>;

/**
 * Registers the service worker once the page is at rest, tells it what to keep, and offers a new version: until then,
 * the line and the processor are the reader's. On pages of no market, what is visited is kept alone.
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
    const cancel = whenAtRest(async () => {
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
