import { QueryObserver } from "@tanstack/react-query";
import { queryClient } from "@/components/ui/query-client";
import type { NowBody } from "@/lib/now-next";
import { inPlace, nextChange } from "@/lib/rolling";

/** What is shown, and whether the last attempts to read it again failed: then it advances by the clock alone. */
export type Kept = { body: NowBody; failed: boolean };

/** The age in ms above which lines are read again when a person opens the page or returns to it. */
const freshMs = 45_000;

/** How long after a change lines are read again, in seconds, to spread the requests when the hour strikes. */
const soonest = 1;
const latest = 12;

/** How often lines are read while they are still those from before the change, and while no change is ahead; ms. */
const againMs = 10_000;
const quietMs = 10 * 60_000;

async function read(address: string, signal: AbortSignal): Promise<NowBody> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

const keepPlaces = (shown: NowBody | undefined, { at, lines }: NowBody): NowBody => ({
  at,
  lines: inPlace(shown?.lines ?? [], lines),
});

/**
 * Reads the lines of now and next again soon after each change, and when a person returns to them. If the address has
 * more lines than the `initial` ones, it is read at once (`isMore`). `clock` returns epoch seconds. Returns a function
 * that stops it.
 */
export function readOn(
  address: string,
  { initial, isMore }: { initial: NowBody; isMore: boolean },
  clock: () => number,
  onKept: (kept: Kept) => void,
): () => void {
  const queryKey = ["now", address];
  const delay = soonest + Math.random() * (latest - soonest);
  const msToNextRead = ({ lines, at }: NowBody) => {
    const change = nextChange(lines, at);
    if (change === null) return quietMs;
    const waitMs = (change + delay - clock()) * 1000;
    return waitMs > 0 ? Math.min(waitMs, quietMs) : againMs;
  };
  const observer = new QueryObserver<NowBody>(queryClient, {
    queryKey,
    queryFn: ({ signal }) => read(address, signal),
    ...(isMore
      ? {}
      : { initialData: initial, initialDataUpdatedAt: Date.now() - (clock() - initial.at) * 1000 }),
    staleTime: freshMs,
    structuralSharing: (shown, fresh) => keepPlaces(shown as NowBody | undefined, fresh as NowBody),
    refetchInterval: ({ state }) => msToNextRead(state.data ?? initial),
  });
  queryClient.mount();
  const unsubscribe = observer.subscribe(({ data, isError }) => {
    if (data) onKept({ body: data, failed: isError });
  });
  return () => {
    unsubscribe();
    queryClient.unmount();
    // The next visit begins with the lines of its own page.
    queryClient.removeQueries({ queryKey, exact: true });
  };
}
