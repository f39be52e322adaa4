import { z } from "zod";
import type { Endpoint, Reach, Values } from "../../contract/endpoint.ts";
import type { Span } from "../../contract/zone.ts";
import type { Cursors, Keyset } from "./cursor.ts";
import { fieldNames } from "./fields.ts";
import { invalid, isRefusal, notFound, type Outcome, type Refusal } from "./outcome.ts";
import { takePage } from "./paging.ts";
import { readQuery } from "./parameters.ts";

type Shape = Record<string, z.ZodType>;

type Page<T> = { items: T[]; list: { count: number; next: string | null } };

/** What an answer depends on besides the request and the data. */
export type Circumstances = {
  /** Epoch seconds. */
  now: number;
  /** The span of listings that the key's plan includes, by a zone's days; null: all. */
  window(zone: string): Span | null;
  /** Whether the key's plan gets the whole answer; see the endpoint's `fullPlan`. */
  isFull: boolean;
};

/** What a handler needs besides its parameters. */
export type RouteContext = Circumstances & {
  /** The requested page of a list that is sorted by the key. */
  page<T>(sorted: readonly T[], keyOf: (item: T) => Keyset, limit: number): Page<T>;
  /** The key that the request's cursor continues from; null without a cursor. For lists that the store pages. */
  after: Keyset | null;
  /** A cursor that continues after a key. */
  seal(key: Keyset): string;
};

/** A request whose parameters fit its endpoint. */
export type ReadRequest<Result = Outcome> = {
  /** The same text for equivalent requests. */
  canonical: string;
  /** The listings that it asks for; null if no plan limits them. */
  reach(now: number): Reach | null;
  answer(context: Circumstances & { cursors: Cursors }): Result | Refusal | Promise<Result | Refusal>;
};

export type Route<Result = Outcome> = {
  endpoint: Endpoint;
  read(path: Record<string, string>, search: URLSearchParams): ReadRequest<Result> | Refusal;
};

/** Binds an endpoint of the contract to its handler, which gets its parameters parsed and typed. */
export function route<Path extends Shape, Query extends Shape, Data extends z.ZodType, Result = Outcome>(
  endpoint: Endpoint<Path, Query, Data>,
  handle: (
    parameters: Values<Path, Query>,
    context: RouteContext,
  ) => Result | Refusal | Promise<Result | Refusal>,
): Route<Result> {
  const pathSchema = z.object(endpoint.pathParameters);
  const querySchema = z.object(endpoint.query);
  const known = fieldNames(endpoint.data);

  return {
    endpoint,
    read(path, search) {
      const query = readQuery(querySchema, search);
      if (isRefusal(query)) return query;
      const { limit: _limit, cursor, fields, ...filters }: Record<string, unknown> = query.values;
      if (Array.isArray(fields)) {
        const strange = fields.find((name) => !known.has(name));
        if (strange)
          return invalid({
            param: "fields",
            detail: `a list of this answer's fields, which ${strange} isn't`,
          });
      }
      const resource = pathSchema.safeParse(path);
      if (!resource.success) return notFound("there is no such resource");

      const values = { ...resource.data, ...query.values };
      const list = `${endpoint.path} ${JSON.stringify([resource.data, filters, fields])}`;
      return {
        canonical: `${endpoint.path} ${JSON.stringify([resource.data, query.values])}`,
        reach: (now) => endpoint.reach?.(values, now) ?? null,
        answer({ now, window, isFull, cursors }) {
          const after = typeof cursor === "string" ? cursors.open(list, cursor) : null;
          if (typeof cursor === "string" && !after) return invalidCursor;
          const seal = (key: Keyset) => cursors.seal(list, key);
          return handle(values, {
            now,
            window,
            isFull,
            after,
            seal,
            page(sorted, keyOf, limit) {
              const { items, last } = takePage(sorted, { keyOf, after, limit });
              return { items, list: { count: sorted.length, next: last && seal(last) } };
            },
          });
        },
      };
    },
  };
}

/** Refuses a cursor that this list didn't issue, or whose position is gone. */
export const invalidCursor: Refusal = {
  code: "invalid_cursor",
  detail: "cursor must be the last page's meta.next, with the same filters, within 24 hours",
  errors: [{ param: "cursor", detail: "the last page's meta.next, with the same filters, within 24 hours" }],
};
