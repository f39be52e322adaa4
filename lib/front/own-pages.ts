import { LRUCache } from "lru-cache";
import { generalPolicy, policyHeader } from "@/lib/policy/general";

/** Marks the front's own requests for its pages, so that one that fails isn't replaced in turn. */
export const ownRequest = "x-nownext-sorry";

/** What has no scripts needs none. */
export const closedPolicy = generalPolicy({ framedBy: "'none'" });

/** One of the site's own pages, with the policy under which its scripts run and what browsers load ahead: its typeface. */
export type OwnPage = { html: string; policy: string; link?: string };

/** Reads one of the site's own pages. Throws if it can't be had. */
export type ReadPage = (port: number, path: string) => Promise<OwnPage>;

const pageTimeoutMs = 5_000;

/** How long asking once more for a page may keep the visitor whose page failed. What Next keeps is there at once. */
const againTimeoutMs = 1_500;

/** Asks this site once more for a page that failed; null if it fails again. */
export const askAgain = (port: number, path: string): Promise<OwnPage | null> =>
  askSite(port, path, againTimeoutMs);

/** Asks this site for a page over its own port; null if it has none to show. */
async function askSite(port: number, path: string, timeoutMs = pageTimeoutMs): Promise<OwnPage | null> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { [ownRequest]: "1" },
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const link = answer.headers.get("link");
  const page = {
    html: await answer.text(),
    policy: answer.headers.get(policyHeader) ?? closedPolicy,
    ...(link && { link }),
  };
  return answer.ok ? page : null;
}

/** After this a page is read again: what it says may depend on whether its country has listings. */
const freshMs = 15_000;

/**
 * Reads the site's own pages over its own port, and keeps them. An old one is given at once and read again meanwhile, or
 * later if the site fails. `now` in milliseconds.
 */
export function createPageReader(now: () => number): ReadPage {
  const held = new LRUCache<string, OwnPage, number>({
    max: 64,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (path, _, { context: port }) => {
      const page = await askSite(port, path);
      if (!page) throw new Error(`${path} can't be read`);
      return page;
    },
  });
  return (port, path) => held.forceFetch(path, { context: port });
}
