import { words } from "./text.ts";

/** Wrestling with a scripted outcome: `WWE SmackDown`. */
const stagedWords = words`
  wwe|aew|tna|nwa|nxt|smackdown|wrestle\p{L}*|wrestling|lucha libre|all elite|pro-?wrestling|prowrestling|
  catch américain|royal rumble`;
const stagedInEast = /プロレス|المصارعة الحرة|프로레슬링/u;
/** Wrestling as a sport: `Olympic Wrestling`, `Arm Wrestling`. */
const contested = words`olympic\p{L}*|freestyle|greco[- ]roman|uww|ncaa|championnats?|arm`;

/** Whether a text is about staged wrestling rather than the Olympic sport. */
export const isStaged = (text: string): boolean =>
  (stagedWords.test(text) || stagedInEast.test(text)) && !contested.test(text);
