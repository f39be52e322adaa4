import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { paths } from "@/lib/paths";
import { cleanQuery } from "@/lib/query";
import type { SearchBody } from "@/lib/search";

/** How long a person pauses before they are taken at their word. */
const pauseMs = 160;

/** How old suggestions may be before they are read again, ms. */
const staleMs = 60_000;

async function read(address: string, signal: AbortSignal): Promise<SearchBody> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * What a search finds while it is typed: that of the text as it stood at the last pause, or of the one before while
 * the answer is on its way. Answers to what was typed earlier are dropped.
 */
export function useSuggestions(market: string, text: string) {
  const query = cleanQuery(useSettled(text));
  const address = paths.searchData(market, query);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ["search", address],
    queryFn: ({ signal }) => read(address, signal),
    staleTime: staleMs,
    enabled: query !== "",
    placeholderData: keepPreviousData,
  });
  return { query, found: query === "" ? undefined : data, failed: isError, isLate: isPlaceholderData };
}
