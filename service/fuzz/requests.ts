import type { Operation } from "./document.ts";
import type { Random } from "./random.ts";

export type FuzzKind = "valid" | "near-valid" | "hostile";

/** What an answer must be, where the contract's order of checks decides it. */
export type Expected = { status: number[]; code?: string; param?: string };

export type FuzzRequest = {
  kind: FuzzKind;
  /** What was done, in a few words. */
  what: string;
  /** The operation that it is for; null where there is none. */
  operation: Operation | null;
  method: string;
  /** Path and query as they go onto the wire, one byte a character. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer<ArrayBuffer> | null;
  /** All that goes onto the wire, where no client would send the like; the members above are then for show. */
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

/** A request of parts, which `base` is the path of. What isn't told is as the document has it. */
export function buildRequest(
  base: string,
  operation: Operation,
  { path, query, headers, body }: Parts,
  rest: Pick<FuzzRequest, "kind" | "what" | "expected"> & Partial<FuzzRequest>,
): FuzzRequest {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? ""));
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  const json = body === undefined ? null : Buffer.from(JSON.stringify(body));
  return {
    operation,
    method: operation.method,
    target: `${base}${filled}${search.length > 0 ? `?${search.join("&")}` : ""}`,
    headers: json ? [...headers, ["Content-Type", "application/json"]] : headers,
    body: json,
    raw: null,
    ...rest,
  };
}

/** API keys that a fuzz asks with. */
export type FuzzKeys = {
  /** Those of each plan, from the least. */
  ofPlan: readonly (readonly string[])[];
  revoked: string;
  /** Of a key's form, and nobody's. */
  unknown: string;
};

type BadKey = { what: string; code: string; header(keys: FuzzKeys): string | null };

/** A key of the highest plan. */
export const bestKey = ({ ofPlan }: FuzzKeys): string => ofPlan.at(-1)?.[0] ?? "";

/** What is refused before anything else is looked at. */
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

/** Signs a request with some key, and works out what must come of it: key, route and method, limits, plan, the rest. */
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

/** The path that a target comes to once its dots are followed. */
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
