import { useEffect, useState } from "react";
import { useClock } from "@/components/ui/clock";
import type { NowBody } from "@/lib/now-next";
import type { Kept } from "./read-on";

/**
 * The content of a page of now and next, read again soon after its next change and when a person returns to it.
 * `initial` came with the page, and is what the server renders; `isMore` says that the address has more lines. The code
 * that reads is loaded after the page, which is complete without it.
 */
export function useNowBody(address: string, initial: NowBody, isMore: boolean): Kept {
  const clock = useClock();
  const [kept, setKept] = useState<Kept>({ body: initial, failed: false });

  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    import("./read-on").then(
      ({ readOn }) => {
        if (!isLeft) stop = readOn(address, { initial, isMore }, clock, setKept);
      },
      () => setKept({ body: initial, failed: true }),
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [address, initial, isMore, clock]);

  return kept;
}
