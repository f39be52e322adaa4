import type { Endpoint } from "@/contract/endpoint.ts";
import { endpoints } from "@/contract/endpoints.ts";
import { isUnavailable, type Unavailable } from "@/lib/shapes";
import { type Data, decodeList, decoderOf, decodeSingle, type Listed } from "./decode.ts";
import { ApiError, refusalReason } from "./error.ts";

type Endpoints = typeof endpoints;

/** The endpoints that answer one resource, and those that answer a list. */
export type SingleName = {
  [Name in keyof Endpoints]: Endpoints[Name]["list"] extends true ? never : Name;
}[keyof Endpoints];
export type ListName = Exclude<keyof Endpoints, SingleName>;

/** An endpoint's path parameters, and any of its query parameters. */
export type ReadParameters<Name extends keyof Endpoints> = Record<
  keyof Endpoints[Name]["pathParameters"],
  string
> &
  Partial<Record<keyof Endpoints[Name]["query"], string | number>>;

type Reply = { status: number; body: unknown };

/** Null for a 404; unavailable for what this key or deployment doesn't have. */
type Answer<T> = T | Unavailable | null;

type Settings = {
  /** Ends in `/v1`. */
  apiUrl: string;
  apiKey: string;
  timeoutMs: number;
};

/**
 * Reads the API. Calls for the same address at the same time share one request. All methods throw an ApiError after an
 * outage, or for an answer that can't be read.
 */
export function createReader({ apiUrl, apiKey, timeoutMs }: Settings) {
  const pending = new Map<string, Promise<Reply>>();

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
      return { status: answer.status, body: answer.ok ? JSON.parse(text) : parseProblem(text) };
    } catch (cause) {
      throw new ApiError(`the guide service can't be read at ${new URL(url).origin}`, 0, cause);
    }
  }

  function askOnce(url: string): Promise<Reply> {
    const running = pending.get(url);
    if (running) return running;
    const reply = ask(url).finally(() => pending.delete(url));
    pending.set(url, reply);
    return reply;
  }

  async function request<T>(
    name: keyof Endpoints,
    parameters: Record<string, string | number | undefined>,
    decode: (body: unknown) => T,
  ): Promise<Answer<T>> {
    const path = requestPath(endpoints[name], parameters);
    const { status, body } = await askOnce(apiUrl + path);
    if (status === 404) return null;
    const unavailable = refusalReason(status, body);
    if (unavailable) return { unavailable };
    if (status !== 200) throw new ApiError(`the guide service answered ${status} to ${path}`, status);
    try {
      return decode(body);
    } catch (cause) {
      throw new ApiError(`the guide service's answer to ${path} can't be read`, status, cause);
    }
  }

  /** A list, or the first page of it. */
  const requestList = <Name extends ListName>(
    name: Name,
    parameters: ReadParameters<Name>,
  ): Promise<Answer<Listed<Data<Name>>>> =>
    request(name, parameters, (body) => decodeList(body, decoderOf(name)));

  /** A single resource. */
  const requestSingle = <Name extends SingleName>(
    name: Name,
    parameters: ReadParameters<Name>,
  ): Promise<Answer<Data<Name>>> => request(name, parameters, (body) => decodeSingle(body, decoderOf(name)));

  /** Every item of a paged list, in order. */
  async function requestAll<Name extends ListName>(
    name: Name,
    parameters: ReadParameters<Name>,
  ): Promise<Answer<Data<Name>[]>> {
    const items: Data<Name>[] = [];
    const seen = new Set<string>();
    let cursor: string | null = null;
    do {
      const page: Answer<Listed<Data<Name>>> = await requestList(name, {
        ...parameters,
        limit: 500,
        ...(cursor === null ? {} : { cursor }),
      });
      if (page === null || isUnavailable(page)) return page;
      items.push(...page.items);
      cursor = page.next;
      if (cursor && seen.has(cursor)) throw new ApiError(`${name} answers the same page again`, 200);
      if (cursor) seen.add(cursor);
    } while (cursor);
    return items;
  }

  return { requestList, requestSingle, requestAll };
}

/** The path and query of a request; parameters that are undefined are left out. */
function requestPath(
  { path, pathParameters }: Pick<Endpoint, "path" | "pathParameters">,
  parameters: Record<string, string | number | undefined>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && !(name in pathParameters)) query.set(name, String(value));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(parameters[name] ?? ""));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** The problem document of a refusal; null if it can't be read. */
function parseProblem(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
