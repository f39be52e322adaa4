import { useEffect, useState } from "react";
import { type GuideFilter, noFilter, readFilter, writeFilter } from "@/lib/guide/filter";

/** The filter in the page's address, and how to change it. */
export function useGuideFilter(): [GuideFilter, (next: GuideFilter) => void] {
  const [filter, setFilter] = useState(noFilter);

  // Read in the browser: the server's page is the same for all filters.
  useEffect(() => setFilter(readFilter(new URLSearchParams(location.search))), []);

  const choose = (next: GuideFilter) => {
    setFilter(next);
    const address = new URL(location.href);
    writeFilter(address.searchParams, next);
    history.replaceState(null, "", address);
  };
  return [filter, choose];
}
