import type { ApiDocument, Operation } from "./document.ts";
import type { Random } from "./random.ts";

export type FuzzKind = "valid" | "near-valid" | "hostile";

/** What an answer must be, if the contract's order of checks decides it. */
export type Expected = { status: number[]; code?: string; param?: string };

export type FuzzRequest = {
  kind: FuzzKind;
  /** What was done to the request, in a few words. */
  what: string;
  /** The operation that it is for; null if there is none. */
  operation: Operation | null;
  method: string;
  /** Path and query as sent over the wire, one byte per character. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer<ArrayBuffer> | null;
  /** Everything sent over the wire, for requests that no client would send; the members above are then only shown. */
  raw: Buffer | null;
  /** Null: whatever the document allows. */
  expected: Expected | null;
};

/** A request for an operation as it is built up. */
export type Parts = {
  path: Record<string, string>;
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  body: unknown;
};

/** What a request is made of. Members of the request itself, if given, take the place of what its parts lead to. */
export type RequestDraft = {
  parts: Parts;
  what: string;
  retarget?: (target: string) => string;
} & Partial<FuzzRequest>;

/** Builds a request for an operation. What a draft leaves out is as in the document. */
export function buildRequest(
  { base }: Pick<ApiDocument, "base">,
  operation: Operation,
  kind: FuzzKind,
  { parts: { path, query, headers, body }, retarget = (target) => target, ...rest }: RequestDraft,
): FuzzRequest {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? ""));
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  const json = body === undefined ? null : Buffer.from(JSON.stringify(body));
  return {
    kind,
    operation,
    method: operation.method,
    target: retarget(`${base}${filled}${search.length > 0 ? `?${search.join("&")}` : ""}`),
    headers: json ? [...headers, ["Content-Type", "application/json"]] : headers,
    body: json,
    raw: null,
    expected: null,
    ...rest,
  };
}

/** API keys that the fuzzer uses. */
export type FuzzKeys = {
  /** Keys of each plan, from the least. */
  ofPlan: readonly (readonly string[])[];
  revoked: string;
  /** Well-formed, but unknown. */
  unknown: string;
};

type BadKey = { what: string; code: string; header(keys: FuzzKeys): string | null };

/** A key of the highest plan. */
export const bestKey = ({ ofPlan }: FuzzKeys): string => ofPlan.at(-1)?.[0] ?? "";

/** What is refused before anything else is checked. */
const badKeys: readonly BadKey[] = [
  { what: "no key", code: "missing_key", header: () => null },
  { what: "another scheme", code: "missing_key", header: () => "Basic bm46bm4=" },
  { what: "nothing after Bearer", code: "missing_key", header: () => "Bearer" },
  {
    what: "two keys in one",
    code: "missing_key",
    header: (keys) => `Bearer ${bestKey(keys)} ${bestKey(keys)}`,
  },
  { what: "a short key", code: "invalid_key", header: () => "Bearer nn_live_short" },
  { what: "a cut key", code: "invalid_key", header: (keys) => `Bearer ${bestKey(keys).slice(0, -1)}` },
  {
    what: "a key in capitals",
    code: "invalid_key",
    header: (keys) => `Bearer ${bestKey(keys).toUpperCase()}`,
  },
  { what: "a key after SQL", code: "invalid_key", header: (keys) => `Bearer '--${bestKey(keys)}` },
  { what: "nobody's key", code: "invalid_key", header: ({ unknown }) => `Bearer ${unknown}` },
  { what: "a revoked key", code: "revoked_key", header: ({ revoked }) => `Bearer ${revoked}` },
];

/** The longest URL that is served, in characters. */
const longestUrl = 4096;

/** Adds some key to a request and works out the expected answer: key, route and method, limits, plan, the rest. */
export function signed(
  request: FuzzRequest,
  { keys, base, random }: { keys: FuzzKeys; base: string; random: Random },
): FuzzRequest {
  if (request.raw || !resolvePath(request.target).startsWith(`${base}/`)) return request;
  const { kind, what, headers } = request;
  if (random.chance(kind === "valid" ? 0.02 : 0.08)) {
    const bad = random.pick(badKeys);
    const value = bad.header(keys);
    return {
      ...request,
      what: `${what}; ${bad.what}`,
      headers: value === null ? headers : [...headers, ["Authorization", value]],
      expected: { status: [401], code: bad.code },
    };
  }
  const plan = random.chance(0.75) ? keys.ofPlan.length - 1 : random.below(keys.ofPlan.length);
  const key = random.pick(keys.ofPlan[plan] ?? []);
  return {
    ...request,
    headers: [...headers, ["Authorization", `Bearer ${key}`]],
    expected: expectAnswer(request, plan),
  };
}

/** The path of a target once its dot segments are resolved. */
export const resolvePath = (target: string): string =>
  URL.canParse(target, "http://localhost") ? new URL(target, "http://localhost").pathname : target;

function expectAnswer({ operation, method, target, expected }: FuzzRequest, plan: number): Expected | null {
  if (!operation) return expected;
  if (operation.method !== method && !(operation.method === "GET" && method === "HEAD")) return expected;
  if (target.length > longestUrl) return { status: [413, 431] };
  // A free key may have no calls left.
  if (plan < operation.plan) return { status: plan === 0 ? [403, 429] : [403] };
  return expected && plan === 0 ? { ...expected, status: [...expected.status, 403, 429] } : expected;
}
