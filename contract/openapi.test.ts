import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { examples } from "./examples.ts";
import { openApiDocument } from "./openapi.ts";
import { named } from "./openapi-schemas.ts";
import { problems } from "./problem.ts";

type Parameter = {
  name: string;
  in: string;
  required: boolean;
  schema: Record<string, unknown>;
  explode?: boolean;
};
type Operation = {
  operationId: string;
  "x-plan": string;
  parameters: Parameter[];
  responses: Record<string, { description?: string; $ref?: string }>;
};
type Document = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, { description: string }> };
};

/** The document as a client reads it. */
const document: Document = JSON.parse(JSON.stringify(openApiDocument()));
const each: [string, Endpoint][] = Object.entries(endpoints);

const findOperation = ({ path, method }: Endpoint): Operation => {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${path} is not in the document`);
  return operation;
};

const findParameter = (endpoint: Endpoint, name: string): Parameter | undefined =>
  findOperation(endpoint).parameters.find((parameter) => parameter.name === name);

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1, of the revision that the specification names", async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe("3.1");
    expect(document.info.version).toBe("2026.10.12");
  });

  it("has every endpoint, and no other", () => {
    const inDocument = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(inDocument.sort()).toEqual(each.map(([, { method, path }]) => `${method} ${path}`).sort());
    for (const [id, endpoint] of each) expect(findOperation(endpoint).operationId).toBe(id);
  });

  it.each(each)("has just the parameters of %s", (_, endpoint) => {
    const inDocument = findOperation(endpoint).parameters.map(({ in: place, name }) => `${place} ${name}`);
    expect(inDocument).toEqual([
      ...Object.keys(endpoint.pathParameters).map((name) => `path ${name}`),
      ...Object.keys(endpoint.query).map((name) => `query ${name}`),
      ...(endpoint.method === "POST" ? ["header Idempotency-Key"] : []),
    ]);
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.pathParameters)).toEqual(inPath);
  });

  it("has a type for every parameter and for the items of every list", () => {
    for (const [, endpoint] of each)
      for (const { schema } of findOperation(endpoint).parameters) {
        expect(["string", "integer", "boolean", "array"]).toContain(schema.type);
        if (schema.type === "array") expect(schema.items).toMatchObject({ type: "string" });
      }
  });

  it("distinguishes numbers, booleans, dates and lists, with their bounds and defaults", () => {
    const { listChannels, getSchedule, getGuide, getCountryTonight } = endpoints;
    expect(findParameter(listChannels, "limit")?.schema).toEqual({
      type: "integer",
      minimum: 1,
      maximum: 500,
      default: 100,
    });
    expect(findParameter(listChannels, "has_logo")?.schema).toEqual({ type: "boolean" });
    expect(findParameter(getCountryTonight, "from_hour")?.schema).toMatchObject({ maximum: 23, default: 19 });
    expect(findParameter(getSchedule, "date")?.schema).toEqual({ type: "string", format: "date" });
    expect(findParameter(getGuide, "from")?.schema).toMatchObject({ type: "string", format: "date-time" });
    expect(findParameter(getGuide, "channels")).toMatchObject({
      required: true,
      explode: false,
      schema: { type: "array", maxItems: 50, items: { pattern: "^ch_[0-9a-z]{10,16}$" } },
    });
  });

  it("shows defaults and examples that each parameter's schema accepts", () => {
    for (const [, endpoint] of each)
      for (const { name, schema } of findOperation(endpoint).parameters) {
        const shown = [schema.default, ...(Array.isArray(schema.examples) ? schema.examples : [])];
        for (const value of shown.filter((value) => value !== undefined))
          expect(
            { ...endpoint.pathParameters, ...endpoint.query }[name]?.safeParse(String(value)).success,
          ).toBe(true);
      }
  });

  it.each(Object.keys(examples) as (keyof typeof examples)[])(
    "shows an example of %s that fits it",
    (name) => {
      expect(named[name].safeParse(examples[name]).error).toBeUndefined();
      expect(document.components.schemas[name]).toHaveProperty("examples", [examples[name]]);
    },
  );

  it("labels each endpoint with its plan as the specification does", () => {
    expect(findOperation(endpoints.getGuide)["x-plan"]).toBe("Free key");
  });

  it("names every problem under its status", () => {
    for (const [code, { status }] of Object.entries(problems))
      expect(document.components.responses[`Problem${status}`]?.description).toContain(`\`${code}\``);
  });

  it("refers to a named schema rather than repeating it", () => {
    const text = JSON.stringify(document);
    const { examples: _, ...flags } = document.components.schemas.Flags as Record<string, unknown>;
    expect(text.split(JSON.stringify(flags)).length - 1).toBe(1);
    expect(text).toContain('"$ref":"#/components/schemas/Flags"');
  });
});
