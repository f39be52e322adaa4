import { isUnavailable, type Unavailable, type UnavailableReason } from "@/lib/shapes";
import { noteFailedRead } from "./shared.ts";

/** The API could not be asked, or its answer can't be read. `status` is 0 if it didn't answer. */
export class ApiError extends Error {
  override name = "ApiError" as const;
  readonly status: number;

  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** Whether a refusal's body is a problem document (RFC 9457) as the API writes it, and so the API's own. */
export const isProblem = (body: unknown): body is { code: string } =>
  typeof body === "object" && body !== null && "code" in body && typeof body.code === "string";

/** Why a request was refused, by its status and problem document; null if the status is no refusal. */
export function refusalReason(status: number, problem: unknown): UnavailableReason | null {
  if (status === 501) return "not-served";
  if (status === 401) return "key";
  if (status !== 403) return null;
  return isProblem(problem) && problem.code === "outside_plan_window" ? "plan-window" : "plan";
}

/** The answer of a read that every deployment must serve: a refusal counts as an outage. Null for a 404. */
export function required<T extends object>(answer: T | Unavailable | null, what: string): T | null {
  if (!isUnavailable(answer)) return answer;
  noteFailedRead();
  throw new ApiError(`The guide's API refuses ${what} (${answer.unavailable})`, 403);
}

/** The answer of a read that a deployment may lack: it then answers 404 for the path. */
export const orNotServed = <T extends object>(answer: T | null): T | Unavailable =>
  answer ?? { unavailable: "not-served" };
