/** The filter of a list of events; in the address as `?show=live&free=1`. */
export type SportFilter = { live: boolean; free: boolean };

export const readSportFilter = (query: URLSearchParams): SportFilter => ({
  live: query.get("show") === "live",
  free: query.get("free") === "1",
});

/** Writes a filter into a query, replacing the one there. */
export function writeSportFilter(query: URLSearchParams, { live, free }: SportFilter): void {
  if (live) query.set("show", "live");
  else query.delete("show");
  if (free) query.set("free", "1");
  else query.delete("free");
}
