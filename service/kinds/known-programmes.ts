import type { Kind } from "../../contract/slot.ts";
import { remember } from "./categories.ts";
import { foldGenre } from "./genre-words.ts";
import { loadProgrammes } from "./programmes/load.ts";

const byName = new Map<string, Kind>();
/** The kinds of those whose names other words may follow. */
const byBeginning = new Map<string, Kind>();
for (const { name, kind, mayContinue } of loadProgrammes()) {
  const folded = foldGenre(name);
  byName.set(folded, kind);
  if (mayContinue) byBeginning.set(folded, kind);
}

/** The kind of a programme that its title names; null if it isn't known. Some sources leave its article out. */
export const knownKind = remember((title): Kind | null => {
  const folded = foldGenre(title);
  const full = folded.includes(" ") ? byName.get(`the ${folded}`) : undefined;
  return byName.get(folded) ?? begunKind(folded) ?? full ?? null;
});

/** The kind of the programme with whose name a folded title begins, by the longest such name. */
function begunKind(folded: string): Kind | undefined {
  for (let end = folded.lastIndexOf(" "); end > 0; end = folded.lastIndexOf(" ", end - 1)) {
    const kind = byBeginning.get(folded.slice(0, end));
    if (kind) return kind;
  }
  return undefined;
}
