import type { z } from "zod";
import { CatalogueError } from "./catalogue-error.ts";
import type { CatalogueFile } from "./draft.ts";

/** Reads a part of a catalogue's JSON. Throws a CatalogueError that names the file, the place and what is wrong. */
export function check<T extends z.ZodType>(
  { origin }: CatalogueFile,
  place: string,
  shape: T,
  item: unknown,
): z.output<T> {
  const read = shape.safeParse(item);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = issue?.path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("");
  throw new CatalogueError(
    `${origin}: ${`${place}${path}`.replace(/^\./, "") || "the file"}: ${issue?.message}`,
  );
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
