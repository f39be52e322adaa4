import type { Broadcast } from "@/lib/shapes";

/** Which showings of an event are wanted; `country` is an ISO code, null for all. */
export type ShowingFilter = { live: boolean; free: boolean; country: string | null };

export const everything: ShowingFilter = { live: false, free: false, country: null };

/** Parses a query such as `?show=live&free=1&in=NZ`; invalid parts are ignored. */
export function parseFilter(search: string): ShowingFilter {
  const query = new URLSearchParams(search);
  const country = query.get("in")?.toUpperCase() ?? "";
  return {
    live: query.get("show") === "live",
    free: query.get("free") === "1",
    country: /^[A-Z]{2}$/.test(country) ? country : null,
  };
}

/** The query string of a filter, with its question mark; empty for everything. */
export function writeFilter({ live, free, country }: ShowingFilter): string {
  const query = new URLSearchParams();
  if (live) query.set("show", "live");
  if (free) query.set("free", "1");
  if (country) query.set("in", country);
  return query.size > 0 ? `?${query}` : "";
}

export const fits = (
  { live, free, country }: ShowingFilter,
  broadcast: Pick<Broadcast, "showing" | "free" | "country">,
): boolean =>
  (!live || broadcast.showing === "live") &&
  (!free || broadcast.free) &&
  (country === null || broadcast.country === country);

/**
 * The style sheet that hides what doesn't match in the lists of `[data-broadcasts]`: lines are `[data-showing]`, free
 * ones `[data-free]`, in groups `[data-country]`; `[data-nothing]` appears if none is left. A style survives React's
 * rendering, and can apply before the first paint. `country` must be two letters.
 *
 * It is also sent as text, to run before the page does, so it can use nothing from outside its body.
 */
export function filterStyle({ live, free, country }: ShowingFilter): string {
  const root = "[data-broadcasts]";
  const line = `[data-showing${live ? '="live"' : ""}]${free ? "[data-free]" : ""}`;
  const group = country === null ? "[data-country]" : `[data-country="${country}"]`;
  if (!live && !free && country === null) return "";
  return [
    `${root} [data-showing]:not(${line}){display:none}`,
    `${root} [data-country]:not(${group}:has(${line})){display:none}`,
    `${root}:not(:has(${group} ${line})) [data-nothing]{display:block}`,
  ].join("");
}
