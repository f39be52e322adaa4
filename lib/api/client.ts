import "server-only";
import type { z } from "zod";
import { siteEnv } from "@/lib/env";
import { ApiError } from "./error";
import { createReader, type Query } from "./reader";

const timeoutMs = 10_000;

let client: ReturnType<typeof createReader> | undefined;

/** The only door to the API, opened at the first read: the build needs no address and no key. */
function reader() {
  if (client) return client;
  const { apiUrl, apiKey } = siteEnv();
  if (!apiKey) throw new ApiError("TVGUIDE_API_KEY is not set", 0);
  client = createReader({ apiUrl, apiKey, timeoutMs });
  return client;
}

export const requestList = <T>(path: string, query: Query, item: z.ZodType<T>) =>
  reader().requestList(path, query, item);

export const requestSingle = <T>(path: string, query: Query, data: z.ZodType<T>) =>
  reader().requestSingle(path, query, data);

export const requestAll = <T>(path: string, item: z.ZodType<T>) => reader().requestAll(path, item);
