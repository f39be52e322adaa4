import type { Kind } from "../../contract/slot.ts";
import { remember } from "./categories.ts";
import { foldGenre } from "./genre-words.ts";
import { loadProgrammes } from "./programmes/load.ts";

/** Kinds by programmes' folded names, and by those that other words may follow. They are read when first asked for. */
type Names = { whole: ReadonlyMap<string, Kind>; beginning: ReadonlyMap<string, Kind> };

let loaded: Names | undefined;

function readNames(): Names {
  const named = loadProgrammes().map(({ name, ...rest }) => ({ name: foldGenre(name), ...rest }));
  const byName = (some: typeof named) => new Map(some.map(({ name, kind }) => [name, kind]));
  return { whole: byName(named), beginning: byName(named.filter(({ mayContinue }) => mayContinue)) };
}

/** The kind of a programme that its title names; null if it isn't known. Some sources leave its article out. */
export const knownKind = remember((title): Kind | null => {
  loaded ??= readNames();
  const { whole, beginning } = loaded;
  const folded = foldGenre(title);
  const full = folded.includes(" ") ? whole.get(`the ${folded}`) : undefined;
  return whole.get(folded) ?? begunKind(folded, beginning) ?? full ?? null;
});

/** The kind of the programme with whose name a folded title begins, by the longest such name. */
function begunKind(folded: string, beginning: Names["beginning"]): Kind | undefined {
  for (let end = folded.lastIndexOf(" "); end > 0; end = folded.lastIndexOf(" ", end - 1)) {
    const kind = beginning.get(folded.slice(0, end));
    if (kind) return kind;
  }
  return undefined;
}
