import type { Kysely } from "kysely";
import { z } from "zod";
import type { Endpoint, Values } from "../../contract/endpoint.ts";
import type { Database } from "../store/schema.ts";
import { parseBody } from "./body.ts";
import type { Cursors, Keyset } from "./cursor.ts";
import { invalid, isRefusal, notFound, type Outcome, type Refusal } from "./outcome.ts";
import { readQuery } from "./parameters.ts";
import { invalidCursor } from "./route.ts";

type Shape = Record<string, z.ZodType>;

/** What an action needs besides its parameters. */
export type ActionContext = {
  /** Epoch seconds. */
  now: number;
  /** The account of the key. */
  owner: string;
  /** Carries out the request's changes in one transaction, and only once if the request is repeated. */
  write(work: (trx: Kysely<Database>) => Promise<Outcome>): Promise<Outcome>;
  /** The key that the request's cursor continues from; null without a cursor. */
  after: Keyset | null;
  /** A cursor that continues after a key. */
  seal(key: Keyset): string;
};

/** The same before the request's cursor is read. */
export type ActionCircumstances = Omit<ActionContext, "after" | "seal"> & { cursors: Cursors };

type RawRequest = { path: Record<string, string>; search: URLSearchParams; text: string };

/** Answers an endpoint whose data belongs to one account, and which may change it. */
export type Action = {
  endpoint: Endpoint;
  read(request: RawRequest): { run(context: ActionCircumstances): Promise<Outcome> } | Refusal;
};

/** Binds an endpoint of the contract to its handler, which gets parameters and body parsed and typed. */
export function action<
  Path extends Shape,
  Query extends Shape,
  Data extends z.ZodType,
  Body extends z.ZodType,
>(
  endpoint: Endpoint<Path, Query, Data, Body>,
  handle: (
    parameters: Values<Path, Query> & { body: z.output<Body> },
    context: ActionContext,
  ) => Promise<Outcome>,
): Action {
  const pathSchema = z.object(endpoint.pathParameters);
  const querySchema = z.object(endpoint.query);

  const readOptionalBody = (text: string): { value: z.output<Body> } | Refusal => {
    if (endpoint.body) return parseBody(endpoint.body, text);
    return text === ""
      ? { value: undefined as z.output<Body> }
      : invalid({ param: "body", detail: "left out" });
  };

  return {
    endpoint,
    read({ path, search, text }) {
      const query = readQuery(querySchema, search);
      if (isRefusal(query)) return query;
      const body = readOptionalBody(text);
      if (isRefusal(body)) return body;
      const resource = pathSchema.safeParse(path);
      if (!resource.success) return notFound("there is no such resource");
      const { cursor }: Record<string, unknown> = query.values;
      return {
        async run({ cursors, ...context }) {
          const list = `${endpoint.path} ${JSON.stringify(resource.data)} ${context.owner}`;
          const after = typeof cursor === "string" ? cursors.open(list, cursor) : null;
          if (typeof cursor === "string" && !after) return invalidCursor;
          const seal = (key: Keyset) => cursors.seal(list, key);
          return handle({ ...resource.data, ...query.values, body: body.value }, { ...context, after, seal });
        },
      };
    },
  };
}
