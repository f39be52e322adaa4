/** What the fuzzer reads from an OpenAPI document, which is all that it knows about the API. */

export type Schema = {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
};

export type Parameter = { name: string; in: "path" | "query" | "header"; required: boolean; schema: Schema };

type Content = Record<string, { schema: Schema }>;
type Response = { content?: Content };

export type Operation = {
  /** As in `GET /channels/{id}`. */
  name: string;
  method: string;
  /** Below the server's base path. */
  path: string;
  /** The index of its plan in `planLabels`. */
  plan: number;
  parameters: Parameter[];
  body: Schema | null;
  responses: Record<string, { pointer: string; content: Content }>;
};

export type ApiDocument = {
  json: object;
  base: string;
  operations: Operation[];
  /** A schema with its reference followed. */
  resolve(schema: Schema): Schema;
};

/** The plans as the document labels them, from the least. */
const planLabels = ["Free key", "Paid plans", "Live and above", "Pro"];

type RawOperation = {
  "x-plan": string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Response & { $ref?: string }>;
};
type RawDocument = {
  servers: { url: string }[];
  paths: Record<string, Record<string, RawOperation>>;
};

/** Reads a document as a client gets it. */
export function readDocument(json: object): ApiDocument {
  const { servers, paths } = json as RawDocument;

  const at = (pointer: string): unknown =>
    pointer
      .split("/")
      .slice(1)
      .reduce<unknown>((value, part) => {
        const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
        return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
      }, json);

  const responseAt = (pointer: string) => {
    const response = at(pointer) as Response & { $ref?: string };
    if (response.$ref === undefined) return { pointer, content: response.content ?? {} };
    const named = response.$ref.slice(1);
    return { pointer: named, content: (at(named) as Response).content ?? {} };
  };

  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]): Operation => {
      const pointer = `/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`;
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        plan: planLabels.indexOf(raw["x-plan"]),
        parameters: raw.parameters,
        body: raw.requestBody?.content["application/json"]?.schema ?? null,
        responses: Object.fromEntries(
          Object.keys(raw.responses).map((status) => [status, responseAt(`${pointer}/responses/${status}`)]),
        ),
      };
    }),
  );

  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : resolve(at(schema.$ref.slice(1)) as Schema);

  return { json, base: servers[0]?.url ?? "", operations, resolve };
}

/** The schema of an answer's `data`, or of its items if that is a list; null if the document has none. */
export function dataSchema({ resolve }: ApiDocument, { responses }: Operation): Schema | null {
  const content = (responses[200] ?? responses[201])?.content["application/json"];
  const data = content && resolve(content.schema).properties?.data;
  if (!data) return null;
  const whole = resolve(data);
  return whole.type === "array" && whole.items ? resolve(whole.items) : whole;
}
