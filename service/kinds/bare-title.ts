import type { Kind } from "../../contract/slot.ts";
import { hintingWords, sayingWords } from "./bare-title-words.ts";
import { remember } from "./categories.ts";
import { foldGenre, patternOf } from "./genre-words.ts";
import { isFilmLength, shortestShow } from "./length-kind.ts";
import type { ListedSlot } from "./listed-programme.ts";

/** Scripts of South-East Asia, whose guides part no words and list little else than titles. */
export const unpartedScripts = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Reads titles in these scripts by a table of words. */
function createReader(words: typeof sayingWords): (title: string) => Kind | undefined {
  const patterns = words.map(([kind, own]) => [kind, patternOf(own)] as const);
  return remember((title) => {
    if (!unpartedScripts.test(title)) return undefined;
    const folded = ` ${foldGenre(title)} `;
    return patterns.find(([, pattern]) => pattern.test(folded))?.[0];
  });
}

const readSaid = createReader(sayingWords);
const readHinted = createReader(hintingWords);

/** What lasts as long as a film may be one, if its title's words are about these. */
const ofFilmsToo: ReadonlySet<Kind> = new Set(["kids", "documentary"]);

/** What the words of a title in a script of South-East Asia say; undefined if they say nothing. */
export function sureTitleKind({ title }: ListedSlot, minutes: number | null): Kind | undefined {
  const kind = readSaid(title);
  return kind && isFilmLength(minutes) && ofFilmsToo.has(kind) ? undefined : kind;
}

/** What they hint at. */
export function hintedTitleKind({ title }: ListedSlot, minutes: number | null): Kind | undefined {
  const kind = readHinted(title);
  if (kind === "series" && (minutes ?? 0) < shortestShow) return undefined;
  return kind && isFilmLength(minutes) && ofFilmsToo.has(kind) ? undefined : kind;
}
