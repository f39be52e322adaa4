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

/** Reads the site's own pages over its own port, and keeps them for some minutes. */
export function createPageReader(): ReadPage {
  const held = new LRUCache<string, OwnPage>({ max: 64, ttl: 300_000 });
  return async (port, path) => {
    const known = held.get(path);
    if (known !== undefined) return known;
    const page = await askSite(port, path);
    if (!page) throw new Error(`${path} can't be read`);
    held.set(path, page);
    return page;
  };
}
