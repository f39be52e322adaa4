import type { Kind } from "../../contract/slot.ts";
import { remember } from "./categories.ts";
import { foldGenre } from "./genre-words.ts";
import { loadProgrammes, type Programme } from "./programmes/load.ts";

/** By folded names, which are read when first asked for. */
let known: ReadonlyMap<string, Programme> | undefined;

const readKnown = () =>
  new Map(loadProgrammes().map((programme) => [foldGenre(programme.name), programme] as const));

/** The kind of a programme that its title names; null if it isn't known. Some sources leave its article out. */
export const knownKind = remember((title): Kind | null => {
  known ??= readKnown();
  const folded = foldGenre(title);
  const full = folded.includes(" ") ? known.get(`the ${folded}`) : undefined;
  return (known.get(folded) ?? findBegun(folded, known) ?? full)?.kind ?? null;
});

/** The programme with whose name a folded title begins, by the longest such name. */
function findBegun(folded: string, names: ReadonlyMap<string, Programme>): Programme | undefined {
  for (let end = folded.lastIndexOf(" "); end > 0; end = folded.lastIndexOf(" ", end - 1)) {
    const programme = names.get(folded.slice(0, end));
    if (programme?.mayContinue) return programme;
  }
  return undefined;
}
