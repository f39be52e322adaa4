import type { SlotText } from "../ingest/draft.ts";

/** Animation that nothing else is said of; what is for adults lasts longer. */
export const isShortCartoon = (
  { category = [] }: Pick<SlotText, "category">,
  minutes: number | null,
): boolean => minutes !== null && minutes <= longestCartoon && category.every((each) => animated.test(each));

const longestCartoon = 20;
const animated = /anim|アニメ|애니|анім|аним/iu;
