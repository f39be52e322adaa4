import { gunzipSync } from "node:zlib";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ApiDocument } from "./document.ts";
import { type FuzzRequest, resolvePath } from "./requests.ts";

export type FuzzAnswer = {
  status: number;
  /** By their names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
};

/** What is wrong with an answer, and its JSON if it has any. */
export type CheckedAnswer = { faults: string[]; json: unknown };

/** What no answer may contain, whatever the request. */
const leaks: readonly [what: string, form: RegExp][] = [
  ["a stack", /\n\s+at |node:internal|\.(?:ts|js|mjs):\d+/],
  ["a path", /node_modules|file:\/\/|\/(?:home|root|tmp|work|usr|var)\/\w/],
  [
    "SQL",
    /\b(?:select .+ from|insert into|update \w+ set|delete from) |SQLITE_|SqliteError|syntax error at|relation "/i,
  ],
  [
    "an error of a library",
    /\b(?:kysely|better-sqlite3|ECONN\w+|ENOENT|TypeError|ReferenceError|RangeError|ZodError)\b/,
  ],
  ["a key", /nn_live_[0-9A-Za-z]{36}/],
];

/** Checks answers against a document, and against what the contract says about every answer. */
export function createJudge(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema(document.json, "document");
  const compiled = new Map<string, ValidateFunction>();
  const fits = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer);
    if (known) return known;
    const validate = ajv.compile({ $ref: `document#${encodeURI(pointer)}` });
    compiled.set(pointer, validate);
    return validate;
  };
  /** Where an answer violates the document's schema for it. */
  const misfit = (request: FuzzRequest, { status, headers }: FuzzAnswer, json: unknown): string | null => {
    const type = mediaType(headers);
    const { operation, target } = request;
    const response = operation?.responses[status];
    if (operation && !response?.content[type])
      return `the document has no ${status} of ${type || "no type"} here`;
    if (json === null || (!operation && status < 400)) return null;
    const validate = fits(
      response
        ? `${response.pointer}/content/${type.replaceAll("/", "~1")}/schema`
        : "/components/schemas/Problem",
    );
    if (validate(json)) return null;
    // Members that `fields` leaves out aren't missing.
    const chosen = target.includes("fields=");
    const errors = (validate.errors ?? []).filter(({ keyword }) => !(chosen && keyword === "required"));
    return errors.length === 0 ? null : `doesn't fit its schema: ${ajv.errorsText(errors.slice(0, 3))}`;
  };

  return (request: FuzzRequest, answer: FuzzAnswer): CheckedAnswer => {
    const { status, headers, body } = answer;
    const text = readText(answer);
    const faults = generalFaults(request, answer, text);
    if (request.method === "HEAD" || status === 304) {
      if (body.length > 0) faults.push("a body where there can be none");
      return { faults: [...faults, ...unexpected(request, status, null)], json: null };
    }
    // A client that is too slow may not be reading.
    if (status === 408) return { faults, json: null };
    const type = mediaType(headers);
    const json = type === "application/json" || type === "application/problem+json" ? parse(text) : null;
    const path = resolvePath(request.target);
    if (path.startsWith(`${document.base}/`) && path !== `${document.base}/openapi.json`) {
      if (json !== null || status >= 400) faults.push(...envelopeFaults(status, type, json));
      const unfit = misfit(request, answer, json);
      if (unfit) faults.push(unfit);
    }
    return { faults: [...faults, ...unexpected(request, status, json)], json };
  };
}

const isZipped = ({ headers }: FuzzAnswer): boolean => headers.get("content-encoding") === "gzip";

const readText = (answer: FuzzAnswer): string =>
  (isZipped(answer) && answer.body.length > 0 ? gunzipSync(answer.body) : answer.body).toString();

/** What no answer may do, of whatever kind. */
function generalFaults(request: FuzzRequest, answer: FuzzAnswer, text: string): string[] {
  const { status, headers } = answer;
  const faults: string[] = [];
  const encoding = headers.get("content-encoding");
  if (encoding !== undefined && !isZipped(answer)) faults.push(`encoded as ${encoding}`);
  if (status >= 500) faults.push(`answered ${status}`);
  const all = [...headers].map(([name, value]) => `${name}: ${value}`).join("\n") + text;
  for (const [what, form] of leaks) {
    const found = form.exec(withoutEcho(all, request))?.[0];
    if (found) faults.push(`holds ${what}: ${found}`);
  }
  for (const [name, when] of [
    ["www-authenticate", status === 401],
    ["allow", status === 405],
    ["retry-after", status === 429 || status === 503],
  ] as const)
    if (when && !headers.has(name)) faults.push(`${status} without ${name}`);
  return faults;
}

/** Where an answer of the API's lacks what each of them has. */
function envelopeFaults(status: number, type: string, json: unknown): string[] {
  const faults: string[] = [];
  if (!Number.isInteger(tookMs(json)) || Number(tookMs(json)) < 0) faults.push("no meta.took_ms");
  if (status >= 400 && type !== "application/problem+json") faults.push(`${status} as ${type || "nothing"}`);
  return faults;
}

/** Where an answer differs from what the order of checks requires. */
function unexpected({ expected }: FuzzRequest, status: number, json: unknown): string[] {
  if (!expected) return [];
  const { status: allowed, code, param } = expected;
  if (!allowed.includes(status))
    return [`${status}, not ${allowed.join(" or ")}: ${member(json, "detail") ?? ""}`];
  if (json === null || status !== allowed[0]) return [];
  const faults: string[] = [];
  if (code !== undefined && member(json, "code") !== code)
    faults.push(`${member(json, "code")}, not ${code}`);
  const errors = member(json, "errors");
  const named = Array.isArray(errors) ? errors.map((error) => member(error, "param")) : [];
  if (param !== undefined && !named.includes(param))
    faults.push(`names ${named.join(", ") || "nothing"}, not ${param}`);
  return faults;
}

const mediaType = (headers: FuzzAnswer["headers"]): string =>
  headers.get("content-type")?.split(";")[0] ?? "";

const member = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const tookMs = (json: unknown): unknown => member(member(json, "meta"), "took_ms");

/** Null if it isn't JSON: then it can't have `took_ms` either. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An answer without what it repeats from the request: names of parameters, and the path. */
function withoutEcho(all: string, { target, body }: FuzzRequest): string {
  const [path = "", query = ""] = target.split("?");
  const given = [...new URLSearchParams(query).keys(), path, ...names(body)].filter(
    (text) => text.length > 3,
  );
  return given.reduce(
    (rest, text) => rest.replaceAll(text, "").replaceAll(JSON.stringify(text).slice(1, -1), ""),
    all,
  );
}

function names(body: Buffer | null): string[] {
  const json = body && parse(body.toString());
  return json && typeof json === "object" ? Object.keys(json) : [];
}
