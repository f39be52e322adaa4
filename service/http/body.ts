import type { z } from "zod";
import { invalid, isRefusal, type ParameterError, type Refusal } from "./outcome.ts";
import { refuseParameters } from "./parameters.ts";

const maxBytes = 64 * 1024;

const tooLarge: Refusal = { code: "too_large", detail: "the body is over 64 KB" };

const notJson: Refusal = {
  code: "invalid_parameter",
  detail: "body must be a JSON object in UTF-8",
  errors: [{ param: "body", detail: "a JSON object in UTF-8" }],
};

/** The text of a request's JSON body; empty without one. Reads at most 64 KB, whatever `Content-Length` says. */
export async function readBody(request: Request): Promise<{ text: string } | Refusal> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return tooLarge;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return tooLarge;
      chunks.push(chunk);
    }
  } catch {
    // The client disconnected or was cut off. Nobody reads the answer, but it isn't a 5xx.
    return invalid({ param: "body", detail: "complete" });
  }
  if (bytes === 0) return { text: "" };
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/json *(;|$)/i.test(type))
    return { code: "unsupported_media_type", detail: "the body must be application/json" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return notJson;
  }
}

/** Parses a body by its schema. A refusal names each faulty member, with a dotted path if it is nested. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): { value: z.output<Schema> } | Refusal {
  const json = parseObject(text);
  if (isRefusal(json)) return json;
  const result = schema.safeParse(json.object);
  if (result.success) return { value: result.data };

  const unknown: ParameterError[] = [];
  const missing: ParameterError[] = [];
  const invalid: ParameterError[] = [];
  for (const issue of result.error.issues) {
    const param = issue.path.join(".");
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys)
        unknown.push({ param: [...issue.path, key].join("."), detail: "not a member of this body" });
    else if (isAbsent(json.object, issue.path)) missing.push({ param, detail: "required" });
    else invalid.push({ param, detail: issue.message });
  }
  if (unknown.length > 0) return refuseParameters("unknown_parameter", unknown);
  if (missing.length > 0) return refuseParameters("missing_parameter", missing);
  return refuseParameters("invalid_parameter", invalid);
}

function parseObject(text: string): { object: object } | Refusal {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { object: value } : notJson;
  } catch {
    return notJson;
  }
}

function isAbsent(object: object, path: readonly PropertyKey[]): boolean {
  let at: unknown = object;
  for (const name of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return true;
    at = Reflect.get(at, name);
  }
  return false;
}
