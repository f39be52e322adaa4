import { z } from "zod";
import { instant } from "./instant.ts";
import { plans } from "./plan.ts";

/** What a plan's window left of the listings that were asked for. */
const clippedSchema = z.object({ from: instant, to: instant, plan: z.enum(plans) });

export const listMetaSchema = z.object({
  /** The total that matches; it can exceed the page. */
  count: z.int(),
  /** Cursor for the next page; null when there is none. */
  next: z.string().nullable(),
  took_ms: z.int(),
  /** The zone that a tonight answer was cut in. */
  tz: z.string().optional(),
  /** Present if the plan's window shortened the answer; the header `Nownext-Window` says so too. */
  window: clippedSchema.optional(),
});

export const singleMetaSchema = z.object({
  took_ms: z.int(),
  /** Present if the plan's window shortened the answer; the header `Nownext-Window` says so too. */
  window: clippedSchema.optional(),
  /** The least plan that gets the whole answer, if the key's plan doesn't. */
  plan_required: z.enum(plans).optional(),
});

/** `{ data: [...], meta: { count, next, took_ms } }` */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: listMetaSchema });

/** `{ data: {...}, meta: { took_ms } }` */
export const single = <T extends z.ZodType>(data: T) => z.object({ data, meta: singleMetaSchema });
