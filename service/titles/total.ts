import type { SlotDetail } from "../../contract/slot.ts";
import { toAsciiDigits } from "./counts.ts";
import { episodeBehind, ofWords } from "./number-words.ts";

/**
 * A number, the word that it may stand before, and how many there are: `3/8`, `(3:8)`, `3 of 8`, `3. díl z 8`. The digit
 * is looked for first, since what stands before it takes longer.
 */
const ofAll = new RegExp(
  String.raw`(?=\d)(?<!(?<!\p{L})[st]\.?\s?|\d[.,:/–-]?)0*(\d{1,4})(?:[.ªº°]|-?\p{L}{1,2})?(?:\s?(?:${episodeBehind}))?(?:\s?\/\s?|:(?=\d{1,3}[)\]])|\s?(?:${ofWords})\s?)(\d{1,4})(?![\d/])`,
  "giu",
);
/** What has one number alone needn't be searched. */
const twoNumbers = /\d\D+\d/;
/** In Chinese, `第12集(共24集)`. */
const inAll = /[共全]()(\d{1,4})[集話话回]/gu;

/** `S01E05/06`. */
const twoEpisodes = /^0\d+\/0\d/;

/** `S01E02`, as most guides write it: that it says no total would take long to find out. */
const seasonAndEpisode = /^S\d+ ?E\d+$/i;

/** A text, the number that was read from it, and what of it is left. */
export type Numbered = { listed?: string; number?: number; left: string };

/** How many episodes there are, as the first of some texts says beside the number that was read from it. */
export function findTotal(texts: readonly Numbered[], number: number | undefined): number | undefined {
  for (const { listed, number: said, left } of texts) {
    if (listed === undefined || said === undefined || said !== number || seasonAndEpisode.test(listed))
      continue;
    const plain = toAsciiDigits(listed);
    const beside = twoNumbers.test(plain) ? plain.matchAll(ofAll) : [];
    for (const [found, one, all] of [...beside, ...plain.matchAll(inAll)]) {
      const isOwn = (one === "" || Number(one) === number) && Number(all) >= number;
      if (isOwn && !left.includes(found) && !(twoEpisodes.test(found) && Number(all) === number + 1))
        return Number(all);
    }
  }
  return undefined;
}

/** A programme's details with how many episodes there are, unless the source's own numbers say so. */
export const withTotal = (detail: SlotDetail | null, total: number | undefined): SlotDetail | null =>
  total === undefined || detail?.episodes !== undefined ? detail : { ...detail, episodes: total };
