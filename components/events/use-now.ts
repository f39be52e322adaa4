import { useEffect, useState } from "react";
import { useClock } from "@/components/ui/clock";

const beatMs = 1_000;

/** The site's clock, ticking every second; `initial` (epoch seconds) is when the page was rendered. */
export function useNow(initial: number): number {
  const clock = useClock();
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const beat = () => setNow(clock());
    beat();
    const timer = setInterval(beat, beatMs);
    return () => clearInterval(timer);
  }, [clock]);
  return Math.max(now, initial);
}
