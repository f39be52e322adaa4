import type { z } from "zod";
import type { Plan } from "./plan.ts";
import type { Span } from "./zone.ts";

type Shape = Record<string, z.ZodType>;

/** The values of a request's path and query, as the endpoint's schemas parse them. */
export type Values<Path extends Shape, Query extends Shape> = z.output<z.ZodObject<Path>> &
  z.output<z.ZodObject<Query>>;

/** The period whose listings a request asks for, and the zone in which it counts days. */
export type Reach = Span & { zone: string };

export type Endpoint<
  Path extends Shape = Shape,
  Query extends Shape = Shape,
  Data extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below `/v1`, with `{name}` for a path parameter. */
  path: string;
  summary: string;
  /** The least plan that may call it. */
  plan: Plan;
  /** The least plan that gets the whole answer; the same as `plan` if absent. */
  fullPlan?: Plan;
  /** Path parameters: one that doesn't fit its schema names no resource, so it is a 404. */
  pathParameters: Path;
  /** Query parameters. Names that aren't here are refused. */
  query: Query;
  /** The JSON body that it takes; null if it takes none. */
  body: Body | null;
  /** The status of a successful answer. */
  status: 200 | 201;
  /** What the answer is; the envelope is JSON. */
  media: "application/json" | "application/xml";
  /** The schema of a resource's `data`, or of an item of a list's; of the text if the answer isn't JSON. */
  data: Data;
  list: boolean;
  /**
   * The listings that a plan's window must cover; `now` is in epoch seconds. Absent if no plan limits the endpoint, null
   * if the values contradict each other, which the endpoint itself refuses.
   */
  reach?(values: Values<Path, Query>, now: number): Reach | null;
  /** Whether a plan's window may shorten its answer, which then says so. */
  clips?: true;
};

type Defaults = "method" | "body" | "status" | "media";

/** An endpoint of the contract: a GET that answers 200 with JSON unless it says otherwise. */
export const endpoint = <
  Path extends Shape,
  Query extends Shape,
  Data extends z.ZodType,
  const List extends boolean,
  Body extends z.ZodType = z.ZodNever,
>(
  definition: Omit<Endpoint<Path, Query, Data, Body>, Defaults> &
    Partial<Pick<Endpoint<Path, Query, Data, Body>, Defaults>> & { list: List },
): Endpoint<Path, Query, Data, Body> & { list: List } => ({
  method: "GET",
  body: null,
  status: 200,
  media: "application/json",
  ...definition,
});
