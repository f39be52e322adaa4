import { z } from "zod";

export const listMetaSchema = z.object({
  /** The total that matches; it can exceed the page. */
  count: z.int(),
  /** Cursor for the next page; null when there is none. */
  next: z.string().nullable(),
  took_ms: z.int(),
  /** The zone that a tonight answer was cut in. */
  tz: z.string().optional(),
});

export const singleMetaSchema = z.object({ took_ms: z.int() });

/** `{ data: [...], meta: { count, next, took_ms } }` */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: listMetaSchema });

/** `{ data: {...}, meta: { took_ms } }` */
export const single = <T extends z.ZodType>(data: T) => z.object({ data, meta: singleMetaSchema });
