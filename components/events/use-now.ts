import { useEffect, useState } from "react";
import { useClock } from "@/components/ui/clock";
import { whileVisible } from "@/components/ui/while-visible";

const beatMs = 1_000;

/** The site's clock, ticking every second while the page is seen; `initial` (epoch seconds) is when the page was rendered. */
export function useNow(initial: number): number {
  const clock = useClock();
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const beat = () => setNow(clock());
    return whileVisible(() => {
      beat();
      const timer = setInterval(beat, beatMs);
      return () => clearInterval(timer);
    });
  }, [clock]);
  return Math.max(now, initial);
}
