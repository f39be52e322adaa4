import { refTo } from "./openapi-schemas.ts";

type Json = Record<string, unknown>;

/** Begins the names of the schemas of what `fields` may cut. */
export const cutPrefix = "Partial";

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Adds to a document's schemas those of the named ones as `fields` may cut them, under `Partial…`: any member but `id`
 * may be missing, also of the objects in it, since `fields` names members of members too. Answers that begin with the
 * prefix then refer to these.
 */
export function addCutSchemas(schemas: Record<string, Json>, names: readonly string[]): Record<string, Json> {
  const all = { ...schemas };
  for (const name of new Set(names)) all[cutPrefix + name] = cut(schemas[name] ?? {}, schemas);
  for (const [name, schema] of Object.entries(schemas))
    if (name.startsWith(cutPrefix)) all[name] = withCutData(schema, names);
  return all;
}

function cut(schema: Json, schemas: Record<string, Json>): Json {
  const { required, examples: _examples, $id: _id, properties, ...rest } = schema;
  if (!isObject(properties)) return schema;
  const kept = Array.isArray(required) ? required.filter((name) => name === "id") : [];
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, cutProperty(property, schemas)]),
    ),
    ...(kept.length > 0 && { required: kept }),
  };
}

function cutProperty(property: unknown, schemas: Record<string, Json>): unknown {
  if (!isObject(property)) return property;
  const target = Object.entries(schemas).find(([name]) => property.$ref === refTo(name))?.[1];
  if (target && isObject(target.properties)) return cut(target, schemas);
  return cut(property, schemas);
}

/** An answer's schema, with its data referring to the cut schemas. */
function withCutData(answer: Json, names: readonly string[]): Json {
  const cutReferences = (text: string, name: string) =>
    text.replaceAll(`"${refTo(name)}"`, `"${refTo(cutPrefix + name)}"`);
  return JSON.parse(names.reduce(cutReferences, JSON.stringify(answer)));
}
