import { CatalogueError } from "./catalogue-error.ts";
import type { CatalogueFile, ParsedCatalogue } from "./draft.ts";
import { parseShowsCsv } from "./shows-csv.ts";
import { isTheTvdb, parseTheTvdb } from "./thetvdb.ts";
import { isTmdb, parseTmdb } from "./tmdb.ts";
import { parseTvmaze } from "./tvmaze.ts";

/** Reads a catalogue: JSON of TMDB, TheTVDB or else TVmaze; anything else is CSV. Throws a CatalogueError. */
export function parseCatalogue(file: CatalogueFile, show: number | null): ParsedCatalogue {
  const text = file.text.replace(/^\ufeff/, "").trimStart();
  if (!/^[[{]/.test(text)) return parseShowsCsv(file);
  try {
    const data: unknown = JSON.parse(text);
    if (isTmdb(data)) return parseTmdb(file, data);
    if (isTheTvdb(data)) return parseTheTvdb(file, data);
    return parseTvmaze(file, data, show);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new CatalogueError(`${file.origin}: ${cause.message}`, { cause });
  }
}
