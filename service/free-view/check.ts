import { setTimeout as sleep } from "node:timers/promises";
import type { FreeViewCheckRow } from "../store/free-view-checks.ts";
import { compareText } from "../text.ts";
import type { Visit } from "./visit.ts";

export type CheckOptions = {
  /** How many sites are visited at once. */
  sites: number;
  /** The pause between two pages of one site. */
  pauseMs: number;
  visit(url: string): Promise<Visit>;
  /** Epoch seconds. */
  now: number;
  /** Called after each page. */
  onVisit(url: string, visit: Visit): void;
};

/**
 * Visits pages, several sites at a time but one page per site, and returns what to store about each: the day on which
 * it last answered, and its failures in a row. An unclear outcome changes neither.
 */
export async function checkPages(
  urls: readonly string[],
  before: ReadonlyMap<string, FreeViewCheckRow>,
  { sites, pauseMs, visit, now, onVisit }: CheckOptions,
): Promise<FreeViewCheckRow[]> {
  const waiting = [...Map.groupBy(new Set(urls), (url) => new URL(url).host).values()];
  const rows: FreeViewCheckRow[] = [];
  const work = async () => {
    for (let pages = waiting.pop(); pages; pages = waiting.pop())
      for (const [index, url] of pages.entries()) {
        if (index > 0) await sleep(pauseMs);
        const found = await visit(url);
        onVisit(url, found);
        rows.push(toCheckRow(url, found, before.get(url), now));
      }
  };
  await Promise.all(Array.from({ length: sites }, work));
  return rows.sort((a, b) => compareText(a.url, b.url));
}

function toCheckRow(
  url: string,
  { outcome, message }: Visit,
  before: FreeViewCheckRow | undefined,
  now: number,
): FreeViewCheckRow {
  const row = { url, message, tried_at: now };
  const { checked = null, failures = 0 } = before ?? {};
  if (outcome === "answers")
    return { ...row, checked: new Date(now * 1000).toISOString().slice(0, 10), failures: 0, message: null };
  return { ...row, checked, failures: outcome === "fails" ? failures + 1 : failures };
}
