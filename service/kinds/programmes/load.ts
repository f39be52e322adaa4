import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { kinds } from "../../../contract/kinds.ts";
import type { Kind } from "../../../contract/slot.ts";

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

export const listFiles = (): string[] => readdirSync(folder).filter((file) => file.endsWith(".tsv"));

/** The programmes of one file, of which each line is a kind, a tab and a name. See README.md. */
export const parseProgrammes = (text: string, file: string): Programme[] =>
  text
    .replace(/\n$/, "")
    .split("\n")
    .map((line, index) => parseLine(line, file, index + 1));

const knownKinds: ReadonlySet<string> = new Set(kinds);
const isKind = (text = ""): text is Kind => knownKinds.has(text);

function parseLine(line: string, file: string, number: number): Programme {
  const [kind, title = "", ...rest] = line.split("\t");
  const fault = (what: string) => new Error(`programmes/${file}, line ${number}: ${what}`);
  if (!isKind(kind)) throw fault(`"${kind}" is no kind.`);
  const name = title.replace(/\*$/, "");
  if (name === "" || name !== name.trim() || name.includes("*") || rest.length > 0)
    throw fault(`"${line}" is no kind, tab and name.`);
  return { name, kind, mayContinue: name !== title, language: file.replace(/\.tsv$/, "") };
}
