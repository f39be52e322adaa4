import { remembered } from "../../memory.ts";
import type { Detection, Entrant, SlotFacts } from "../detection.ts";
import { isNameIn, languageOfScript } from "../written-in.ts";
import type { NamedSide } from "./pair.ts";

/** A side as the listing names it, and who it is. */
export type ReadSide = { side: NamedSide; entrant: Entrant };

/**
 * What a listing calls both sides, if it is known to be in a language with letters of its own: as its title's language
 * says, else its channel's, else the letters themselves. Undefined if a name is shortened, or leaves its squad unsaid.
 */
export function readWritten(read: readonly [ReadSide, ReadSide], facts: SlotFacts): Detection["written"] {
  if (read.some(({ side, entrant }) => side.squad !== (/\+.*$/.exec(entrant.key)?.[0] ?? "")))
    return undefined;
  const [home, away] = read;
  const names = [home.side.text, away.side.text] as const;
  const told = [facts.title_language, ...facts.channel.languages.flatMap(shortCode)];
  const [script] = names.map(languageOfScript);
  const language = [...told, script].find((each) => each && names.every((name) => isNameIn(name, each)));
  return language ? { language, names } : undefined;
}

/** ISO 639-1, if the language has such a code. */
const shortCode = remembered(1_000, (language: string): string[] =>
  Intl.getCanonicalLocales(language).filter((code) => code.length === 2),
);
