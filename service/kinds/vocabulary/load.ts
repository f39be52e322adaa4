import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { kinds } from "../../../contract/kinds.ts";
import type { Kind } from "../../../contract/slot.ts";
import { keptTables } from "../../kept-tables.ts";
import { foldGenre } from "../genre-words.ts";

/** Folded words that listings of one kind use far more than others. Stories are films and series. */
export type Words = { kind: Kind | "story"; words: readonly string[] };

const folder = import.meta.dirname;

export const listFiles = (): string[] => readdirSync(folder).filter((file) => file.endsWith(".tsv"));

/**
 * What is made of the words of all languages in this folder, or was made of them before by the code in the folder above.
 * Throws an error that names the file and line if one is invalid.
 */
export const tabulateVocabulary = <Tables>(make: (vocabulary: readonly Words[]) => Tables): Tables =>
  keptTables("vocabulary", join(folder, ".."), () =>
    make(listFiles().flatMap((file) => parseWords(readFileSync(join(folder, file), "utf8"), file))),
  );

const known: ReadonlySet<string> = new Set([...kinds, "story"]);
const isKnown = (kind: string): kind is Words["kind"] => known.has(kind);

/** The words of one file, of which each line is a kind, a tab and words with a space between them. See README.md. */
export const parseWords = (text: string, file: string): Words[] =>
  text
    .replace(/\n$/, "")
    .split("\n")
    .map((line, index) => {
      const [kind = "", list = "", ...rest] = line.split("\t");
      const words = foldWords(list);
      if (!isKnown(kind) || words.includes("") || rest.length > 0)
        throw new Error(`vocabulary/${file}, line ${index + 1}: "${line}" is no kind, tab and words.`);
      return { kind, words };
    });

const plain = /^[\p{L}\p{M} ]*$/u;

/** Most lines have no signs within words, and are folded at once: word by word, that takes three times as long. */
const foldWords = (list: string): string[] =>
  plain.test(list) && !list.includes("  ") ? foldGenre(list).split(" ") : list.split(" ").map(foldGenre);
