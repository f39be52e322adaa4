import { z } from "zod";
import { openApiDocument } from "../../contract/openapi.ts";

/** The API's operations as its OpenAPI document describes them, and values that fit its schemas and that don't. */

const schemaOf = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  examples: z.array(z.unknown()).optional(),
  get items() {
    return schemaOf.optional();
  },
  get properties() {
    return z.record(z.string(), schemaOf).optional();
  },
  get anyOf() {
    return z.array(schemaOf).optional();
  },
  required: z.array(z.string()).optional(),
});

export type Schema = z.infer<typeof schemaOf>;

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(
          z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: schemaOf }),
        ),
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ schema: z.object({ $ref: z.string() }) })) })
          .optional(),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), schemaOf) }),
});

export type Parameter = { name: string; required: boolean; schema: Schema };

export type Operation = {
  method: string;
  /** With `{name}` for a path parameter. */
  path: string;
  inPath: Parameter[];
  inQuery: Parameter[];
  inHeader: Parameter[];
  /** The schema of its body; null if it takes none. */
  body: Schema | null;
};

export function listOperations(): Operation[] {
  const { paths, components } = documentSchema.parse(JSON.parse(JSON.stringify(openApiDocument())));
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]): Operation => {
      const place = (where: string) => parameters.filter((parameter) => parameter.in === where);
      const ref = requestBody?.content["application/json"]?.schema.$ref;
      return {
        method: method.toUpperCase(),
        path,
        inPath: place("path"),
        inQuery: place("query"),
        inHeader: place("header"),
        body: (ref && components.schemas[ref.replace(/^.*\//, "")]) || null,
      };
    }),
  );
}

/** The text of a value that fits a parameter. */
export function fittingText({ name, schema }: Parameter): string {
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
export function wrongTexts({ name, schema }: Parameter): string[] {
  const { type, format, minimum = 0, maximum = 0, items, maxLength, pattern } = schema;
  if (type === "integer")
    return [minimum - 1, maximum + 1, `${minimum}.5`, "1e1", "0x1", "abc", " 1", "１", "9".repeat(400)].map(
      String,
    );
  if (type === "boolean") return ["yes", "1", "TRUE", "null"];
  if (type === "array" && items) {
    const fits = fittingText({ name, required: true, schema });
    const wrong = wrongTexts({ name, required: true, schema: items });
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
