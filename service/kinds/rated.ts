import { isEpisode, isFilmLength } from "./length-kind.ts";
import type { ListedDetail, ListedSlot } from "./listed-programme.ts";

/** American ratings of what is made for children, of any age or from seven: others say only who may see it. */
const rated = /^TV-?Y(?:7(?:-FV)?)?$/u;
/** The same among the marks at the end of a description: `… TV-Y | STEREO | CC`. */
const ratedText = /(?:^|\s)TV-Y(?:7(?:-FV)?)?(?=$|[\s.,|])/u;
/** What is longer and rated for those from seven is shown to their parents as well: `TV-Y7` contests. */
const longestFromSeven = 35;

/** The kind of a programme that is rated as made for children, null if it isn't; a film for them is a film. */
export function ratedKind(slot: ListedSlot, detail: ListedDetail, minutes: number | null): "kids" | null {
  if (!isEpisode(slot) && isFilmLength(minutes)) return null;
  const rating =
    detail?.ratings?.find(({ value }) => rated.test(value))?.value ??
    ratedText.exec(slot.description ?? "")?.[0];
  if (rating === undefined) return null;
  return rating.includes("7") && (minutes ?? 0) > longestFromSeven ? null : "kids";
}
