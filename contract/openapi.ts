import { z } from "zod";
import { channelSchema, countryCode } from "./channel.ts";
import { countryItemSchema, countrySchema } from "./country.ts";
import { type Endpoint, endpoints } from "./endpoints.ts";
import { listMetaSchema, listOf, single, singleMetaSchema } from "./envelope.ts";
import { examples } from "./examples.ts";
import { channelId, episodeId, eventId, listingId, showId } from "./id.ts";
import type { Plan } from "./plan.ts";
import { type ProblemCode, problemSchema, problems } from "./problem.ts";
import {
  channelNextSchema,
  channelNowSchema,
  creditSchema,
  episodeMatchSchema,
  flagsSchema,
  listingSchema,
  nextItemSchema,
  nowItemSchema,
  nowNextSchema,
  slotDetailSchema,
  slotNowSchema,
  slotSchema,
} from "./slot.ts";
import { instant } from "./time.ts";

/**
 * The OpenAPI 3.1 document of the API, made from the schemas that validate its requests and answers, so that it
 * can't drift from them.
 */

type Json = Record<string, unknown>;

/** The revision of the interface specification (§9) that this contract fulfils. */
const revisionLabel = "2026.10.12";

/** The schemas that have a name in the document; elsewhere they are referred to. */
export const named = {
  Channel: channelSchema,
  ChannelId: channelId,
  ChannelNext: channelNextSchema,
  ChannelNow: channelNowSchema,
  Country: countrySchema,
  CountryCode: countryCode,
  CountryItem: countryItemSchema,
  Credit: creditSchema,
  EpisodeId: episodeId,
  EpisodeMatch: episodeMatchSchema,
  EventId: eventId,
  Flags: flagsSchema,
  Instant: instant,
  Listing: listingSchema,
  ListingId: listingId,
  ListMeta: listMetaSchema,
  NextItem: nextItemSchema,
  NowItem: nowItemSchema,
  NowNext: nowNextSchema,
  Problem: problemSchema,
  ShowId: showId,
  SingleMeta: singleMetaSchema,
  Slot: slotSchema,
  SlotDetail: slotDetailSchema,
  SlotNow: slotNowSchema,
} satisfies Record<string, z.ZodType>;

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
  guide: "Guide",
  now: "Guide",
  next: "Guide",
  listings: "Listings",
};

const problemTypes = Object.keys(problems) as ProblemCode[];

/** Problems that a GET can meet whatever its parameters are. */
const alwaysPossible = [400, 401, 403, 405, 413, 429, 500, 503];

/** The whole document, ready for `JSON.stringify`. Throws where an endpoint's answer has no name in it. */
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
    paths: Object.fromEntries(
      Object.entries(endpoints).map(([id, endpoint]) => [endpoint.path, { get: operation(id, endpoint) }]),
    ),
    components: {
      schemas: componentSchemas(all),
      responses: problemResponses(),
      headers: {
        ETag: { description: "A strong validator of `data`, for If-None-Match", schema: { type: "string" } },
      },
      securitySchemes: { key: { type: "http", scheme: "bearer", description: "An API key, nn_live_…" } },
    },
  };
}

function operation(operationId: string, endpoint: Endpoint): Json {
  const statuses =
    Object.keys(endpoint.pathParameters).length > 0 ? [...alwaysPossible, 404] : alwaysPossible;
  return {
    operationId,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    "x-plan": planLabels[endpoint.plan],
    parameters: [
      ...Object.entries(endpoint.pathParameters).map(([name, schema]) => parameter("path", name, schema)),
      ...Object.entries(endpoint.query).map(([name, schema]) => parameter("query", name, schema)),
    ],
    responses: {
      200: {
        description: "OK",
        headers: { ETag: { $ref: "#/components/headers/ETag" } },
        content: { "application/json": { schema: { $ref: refTo(answerName(endpoint)) } } },
      },
      304: { description: "Not modified: If-None-Match named the current ETag" },
      ...Object.fromEntries(
        statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
    },
  };
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

/** The value that a parameter's text stands for: `meta` says it where the text is transformed. */
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

const refTo = (name: string): string => `#/components/schemas/${name}`;

function nameOf(schema: z.ZodType): string {
  const name = Object.entries(named).find(([, each]) => each === schema)?.[0];
  if (!name) throw new Error("a schema of contract/endpoints.ts has no name in contract/openapi.ts");
  return name;
}

const answerName = ({ data, list }: Endpoint): string => `${nameOf(data)}${list ? "List" : "Answer"}`;

function componentSchemas(all: Endpoint[]): Json {
  const answers = new Map(
    all.map((endpoint) => [
      answerName(endpoint),
      endpoint.list ? listOf(endpoint.data) : single(endpoint.data),
    ]),
  );
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of [...Object.entries(named), ...answers]) registry.add(schema, { id });
  // As input: an answer may hold more members than these, which readers ignore.
  const { schemas } = z.toJSONSchema(registry, { io: "input", uri: refTo, override: tidy });
  return Object.fromEntries(
    Object.entries(schemas)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { $id, $schema, ...json }]) => [name, withExample(name, json)]),
  );
}

const withExample = (name: string, json: Json): Json =>
  Object.hasOwn(examples, name) ? { ...json, examples: [examples[name as keyof typeof examples]] } : json;

/** Leaves out what says nothing to a reader: the bounds of safe integers, and the pattern of a known format. */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format) delete jsonSchema.pattern;
}

/** One response a status, which names the codes that it comes with. */
function problemResponses(): Json {
  const byStatus = Map.groupBy(problemTypes, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      `Problem${status}`,
      {
        description: codes.map((code) => `\`${code}\`: ${problems[code].title}`).join("; "),
        content: { "application/problem+json": { schema: { $ref: refTo("Problem") } } },
      },
    ]),
  );
}
