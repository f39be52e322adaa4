import type { z } from "zod";
import type { ParameterError, Refusal } from "./outcome.ts";

/**
 * Parses a query by its schema. Unknown, repeated, empty, missing and malformed parameters are refused by name.
 */
export function readQuery<Shape extends Record<string, z.ZodType>>(
  schema: z.ZodObject<Shape>,
  search: URLSearchParams,
): { values: z.output<z.ZodObject<Shape>> } | Refusal {
  const unknown: string[] = [];
  const malformed: ParameterError[] = [];
  const raw: Record<string, string> = {};
  for (const [name, value] of search) {
    if (!Object.hasOwn(schema.shape, name)) unknown.push(name);
    else if (Object.hasOwn(raw, name)) malformed.push({ param: name, detail: "given only once" });
    else if (value === "") malformed.push({ param: name, detail: "omitted or given a value" });
    else raw[name] = value;
  }
  if (unknown.length > 0)
    return refuseParameters(
      "unknown_parameter",
      unknown.map((param) => ({ param, detail: "not a parameter of this path" })),
    );
  if (malformed.length > 0) return refuseParameters("invalid_parameter", malformed);

  const result = schema.safeParse(raw);
  if (result.success) return { values: result.data };
  const errors = Object.entries(Object.groupBy(result.error.issues, ({ path }) => String(path[0]))).map(
    ([param, issues]) => ({ param, detail: issues?.[0]?.message ?? "" }),
  );
  const missing = errors.filter(({ param }) => !Object.hasOwn(raw, param));
  return missing.length > 0
    ? refuseParameters(
        "missing_parameter",
        missing.map(({ param }) => ({ param, detail: "required" })),
      )
    : refuseParameters("invalid_parameter", errors);
}

/** Refuses parameters or members of a body. Each `detail` completes "… must be …", or "… is …" for other codes. */
export function refuseParameters(code: Refusal["code"], errors: ParameterError[]): Refusal {
  const [first] = errors;
  const verb = code === "invalid_parameter" ? "must be" : "is";
  return {
    code,
    detail: first ? `${shorten(first.param)} ${verb} ${first.detail}` : "",
    errors: errors.slice(0, 20),
  };
}

/** A parameter's name as the client wrote it, shortened. */
const shorten = (name: string): string =>
  name.length > 60 ? `${name.slice(0, 60)}…` : name || "an empty name";
