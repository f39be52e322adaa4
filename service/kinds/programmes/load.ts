import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { kinds } from "../../../contract/kinds.ts";
import type { Kind } from "../../../contract/slot.ts";
import { keptTables } from "../../kept-tables.ts";

/** A programme that viewers know by its name, which other words may follow. */
export type Programme = {
  name: string;
  kind: Kind;
  mayContinue: boolean;
  /** That of its list, in ISO 639-1. */
  language: string;
};

const folder = import.meta.dirname;

/** Reads the lists of all languages in this folder. Throws an error that names the file and line if one is invalid. */
export const loadProgrammes = (): Programme[] =>
  listFiles().flatMap((file) => parseProgrammes(readFileSync(join(folder, file), "utf8"), file));

/** What is made of all programmes, or was made of them before by the code in the folder above. */
export const tabulateProgrammes = <Tables>(make: (programmes: readonly Programme[]) => Tables): Tables =>
  keptTables("programmes", join(folder, ".."), () => make(loadProgrammes()));

export const listFiles = (): string[] => readdirSync(folder).filter((file) => file.endsWith(".tsv"));

/** The programmes of one file, of which each line is a kind, a tab and a name. See README.md. */
export function parseProgrammes(text: string, file: string): Programme[] {
  const language = file.replace(/\.tsv$/, "");
  return text
    .replace(/\n$/, "")
    .split("\n")
    .map((line, index) => {
      const programme = parseLine(line, language);
      if (typeof programme !== "string") return programme;
      throw new Error(`programmes/${file}, line ${index + 1}: ${programme}`);
    });
}

const knownKinds: ReadonlySet<string> = new Set(kinds);
const isKind = (text: string): text is Kind => knownKinds.has(text);

/** The programme of a line, or what is wrong with it. Every ingest reads all lines: patterns would take twice as long. */
function parseLine(line: string, language: string): Programme | string {
  const tab = line.indexOf("\t");
  const kind = tab < 0 ? line : line.slice(0, tab);
  if (!isKind(kind)) return `"${kind}" is no kind.`;
  const mayContinue = line.endsWith("*");
  const name = line.slice(kind.length + 1, mayContinue ? -1 : undefined);
  if (name === "" || name !== name.trim() || name.includes("*") || name.includes("\t"))
    return `"${line}" is no kind, tab and name.`;
  return { name, kind, mayContinue, language };
}
