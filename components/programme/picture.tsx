"use client";

import { useEffect, useRef, useState } from "react";

/** A programme's picture from the address in its listing; nothing if it doesn't load. */
export function Picture({ src, alt }: { src: string; alt: string }) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // The error event may have fired before hydration.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) setFailed(true);
  }, []);

  return failed ? null : (
    <div className="aspect-video w-full overflow-hidden rounded-card border border-line bg-raised @min-[900px]:w-[300px] @min-[900px]:shrink-0">
      {/* biome-ignore lint/performance/noImgElement: pictures come from anywhere; the optimiser would fetch for strangers. */}
      <img
        ref={image}
        src={src}
        alt={alt}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
        className="h-full w-full object-contain"
      />
    </div>
  );
}
