import type { UnavailableReason } from "@/lib/shapes";

/** The API could not be asked, or answered what no reader can use. `status` is 0 where it didn't answer. */
export class ApiError extends Error {
  override name = "ApiError" as const;
  readonly status: number;

  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** The reason in a refusal's status and problem code; null for statuses that are no refusal. */
export function refusalOf(status: number, code: string | undefined): UnavailableReason | null {
  if (status === 501) return "not-served";
  if (status === 401) return "key";
  if (status !== 403) return null;
  return code === "outside_plan_window" ? "plan-window" : "plan";
}
