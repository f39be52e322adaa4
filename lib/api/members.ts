import { z } from "zod";

/** What readers of the API's answers are made of: see decode.ts. */

type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Nulls mean absence everywhere, so that one rule reads both. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([name, member]) => [name, withoutNulls(member)]),
  );
}

/** An http(s) address, or nothing: what a page may link to or load. */
export function httpUrl(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  const url = URL.parse(text);
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : undefined;
}

export const maybe = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
export const text = z.string().min(1);
export const url = z.unknown().optional().transform(httpUrl);
export const words = z.preprocess(
  (value) => (typeof value === "string" ? [value] : value),
  z.array(z.string()).catch([]).default([]),
);
export const epoch = z.string().transform((iso, context) => {
  const ms = Date.parse(iso);
  if (!Number.isNaN(ms)) return Math.floor(ms / 1000);
  context.addIssue("not a date-time");
  return z.NEVER;
});
