import "server-only";
import type { z } from "zod";
import { siteEnv } from "@/lib/env";
import type { Unavailable } from "@/lib/shapes";
import { type Meta, readList, readSingle } from "./decode";
import { ApiError, refusalOf } from "./error";

type Query = Record<string, string | number | undefined>;

type Reply = { status: number; body: unknown };

const timeoutMs = 10_000;

const underWay = new Map<string, Promise<Reply>>();

async function ask(url: string): Promise<Reply> {
  const { apiKey } = siteEnv();
  if (!apiKey) throw new ApiError("TVGUIDE_API_KEY is not set", 0);
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

function problemOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Asks once for an address, however many ask for it at the same time. */
function askOnce(url: string): Promise<Reply> {
  const running = underWay.get(url);
  if (running) return running;
  const reply = ask(url).finally(() => underWay.delete(url));
  underWay.set(url, reply);
  return reply;
}

function addressOf(path: string, query: Query): string {
  const url = new URL(siteEnv().apiUrl + path);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

const codeOf = (body: unknown): string | undefined => {
  const code = (body as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : undefined;
};

/**
 * Asks the API and reads its answer: null for a 404, `Unavailable` for what this key or deployment doesn't have.
 * Throws an ApiError for anything else.
 */
async function request<T>(
  path: string,
  query: Query,
  read: (body: unknown) => T,
): Promise<{ value: T } | Unavailable | null> {
  const { status, body } = await askOnce(addressOf(path, query));
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

/** A list that some keys or deployments don't have. Null for a 404. */
export const requestList = <T>(path: string, query: Query, item: z.ZodType<T>) =>
  request(path, query, (body) => readList(body, item));

/** A single resource that some keys or deployments don't have. Null for a 404. */
export const requestSingle = <T>(path: string, query: Query, data: z.ZodType<T>) =>
  request(path, query, (body) => readSingle(body, data));

/** The value of a read that every deployment must serve: a refusal is an outage. Null for a 404. */
export function required<T>(answer: { value: T } | Unavailable | null, what: string): T | null {
  if (answer === null) return null;
  if ("unavailable" in answer) throw new ApiError(`${what}: refused (${answer.unavailable})`, 403);
  return answer.value;
}

/** Every item of a paged list, in order. Null for a 404. */
export async function requestAll<T>(path: string, item: z.ZodType<T>): Promise<T[] | null> {
  const items: T[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const page: { items: T[]; meta: Meta } | null = required(
      await requestList(path, { limit: 500, cursor }, item),
      path,
    );
    if (page === null) return null;
    items.push(...page.items);
    cursor = page.meta.next ?? undefined;
    if (cursor && seen.has(cursor)) throw new ApiError(`${path} gives the same page again`, 200);
    if (cursor) seen.add(cursor);
  } while (cursor);
  return items;
}
