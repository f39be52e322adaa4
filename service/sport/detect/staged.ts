import { words } from "./text.ts";

/** Wrestling whose outcome is written before. */
const stagedWords = words`
  wwe|aew|tna|nwa|nxt|smackdown|wrestle\p{L}*|wrestling|lucha libre|all elite|pro-?wrestling|prowrestling|
  catch américain|royal rumble`;
const stagedInEast = /プロレス|المصارعة الحرة|프로레슬링/u;
const contested = words`olympic\p{L}*|freestyle|greco[- ]roman|uww|ncaa|championnats?|arm`;

/** Whether a text speaks of wrestling for show. */
export const isStaged = (text: string): boolean =>
  (stagedWords.test(text) || stagedInEast.test(text)) && !contested.test(text);
