"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** Follows a remote on a television (`data-tv`), and gives each page a first focus. Others load nothing. */
export function TvHost() {
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page starts with a focus of its own.
  useEffect(() => {
    if (document.documentElement.dataset.tv === undefined) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    import("./tv-keys").then(({ focusFirst, followRemote }) => {
      if (isLeft) return;
      stop = followRemote();
      requestAnimationFrame(focusFirst);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [path]);

  return null;
}
