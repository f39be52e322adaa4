import { openApiDocument } from "../../contract/openapi.ts";
import {
  type Operation as ApiOperation,
  type Parameter,
  readDocument,
  type Schema,
} from "../fuzz/document.ts";

/** The API's operations as its OpenAPI document describes them, and values that fit its schemas and that don't. */

/** An operation with its parameters by their place, and its body's schema. */
export type Operation = Pick<ApiOperation, "method" | "path" | "body"> & {
  inPath: Parameter[];
  inQuery: Parameter[];
  inHeader: Parameter[];
};

export function listOperations(): Operation[] {
  const { operations, resolve } = readDocument(JSON.parse(JSON.stringify(openApiDocument())));
  return operations.map(({ method, path, parameters, body }) => {
    const listIn = (place: Parameter["in"]) => parameters.filter((parameter) => parameter.in === place);
    return {
      ...{ method, path, body: body && resolve(body) },
      ...{ inPath: listIn("path"), inQuery: listIn("query"), inHeader: listIn("header") },
    };
  });
}

/** The text of a value that fits a parameter. */
export function fittingText({ name, schema }: Pick<Parameter, "name" | "schema">): string {
  if (name === "to") return "2026-08-23T18:00:00Z";
  if (name === "fields") return "id";
  const example = schema.examples?.[0] ?? schema.items?.examples?.[0] ?? schema.enum?.[0] ?? schema.minimum;
  if (example !== undefined) return String(example);
  if (schema.type === "boolean") return "true";
  return { date: "2026-08-22", "date-time": "2026-08-22T18:00:00Z" }[schema.format ?? ""] ?? "text";
}

const wrongByFormat: Record<string, string[]> = {
  date: ["2026-02-30", "2026-13-01", "20260822", "2026-08-22T00:00:00Z", "1999-12-31", "2068-01-01", "today"],
  "date-time": [
    "2026-08-22",
    "2026-08-22 18:00:00",
    "2026-08-22T18:00:00",
    "2026-08-22T18:00:00+02:00",
    "2026-08-22T25:00:00Z",
    "2026-02-30T00:00:00Z",
    "1999-12-31T23:59:59Z",
    "2068-01-01T00:00:00Z",
    "1787421600",
    "now",
  ],
};

/** Texts that don't fit a query parameter, whichever it is of its kind. */
export function wrongTexts({ name, schema }: Pick<Parameter, "name" | "schema">): string[] {
  const { type, format, minimum = 0, maximum = 0, items, maxLength, pattern } = schema;
  if (type === "integer")
    return [minimum - 1, maximum + 1, `${minimum}.5`, "1e1", "0x1", "abc", " 1", "１", "9".repeat(400)].map(
      String,
    );
  if (type === "boolean") return ["yes", "1", "TRUE", "null"];
  if (type === "array" && items) {
    const fits = fittingText({ name, schema });
    const wrong = wrongTexts({ name, schema: items });
    const many = Array.from({ length: (schema.maxItems ?? 0) + 1 }, () => fits).join(",");
    return [...wrong, ...wrong.map((item) => `${fits},${item}`), `${fits},`, `,${fits}`, many];
  }
  if (format && wrongByFormat[format]) return wrongByFormat[format];
  if (name === "tz") return ["Nowhere/Land", "+02:00", "UTC+2", "../etc/passwd", "Europe/London\u0000"];
  return [
    ...(maxLength ? ["x".repeat(maxLength + 1)] : []),
    ...(pattern || schema.enum ? ["!", "\u0000", "'; drop table slot; --", "x".repeat(300)] : []),
    ...(schema.minLength ? [" ", "a\u0000b", "line\nline"] : []),
  ];
}

/** Members of a body that don't fit its schema: their name, dotted if it is inside one, and their value. */
export function wrongMembers(schema: Schema): { param: string; name: string; value: unknown }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const inner = Object.keys((member.anyOf?.[0] ?? member).properties ?? {});
    return [
      ...wrongValues(member).map((value) => ({ param: name, name, value })),
      ...inner.map((each) => ({ param: `${name}.${each}`, name, value: { [each]: [] } })),
    ];
  });
}

function wrongValues({ type, anyOf, minimum = 0, maximum = 0, maxLength, maxItems = 0 }: Schema): unknown[] {
  if (type === "integer") return ["5", 1.5, [], {}, null, minimum - 1, maximum + 1];
  if (type === "boolean") return ["true", 1, [], null];
  if (type === "array")
    return ["x", {}, null, [], [5], ["x"], Array.from({ length: maxItems + 1 }, () => "x")];
  if (type === "string") return [5, [], {}, true, null, ...(maxLength ? ["x".repeat(maxLength + 1)] : [])];
  return ["x", 5, [], ...(anyOf ? [] : [null])];
}
