import { useLayoutEffect, useState } from "react";
import { showMine, showsMine } from "@/components/favourites/use-favourites";
import { changeAddress } from "@/components/ui/change-address";
import { type GuideFilter, noFilter, readFilter, writeFilter } from "@/lib/guide/filter";

/** The filter in the page's address, and how to change it. */
export function useGuideFilter(): [GuideFilter, (next: GuideFilter) => void] {
  const [filter, setFilter] = useState(noFilter);

  // Read in the browser, before it paints: the server's page is the same for all filters.
  useLayoutEffect(() => {
    const read = () => {
      const asked = readFilter(new URLSearchParams(location.search));
      setFilter({ ...asked, favourites: asked.favourites || showsMine() });
    };
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);

  const choose = (next: GuideFilter) => {
    setFilter(next);
    if (next.favourites !== filter.favourites) showMine(next.favourites);
    const address = new URL(location.href);
    writeFilter(address.searchParams, next);
    changeAddress(address);
  };
  return [filter, choose];
}
