import { everyDayPlan, firstPlan, type Plan } from "../../contract/plan.ts";
import type { ProblemCode } from "../../contract/problem.ts";
import { toIso } from "../../contract/time.ts";
import type { Span } from "../../contract/zone.ts";

/** A route's answer: `data` as JSON text, and the members of `meta`. */
export type Answer = {
  data: string;
  /** Null for a single resource. */
  list: { count: number; next: string | null; tz?: string } | null;
  /** Epoch seconds at which the answer will change by itself; null if unknown. */
  changesAt: number | null;
  /** What a plan's window left of the listings that were asked for. */
  window?: Span & { plan: Plan };
  /** The least plan that gets the whole answer, if the key's plan doesn't. */
  planRequired?: Plan;
  /** The path of what was created. */
  location?: string;
};

export type ParameterError = { param: string; detail: string };

/** A request that can't be answered, as an expected outcome. */
export type Refusal = {
  code: ProblemCode;
  detail: string;
  errors?: ParameterError[];
  /** With `plan_required`. */
  plan?: Plan;
  headers?: Record<string, string>;
};

export type Outcome = Answer | Refusal;

export const isRefusal = <T extends object>(outcome: T | Refusal): outcome is Refusal => "code" in outcome;

/** Says that an answer was shortened to a plan's window; nothing if the plan has no window. */
export const clippedTo = (window: Span | null): Pick<Answer, "window"> =>
  window ? { window: { ...window, plan: firstPlan } } : {};

/** A window as the header `Nownext-Window` says it. */
export const windowText = ({ start, stop }: Span): string => `${toIso(start)}/${toIso(stop)}`;

/** Answers a single resource. */
export const one = (data: string, changesAt: number | null = null): Answer => ({
  data,
  list: null,
  changesAt,
});

/** Answers a whole list of items that are JSON text already. */
export const whole = (
  items: string[],
  { changesAt = null, tz }: { changesAt?: number | null; tz?: string } = {},
): Answer => ({
  data: `[${items.join(",")}]`,
  list: { count: items.length, next: null, ...(tz === undefined ? {} : { tz }) },
  changesAt,
});

export const notFound = (detail: string): Refusal => ({ code: "not_found", detail });

/** Refuses listings outside of the span that the key's plan includes. */
export const outsideWindow = ({ start, stop }: Span): Refusal => ({
  code: "outside_plan_window",
  detail: `the plan includes listings from ${toIso(start)} to ${toIso(stop)}; the plan ${everyDayPlan} includes all`,
  plan: everyDayPlan,
});

/** Refuses parameters whose values don't fit. Each `detail` completes "… must be …". */
export const invalid = (...errors: [ParameterError, ...ParameterError[]]): Refusal => ({
  code: "invalid_parameter",
  detail: `${errors[0].param} must be ${errors[0].detail}`,
  errors,
});
