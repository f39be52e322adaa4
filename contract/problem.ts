import { z } from "zod";

/** Every problem the API answers (RFC 9457): its code, HTTP status and title. */
export const problems = {
  invalid_parameter: { status: 400, title: "Invalid parameter" },
  missing_parameter: { status: 400, title: "Missing parameter" },
  unknown_parameter: { status: 400, title: "Unknown parameter" },
  invalid_cursor: { status: 400, title: "Invalid cursor" },
  missing_key: { status: 401, title: "API key missing" },
  invalid_key: { status: 401, title: "API key not valid" },
  revoked_key: { status: 401, title: "API key revoked" },
  plan_required: { status: 403, title: "Plan required" },
  outside_plan_window: { status: 403, title: "Outside the plan's window" },
  not_found: { status: 404, title: "Not found" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  idempotency_conflict: { status: 409, title: "Idempotency conflict" },
  too_many_webhooks: { status: 409, title: "Too many webhooks" },
  too_large: { status: 413, title: "Too large" },
  unsupported_media_type: { status: 415, title: "Unsupported media type" },
  url_not_allowed: { status: 422, title: "URL not allowed" },
  quota_exceeded: { status: 429, title: "Quota exceeded" },
  rate_limited: { status: 429, title: "Too many requests" },
  internal: { status: 500, title: "Internal error" },
  unavailable: { status: 503, title: "Unavailable" },
} as const;

export type ProblemCode = keyof typeof problems;

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  instance: z.string(),
  errors: z.array(z.object({ param: z.string(), detail: z.string() })).optional(),
  /** With `plan_required`: the least plan that has the endpoint. */
  plan: z.string().optional(),
  meta: z.object({ took_ms: z.int() }),
});

export type Problem = z.infer<typeof problemSchema>;
