import { readCsvRows, readHeader } from "../csv-rows.ts";
import { CatalogueError } from "./catalogue-error.ts";
import { type Item, isObject } from "./check.ts";
import type { CatalogueFile } from "./draft.ts";

/**
 * A CSV whose columns are the members of a catalogue's JSON, as tools write it that make tables of JSON: members of
 * members after dots (`network.country.code`), lists in one cell (`Drama, Comedy`).
 */

/** Members that are text even if they are digits: `24`. */
const texts = new Set(["name", "original_name", "overview", "summary", "tvdb_id"]);
/** Members that are lists of names or codes. */
const lists = new Set(["genres", "origin_country"]);

/** Whether a CSV has a catalogue's own columns rather than those of docs/shows-csv.md. */
export const isFlatCsv = (text: string): boolean => {
  const columns = readHeader(text);
  return columns.includes("id") && columns.includes("name") && !columns.includes("show");
};

/** The rows as the objects that they were made of. Throws a CatalogueError. */
export function readFlatCsv({ text, origin }: CatalogueFile): Item[] {
  const isTmdb = readHeader(text).some((column) => column === "first_air_date" || column === "original_name");
  const rows = readCsvRows(text, origin, {
    columns: ["id", "name"],
    Failure: CatalogueError,
    keepsCase: true,
  });
  return rows.map(({ values, line }) => {
    const item: Record<string, unknown> = {};
    for (const [column, cell] of Object.entries(values))
      if (cell !== "") setMember(item, column.split("."), cell);
    // Where other catalogues have names, TMDB has objects.
    if (isTmdb && Array.isArray(item.genres)) item.genres = item.genres.map((name) => ({ name }));
    return { item, place: `line ${line}: ` };
  });
}

function setMember(
  item: Record<string, unknown>,
  [name = "", ...rest]: readonly string[],
  cell: string,
): void {
  if (rest.length === 0) {
    item[name] = readCell(name, cell);
    return;
  }
  const inner = isObject(item[name]) ? item[name] : {};
  setMember(inner, rest, cell);
  item[name] = inner;
}

function readCell(name: string, cell: string): unknown {
  if (lists.has(name))
    return cell
      .split(/[,;|]/)
      .map((each) => each.replace(/^[[\s'"]+|[\]\s'"]+$/g, ""))
      .filter((each) => each !== "");
  // Tools write whole numbers as 82.0 if some of a column are missing.
  return !texts.has(name) && /^\d{1,10}(?:\.0)?$/.test(cell) ? Number(cell) : cell;
}
