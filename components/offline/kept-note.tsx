"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useAheadMs } from "@/components/ui/clock";
import { fill } from "@/lib/fill";
import { formatTime, longDateAt } from "@/lib/time/format";

/** When the worker kept the page that it sent, epoch ms; null if it came from the site. */
const readKeptAt = (): number | null => Number(document.documentElement.dataset.keptAt) || null;

const follow = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-kept-at"] });
  return () => observer.disconnect();
};

/**
 * Says of a page that was kept on the device when that was, and reads it again once there is a network. `text` contains
 * `{date}` and `{time}`; without a zone, they are the device's. Its room is held by a style until the script runs. A page
 * that was out of date when it was kept says so itself, and this says nothing.
 */
export function KeptNote({ text, locale, zone }: { text: string; locale: string; zone: string | null }) {
  const keptAt = useSyncExternalStore(follow, readKeptAt, () => null);
  const aheadMs = useAheadMs();
  const router = useRouter();
  const path = usePathname();
  const [keptPath] = useState(path);

  useEffect(() => {
    if (keptAt === null) return;
    const marks = document.documentElement.dataset;
    const forget = () => {
      delete marks.keptAt;
      delete marks.keptOffline;
    };
    if (path !== keptPath) forget();
    const readAgain = () => {
      forget();
      router.refresh();
    };
    // The network may have come back before this script ran.
    if (marks.keptOffline !== undefined && navigator.onLine) readAgain();
    window.addEventListener("online", readAgain);
    return () => window.removeEventListener("online", readAgain);
  }, [keptAt, path, keptPath, router]);

  const at = keptAt === null ? null : (keptAt + aheadMs) / 1000;
  const style = { locale, zone: zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone };
  return (
    <div
      role="status"
      className="hidden min-h-[2rem] border-b border-line bg-panel in-data-kept-at:block [[data-stale-note]+&]:hidden!"
    >
      {at === null ? null : (
        <p className="page py-1.5 text-[0.8125rem] text-muted">
          {fill(text, { date: longDateAt(at, style), time: formatTime(at, style) })}
        </p>
      )}
    </div>
  );
}
