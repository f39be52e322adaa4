import { z } from "zod";

/**
 * The `fields` parameter: a choice of an answer's members, dotted for members of members. The names come from
 * the schema of the answer, so that they can't drift from it.
 */

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap())
    : schema;
}

/** Every name that `fields` may hold for answers of a schema: `title`, `episode`, `episode.season` … */
export function fieldNames(schema: z.ZodType): Set<string> {
  const names = new Set<string>();
  const object = unwrap(schema);
  if (!(object instanceof z.ZodObject)) return names;
  for (const [name, member] of Object.entries(object.shape)) {
    names.add(name);
    const inner = unwrap(member);
    if (inner instanceof z.ZodObject) for (const key of Object.keys(inner.shape)) names.add(`${name}.${key}`);
  }
  return names;
}

type Members = Record<string, unknown>;

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value with its chosen fields and its id, in the value's own order. */
export function pickFields(value: Members, fields: readonly string[]): Members {
  const picked: Members = {};
  for (const [name, member] of Object.entries(value)) {
    if (name === "id" || fields.includes(name)) picked[name] = member;
    else if (isMembers(member)) {
      const inner = Object.entries(member).filter(([key]) => fields.includes(`${name}.${key}`));
      if (inner.length > 0) picked[name] = Object.fromEntries(inner);
    }
  }
  return picked;
}

/** JSON text of an answer's object with its chosen fields alone; the text as it is where none are chosen. */
export function pickText(text: string, fields: readonly string[] | undefined): string {
  if (!fields) return text;
  const value: unknown = JSON.parse(text);
  return isMembers(value) ? JSON.stringify(pickFields(value, fields)) : text;
}
