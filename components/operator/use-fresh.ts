import { useEffect, useState } from "react";

/**
 * Data that the server sent, read again every so often while somebody looks at the page; `everyMs` of null ends it.
 * `isLost` if the last read failed.
 */
export function useFresh<Data>(
  first: Data,
  address: string,
  everyMs: (data: Data) => number | null,
): { data: Data; isLost: boolean } {
  const [state, setState] = useState({ data: first, isLost: false });
  const waitMs = everyMs(state.data);

  useEffect(() => {
    if (waitMs === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    const timer = setInterval(async () => {
      if (document.visibilityState === "hidden") return;
      try {
        const answer = await fetch(address, { signal, cache: "no-store" });
        if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
        setState({ data: await answer.json(), isLost: false });
      } catch {
        if (!signal.aborted) setState(({ data }) => ({ data, isLost: true }));
      }
    }, waitMs);
    return () => {
      clearInterval(timer);
      ending.abort();
    };
  }, [address, waitMs]);

  return state;
}
