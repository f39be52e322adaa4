import { CatalogueError } from "./catalogue-error.ts";
import { isObject, listItems } from "./check.ts";

import type { CatalogueFile, ParsedCatalogue } from "./draft.ts";
import { isFlatCsv, readFlatCsv } from "./flat-csv.ts";
import { parseShowsCsv } from "./shows-csv.ts";
import { isTheTvdb, parseTheTvdb } from "./thetvdb.ts";
import { isTmdb, parseTmdb } from "./tmdb.ts";
import { parseTvmaze } from "./tvmaze.ts";

/**
 * Reads a catalogue: JSON of TMDB, TheTVDB or else TVmaze, CSV with their members as columns, or CSV in our own form.
 * `show` is the catalogue's number of
 * the show for episodes that name none. Throws a CatalogueError.
 */
export function parseCatalogue(file: CatalogueFile, show: number | null): ParsedCatalogue {
  const text = file.text.replace(/^\ufeff/, "").trimStart();
  if (text === "") throw new CatalogueError(`${file.origin}: it is empty`);
  if (text.startsWith("<")) throw new CatalogueError(`${file.origin}: a web page or XML, not JSON or CSV`);
  const isJson = /^[[{]/.test(text);
  if (!isJson && !isFlatCsv(text)) return parseShowsCsv(file);
  const items = isJson ? listItems(parseJson(file, text)) : readFlatCsv(file);
  if (isTmdb(items)) return parseTmdb(file, items, show);
  if (isTheTvdb(items)) return parseTheTvdb(file, items, show);
  return parseTvmaze(file, items, show);
}

function parseJson({ origin }: CatalogueFile, text: string): unknown {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new CatalogueError(`${origin}: ${cause.message}`, { cause });
  }
  const refusal = readRefusal(data);
  if (refusal !== null) throw new CatalogueError(`${origin}: the server's refusal: ${refusal}`);
  return data;
}

/** Why a server refused what it was asked, if that was saved in place of a catalogue; else null. */
function readRefusal(data: unknown): string | null {
  if (!isObject(data)) return null;
  const { status, message, name, status_message: told } = data;
  const isRefusal =
    data.success === false || status === "failure" || (typeof status === "number" && "code" in data);
  if (!isRefusal) return null;
  return (
    [told, message, name].find((text) => typeof text === "string" && text !== "")?.toString() ?? "no reason"
  );
}
