import { basename, dirname, resolve } from "node:path";
import { defaultLimits, type IngestInput, openInput } from "./input.ts";
import { IngestError } from "./summary.ts";

/** A file or an address. */
type FileOrAddress = Extract<IngestInput, { kind: "file" | "url" }>;

/** A kind of import's own error. */
export type ImportFailure = new (message: string, options?: { cause: unknown }) => Error;

/** Reads a small file or address as a whole, unpacked. Throws an IngestError if it can't, or if it is larger. */
export async function readWhole(place: FileOrAddress, mostBytes: number): Promise<string> {
  const opened = await openInput(place, { limits: { ...defaultLimits, unpackedBytes: mostBytes } });
  const chunks: Buffer[] = [];
  for await (const chunk of opened?.chunks ?? []) chunks.push(chunk);
  return new TextDecoder("utf-8").decode(Buffer.concat(chunks));
}

/**
 * Reads what an operator imports, and names it, so that importing it again replaces it: its address, or the last two
 * parts of its path without `.gz`. Throws an error of the import's own kind that names the file.
 */
export async function readImport(
  place: FileOrAddress,
  mostBytes: number,
  Failure: ImportFailure,
): Promise<{ name: string; text: string }> {
  const location = place.kind === "url" ? place.url : place.path;
  const path = resolve(location);
  const lastParts = `${basename(dirname(path))}/${basename(path)}`;
  const name = place.kind === "url" ? location : lastParts.replace(/\.gz$/i, "");
  try {
    return { name, text: await readWhole(place, mostBytes) };
  } catch (cause) {
    if (!(cause instanceof IngestError)) throw cause;
    const { message } = cause;
    throw new Failure(message.startsWith(location) ? message : `${location}: ${message}`, { cause });
  }
}
