import type { Context } from "hono";
import { everyDayPlan, includesPlan } from "../../contract/plan.ts";
import { type Clock, seconds } from "../clock.ts";
import { freeWindow, windowLeft } from "../quota/plan-window.ts";
import type { Meter } from "./meter.ts";
import { isRefusal, outsideWindow, type Refusal } from "./outcome.ts";
import { type Env, searchParams } from "./request.ts";
import type { Circumstances, ReadRequest, Route } from "./route.ts";

export type AdmitDeps = { clock: Clock; meter: Pick<Meter, "admit"> };

/** A request that may be answered. */
export type Admitted<Result> = {
  request: ReadRequest<Result>;
  /** What else the answer depends on. */
  circumstances: Circumstances;
  /** Identifies the answer: requests with the same name are answered the same. */
  name: string;
};

/** Reads a request and checks limits, plan, parameters and the plan's window, in this order. */
export async function admitRead<Result>(
  c: Context<Env>,
  route: Route<Result>,
  { clock, meter }: AdmitDeps,
): Promise<Admitted<Result> | Refusal> {
  const refused = await meter.admit(c, route.endpoint);
  if (refused) return refused;
  const request = route.read(c.req.param(), searchParams(c));
  if (isRefusal(request)) return request;

  const now = seconds(clock);
  const { plan } = c.get("key");
  const { fullPlan } = route.endpoint;
  const isFull = fullPlan === undefined || includesPlan(plan, fullPlan);
  const name = isFull ? request.canonical : `in part: ${request.canonical}`;
  if (includesPlan(plan, everyDayPlan))
    return { request, circumstances: { now, window: () => null, isFull }, name };
  const left = windowLeft(request.reach(now), now);
  if (left) return outsideWindow(left);
  const window = (zone: string) => freeWindow(now, zone);
  return { request, circumstances: { now, window, isFull }, name: `in a window: ${name}` };
}
