import { useQueries } from "@tanstack/react-query";
import { type Follow, followId, followSubject } from "@/lib/follows/follow";
import type { Found, NightItem } from "@/lib/follows/night";
import { paths } from "@/lib/paths";

/** How old what was found may be before it is read again, ms. */
const staleMs = 60_000;

type Answer = { called?: string; items?: readonly NightItem[] };

async function read(address: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** What a market shows of each thing that is followed: each is read apart, the same for all who follow it. */
export function useNight(market: string, follows: readonly Follow[]) {
  const results = useQueries({
    queries: follows.map((follow) => ({
      queryKey: ["follow", market, followId(follow)],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        read(paths.followData(market, follow.kind, followSubject(follow)), signal),
      staleTime: staleMs,
      refetchInterval: 5 * staleMs,
    })),
  });
  const found = follows.flatMap((follow, place): Found[] => {
    const answer = results[place]?.data;
    // Without items, the API refuses them to this site: nothing can be found.
    return answer ? [{ follow: followId(follow), items: answer.items ?? [] }] : [];
  });
  return {
    found,
    /** What is followed, with the names that teams have in the page's language. */
    called: follows.map((follow, place): Follow => {
      const { called } = results[place]?.data ?? {};
      return follow.kind === "team" && called ? { ...follow, called } : follow;
    }),
    isLoading: results.some(({ isPending }) => isPending),
    failed: results.filter(({ isError, data }) => isError && !data).length,
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}
