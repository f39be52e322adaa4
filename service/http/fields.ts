import { z } from "zod";

/**
 * The `fields` parameter selects members of an answer, dotted for nested ones. The names come from the answer's
 * schema, so they can't drift from it.
 */

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap())
    : schema;
}

/** Lists the names that `fields` may hold for a schema: `title`, `episode`, `episode.season` … */
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

/** Picks the chosen fields and the id, in the value's own order. */
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

/** Picks the chosen fields of a JSON object's text; returns the text itself if none are chosen. */
export function pickText(text: string, fields: readonly string[] | undefined): string {
  if (!fields) return text;
  const value: unknown = JSON.parse(text);
  return isMembers(value) ? JSON.stringify(pickFields(value, fields)) : text;
}
