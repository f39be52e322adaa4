import { useEffect, useState } from "react";
import { useClock } from "./clock";

/** The site's clock, epoch seconds: `now` until the page is awake, then to the half minute. */
export function useMinutes(now: number): number {
  const clock = useClock();
  const [at, setAt] = useState(now);
  useEffect(() => {
    const beat = () => setAt(clock());
    beat();
    const timer = setInterval(beat, 30_000);
    return () => clearInterval(timer);
  }, [clock]);
  return at;
}
