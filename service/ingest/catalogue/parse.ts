import { CatalogueError } from "./catalogue-error.ts";
import type { CatalogueFile, ParsedCatalogue } from "./draft.ts";
import { parseShowsCsv } from "./shows-csv.ts";
import { parseTvmaze } from "./tvmaze.ts";

/** Reads a catalogue: JSON is TVmaze's, anything else is CSV. Throws a CatalogueError. */
export function parseCatalogue(file: CatalogueFile, show: number | null): ParsedCatalogue {
  const text = file.text.replace(/^\ufeff/, "").trimStart();
  if (!/^[[{]/.test(text)) return parseShowsCsv(file);
  try {
    return parseTvmaze(file, JSON.parse(text), show);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new CatalogueError(`${file.origin}: ${cause.message}`, { cause });
  }
}
