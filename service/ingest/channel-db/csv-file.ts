import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { CsvError, parse } from "csv-parse";

/** A file of the channel database that can't be read. The message is one line with the file and the line in it. */
class ChannelDbError extends Error {
  override name = "ChannelDbError" as const;
}

/** A row, and the line that it ends on. */
type ParsedRow<Column extends string> = { record: Record<Column, string>; info: { lines: number } };

/** The path of a table's file, plain or gzipped; null if there is none. */
const findFile = (dir: string, table: string): string | null =>
  [`${table}.csv`, `${table}.csv.gz`].find((name) => existsSync(join(dir, name))) ?? null;

/**
 * Reads the rows of one table of the channel database, which must have the named columns. An optional table without a
 * file has no rows. Throws a ChannelDbError on anything else that isn't such a table; no row may leave the first of
 * `columns` empty.
 */
export async function readTable<Column extends string>(
  dir: string,
  table: { name: string; optional?: boolean; columns: readonly [Column, ...Column[]] },
): Promise<Record<Column, string>[]> {
  const file = findFile(dir, table.name);
  if (!file) {
    if (table.optional) return [];
    throw new ChannelDbError(`${join(dir, table.name)}.csv: no such file, nor .csv.gz`);
  }
  const path = join(dir, file);
  const [first] = table.columns;
  const parser = parse({
    columns: (header: string[]) => checkHeader(path, header, table.columns),
    bom: true,
    info: true,
  });
  const rows: Record<Column, string>[] = [];
  const takeRows = async () => {
    for await (const { record, info } of parser as AsyncIterable<ParsedRow<Column>>) {
      if (!record[first]) throw new ChannelDbError(`${path}: line ${info.lines}: ${first} is empty`);
      rows.push(record);
    }
  };
  try {
    const source = createReadStream(path);
    await Promise.all([
      file.endsWith(".gz") ? pipeline(source, createGunzip(), parser) : pipeline(source, parser),
      takeRows(),
    ]);
  } catch (cause) {
    throw cause instanceof ChannelDbError ? cause : new ChannelDbError(formatReason(path, cause), { cause });
  }
  if (rows.length === 0) throw new ChannelDbError(`${path}: has no rows`);
  return rows;
}

function checkHeader(path: string, header: string[], columns: readonly string[]): string[] {
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0)
    throw new ChannelDbError(
      `${path}: line 1: no column ${missing.join(", ")}: not a table of the channel database`,
    );
  return header;
}

function formatReason(path: string, cause: unknown): string {
  if (cause instanceof CsvError) {
    const line =
      typeof cause.lines === "number" ? cause.lines : Number(/line (\d+)/.exec(cause.message)?.[1]);
    const what = cause.message.replace(/,? ?(?:at|on) line \d+.*$/s, "");
    return `${path}: ${Number.isNaN(line) ? "" : `line ${line}: `}${what}`;
  }
  const what = cause instanceof Error ? cause.message : String(cause);
  return `${path}: ${what === "unexpected end of file" ? "ends early: the file is cut off" : what}`;
}
