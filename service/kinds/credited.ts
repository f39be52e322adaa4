import type { Kind, SlotDetail } from "../../contract/slot.ts";

/** What ids and credits say of a programme, beside its texts. */

type Detail = Pick<SlotDetail, "credits" | "external_ids"> | null;

/** Ids that systems give to films or to games alone: Gracenote's `MV000012340000`, `movie/603`. */
const identified: readonly (readonly [system: string, id: RegExp, kind: "film" | "sport"])[] = [
  ["dd_progid", /^MV\d/, "film"],
  ["dd_progid", /^SP\d/, "sport"],
  ["themoviedb.org", /^movie\//, "film"],
  ["themoviedb.com", /^movie\//, "film"],
  ["thetvdb.com", /^movies?\//, "film"],
];

/** The kind that an id of another system says; null if none does. */
export function identifiedKind(detail: Detail): "film" | "sport" | null {
  const ids = detail?.external_ids;
  if (!ids) return null;
  return identified.find(([system, id]) => id.test(ids[system] ?? ""))?.[2] ?? null;
}

/** What is shorter and directed is often drawn: its voices aren't always listed as actors. */
const longestCartoon = 25;

/**
 * The kind at which credits hint: stories have actors and a director, shows somebody who presents them, and what is
 * directed without actors is mostly facts. In 1,800 titles with categories they were right in four of five.
 */
export function creditedKind(
  detail: Detail,
  minutes: number | null,
  story: "film" | "series" | undefined,
): Kind | undefined {
  const credits = detail?.credits;
  if (!credits) return undefined;
  const roles = new Set(credits.map(({ role }) => role));
  if (roles.has("presenter")) return "entertainment";
  if (!roles.has("director")) return undefined;
  if (roles.has("actor")) return story;
  return (minutes ?? 0) > longestCartoon ? "documentary" : undefined;
}
