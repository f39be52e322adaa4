import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { listOf, single } from "./envelope.ts";
import { examples } from "./examples.ts";
import { addCutSchemas, cutPrefix } from "./openapi-fields.ts";
import { named, refTo } from "./openapi-schemas.ts";
import { webhookCalls } from "./openapi-webhooks.ts";
import type { Plan } from "./plan.ts";
import { type ProblemCode, problems } from "./problem.ts";

/**
 * The OpenAPI 3.1 document of the API, built from the schemas that validate its requests and answers, so that it
 * can't drift from them.
 */

type Json = Record<string, unknown>;

/** The revision of the interface specification (§9) that this contract fulfils. */
const revisionLabel = "2026.10.12";

/** Plans as the specification (§5) labels them. */
const planLabels: Record<Plan, string> = {
  free: "Free key",
  plus: "Paid plans",
  live: "Live and above",
  pro: "Pro",
};

/** The heading of an endpoint, by the first segment of its path. */
const tags: Record<string, string> = {
  channels: "Channels",
  countries: "Countries",
  lineups: "Channels",
  guide: "Guide",
  now: "Guide",
  next: "Guide",
  search: "Listings",
  listings: "Listings",
  shows: "Shows",
  episodes: "Shows",
  "export.xmltv": "Listings",
  events: "Sport",
  sports: "Sport",
  leagues: "Sport",
  webhooks: "Webhooks",
};

const problemTypes = Object.keys(problems) as ProblemCode[];

/** Problems that any request can get. */
const alwaysPossible = [400, 401, 403, 405, 413, 429, 500, 503];

/** The headers that tell a client its limits (IETF draft-ietf-httpapi-ratelimit-headers). */
const rateLimitHeaders = {
  "RateLimit-Policy": "The key's limits: `q` calls in `w` seconds",
  RateLimit: "What is left of the day: `r` calls, for `t` seconds",
};

/** The whole document, ready for `JSON.stringify`. Throws if the schema of an endpoint's answer has no name. */
export function openApiDocument(): object {
  const all: Endpoint[] = Object.values(endpoints);
  const used = all.map(tagOf);
  return {
    openapi: "3.1.1",
    info: {
      title: "now|next guide service",
      version: revisionLabel,
      description:
        "TV listings by channel, country and time. All times are UTC. Every answer is an envelope of `data` and `meta`; every failure is a problem (RFC 9457).",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/v1" }],
    security: [{ key: [] }],
    tags: [...new Set(Object.values(tags))].filter((name) => used.includes(name)).map((name) => ({ name })),
    paths: paths(),
    webhooks: webhookCalls(),
    components: {
      schemas: componentSchemas(all),
      responses: problemResponses(),
      headers: {
        Allow: { description: "The methods that the path has", schema: { type: "string" } },
        "Retry-After": { description: "Seconds to wait before the next try", schema: { type: "string" } },
        "WWW-Authenticate": { description: "How to send a key: `Bearer`", schema: { type: "string" } },
        "Nownext-Window": {
          description:
            "The listings that the key's plan includes, as START/STOP, if the answer was shortened to them",
          schema: { type: "string" },
        },
        ETag: { description: "A strong validator of `data`, for If-None-Match", schema: { type: "string" } },
        Location: { description: "The address of what was created", schema: { type: "string" } },
        ...Object.fromEntries(
          Object.entries(rateLimitHeaders).map(([name, description]) => [
            name,
            { description, schema: { type: "string" } },
          ]),
        ),
      },
      securitySchemes: { key: { type: "http", scheme: "bearer", description: "An API key, nn_live_…" } },
    },
  };
}

function paths(): Json {
  const byPath = Map.groupBy(Object.entries<Endpoint>(endpoints), ([, { path }]) => path);
  return Object.fromEntries(
    [...byPath].map(([path, those]) => [
      path,
      Object.fromEntries(
        those.map(([id, endpoint]) => [endpoint.method.toLowerCase(), operation(id, endpoint)]),
      ),
    ]),
  );
}

function operation(operationId: string, endpoint: Endpoint): Json {
  const { method, body } = endpoint;
  return {
    operationId,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    "x-plan": planLabels[endpoint.plan],
    parameters: [
      ...Object.entries(endpoint.pathParameters).map(([name, schema]) => parameter("path", name, schema)),
      ...Object.entries(endpoint.query).map(([name, schema]) => parameter("query", name, schema)),
      ...(method === "POST" ? [idempotencyKey] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: { $ref: refTo(findName(body)) } } },
      },
    }),
    responses: {
      [endpoint.status]: {
        description: endpoint.status === 201 ? "Created" : "OK",
        headers: headers(
          ...(method === "GET" ? ["ETag"] : endpoint.status === 201 ? ["Location"] : []),
          ...(endpoint.clips ? ["Nownext-Window"] : []),
          ...Object.keys(rateLimitHeaders),
        ),
        content: {
          [endpoint.media]: {
            schema: isEnvelope(endpoint) ? { $ref: refTo(answerName(endpoint)) } : { type: "string" },
          },
        },
      },
      ...(method === "GET" && { 304: { description: "Not modified: If-None-Match named the current ETag" } }),
      ...Object.fromEntries(
        problemStatuses(endpoint).map((status) => [
          status,
          { $ref: `#/components/responses/Problem${status}` },
        ]),
      ),
    },
  };
}

const headers = (...names: string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The headers of a problem that tell a client what to do next, by status. */
const problemHeaders: Record<string, string[]> = {
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  429: ["Retry-After"],
  503: ["Retry-After"],
};

const idempotencyKey: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "A request sent again with the same key and body within 24 hours is answered the same",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

function problemStatuses({ method, body, pathParameters, query }: Endpoint): number[] {
  const statuses = [...alwaysPossible];
  if (Object.keys(pathParameters).length > 0 || "channels" in query) statuses.push(404);
  if (method === "POST") statuses.push(409);
  if (method !== "GET") statuses.push(415);
  if (body) statuses.push(422);
  return statuses.sort((a, b) => a - b);
}

const tagOf = ({ path }: Endpoint): string => tags[path.split("/")[1] ?? ""] ?? "Other";

function parameter(place: "path" | "query", name: string, schema: z.ZodType): Json {
  const { description, ...form } = parameterSchema(schema);
  return {
    name,
    in: place,
    required: place === "path" || !schema.safeParse(undefined).success,
    ...(description === undefined ? {} : { description }),
    schema: form,
    ...(form.type === "array" && { style: "form", explode: false }),
  };
}

/** The schema of a parameter's value; `meta` describes it if the text is transformed. */
function parameterSchema(schema: z.ZodType): Json {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    unrepresentable: "any",
    override: (context) => {
      tidy(context);
      const { item } = context.jsonSchema;
      if (!(item instanceof z.ZodType)) return;
      delete context.jsonSchema.item;
      context.jsonSchema.items = parameterSchema(item);
    },
  });
  return json;
}

function findName(schema: z.ZodType): string {
  const name = Object.entries(named).find(([, each]) => each === schema)?.[0];
  if (!name) throw new Error("a schema of contract/endpoints.ts has no name in contract/openapi-schemas.ts");
  return name;
}

const isEnvelope = ({ media }: Endpoint): boolean => media === "application/json";

const answerName = ({ data, list, query }: Endpoint): string =>
  `${"fields" in query ? cutPrefix : ""}${findName(data)}${list ? "List" : "Answer"}`;

function componentSchemas(all: Endpoint[]): Json {
  const inEnvelope = all.filter(isEnvelope);
  const answers = new Map(
    inEnvelope.map((endpoint) => [
      answerName(endpoint),
      endpoint.list ? listOf(endpoint.data) : single(endpoint.data),
    ]),
  );
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of [...Object.entries(named), ...answers]) registry.add(schema, { id });
  // As input: an answer may have more members than these, which readers ignore.
  const { schemas } = z.toJSONSchema(registry, { io: "input", uri: refTo, override: tidy });
  const cuttable = inEnvelope.filter(({ query }) => "fields" in query).map(({ data }) => findName(data));
  return Object.fromEntries(
    Object.entries(addCutSchemas(schemas, cuttable))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { $id, $schema, ...json }]) => [name, withExample(name, json)]),
  );
}

const withExample = (name: string, json: Json): Json =>
  Object.hasOwn(examples, name) ? { ...json, examples: [examples[name as keyof typeof examples]] } : json;

/** Removes what is of no use to a reader: the bounds of safe integers, and the pattern of a known format. */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format) delete jsonSchema.pattern;
}

/** One response per status, which names its codes. */
function problemResponses(): Json {
  const byStatus = Map.groupBy(problemTypes, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      `Problem${status}`,
      {
        description: codes.map((code) => `\`${code}\`: ${problems[code].title}`).join("; "),
        ...(status in problemHeaders && { headers: headers(...(problemHeaders[status] ?? [])) }),
        content: { "application/problem+json": { schema: { $ref: refTo("Problem") } } },
      },
    ]),
  );
}
