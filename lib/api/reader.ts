import type { z } from "zod";
import type { Unavailable } from "@/lib/shapes";
import { type Meta, readList, readSingle } from "./decode.ts";
import { ApiError, refusalOf } from "./error.ts";

export type Query = Record<string, string | number | undefined>;

type Reply = { status: number; body: unknown };

/** Null for a 404; unavailable for what this key or deployment doesn't have. */
type Answer<T> = { value: T } | Unavailable | null;

type Settings = {
  /** Ends in `/v1`. */
  apiUrl: string;
  apiKey: string;
  timeoutMs: number;
};

/**
 * Reads the API: asks once for an address however many want it at the same time, and decodes. All methods throw an
 * ApiError for an outage or an answer that can't be read.
 */
export function createReader({ apiUrl, apiKey, timeoutMs }: Settings) {
  const underWay = new Map<string, Promise<Reply>>();

  async function ask(url: string): Promise<Reply> {
    try {
      const answer = await fetch(url, {
        headers: {
          accept: "application/json, application/problem+json",
          "accept-encoding": "gzip",
          authorization: `Bearer ${apiKey}`,
        },
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await answer.text();
      return { status: answer.status, body: answer.ok ? JSON.parse(text) : problemOf(text) };
    } catch (cause) {
      throw new ApiError(`the guide service can't be read at ${new URL(url).origin}`, 0, cause);
    }
  }

  function askOnce(url: string): Promise<Reply> {
    const running = underWay.get(url);
    if (running) return running;
    const reply = ask(url).finally(() => underWay.delete(url));
    underWay.set(url, reply);
    return reply;
  }

  async function request<T>(path: string, query: Query, read: (body: unknown) => T): Promise<Answer<T>> {
    const url = new URL(apiUrl + path);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const { status, body } = await askOnce(url.href);
    if (status === 404) return null;
    const unavailable = refusalOf(status, codeOf(body));
    if (unavailable) return { unavailable };
    if (status !== 200) throw new ApiError(`the guide service answered ${status} to ${path}`, status);
    try {
      return { value: read(body) };
    } catch (cause) {
      throw new ApiError(`the guide service's answer to ${path} can't be read`, status, cause);
    }
  }

  /** A list that some keys or deployments don't have. */
  const requestList = <T>(path: string, query: Query, item: z.ZodType<T>) =>
    request(path, query, (body) => readList(body, item));

  /** A single resource that some keys or deployments don't have. */
  const requestSingle = <T>(path: string, query: Query, data: z.ZodType<T>) =>
    request(path, query, (body) => readSingle(body, data));

  /** Every item of a paged list that every deployment must serve, in order. Null for a 404. */
  async function requestAll<T>(path: string, item: z.ZodType<T>): Promise<T[] | null> {
    const items: T[] = [];
    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const answer = await requestList(path, { limit: 500, cursor }, item);
      const page: { items: T[]; meta: Meta } | null = required(answer, path);
      if (page === null) return null;
      items.push(...page.items);
      cursor = page.meta.next ?? undefined;
      if (cursor && seen.has(cursor)) throw new ApiError(`${path} gives the same page again`, 200);
      if (cursor) seen.add(cursor);
    } while (cursor);
    return items;
  }

  return { requestList, requestSingle, requestAll };
}

/** The value of a read that every deployment must serve: a refusal is an outage. Null for a 404. */
export function required<T>(answer: Answer<T>, what: string): T | null {
  if (answer === null) return null;
  if ("unavailable" in answer) throw new ApiError(`${what}: refused (${answer.unavailable})`, 403);
  return answer.value;
}

/** What a refusal says: a problem document, or nothing that can be read. */
function problemOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function codeOf(body: unknown): string | undefined {
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  return typeof code === "string" ? code : undefined;
}
