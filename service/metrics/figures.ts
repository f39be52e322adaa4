import type { MetricValue, MetricValueWithName } from "prom-client";
import type { ServiceStatus } from "../../contract/operator.ts";
import { compareText } from "../text.ts";

/** What the counts say, for people. */
export type Figures = Pick<ServiceStatus, "endpoints" | "cache" | "refusals"> & {
  /** Of the API. */
  requests: number;
  failed: number;
};

type Counted<Label extends string> = { values: MetricValue<Label>[] };

/** Sums the counts of a process into what a person reads. */
export function readFigures(
  durations: { values: MetricValueWithName<"route" | "method" | "status">[] },
  cache: Counted<"result">,
  refusals: Counted<"code">,
): Figures {
  const routes = new Map<string, { calls: number; failed: number }>();
  for (const { metricName, labels, value } of durations.values) {
    if (!metricName?.endsWith("_count")) continue;
    const route = String(labels.route);
    const counted = routes.get(route) ?? { calls: 0, failed: 0 };
    counted.calls += value;
    if (labels.status === "5xx") counted.failed += value;
    routes.set(route, counted);
  }
  const isOfApi = (route: string) => route.startsWith("/v1/");
  const endpoints = [...routes]
    .filter(([route]) => isOfApi(route))
    .map(([route, counts]) => ({ route, ...counts }))
    .sort((a, b) => b.calls - a.calls || compareText(a.route, b.route));
  const lookups = (result: string) => cache.values.find(({ labels }) => labels.result === result)?.value ?? 0;
  return {
    requests: endpoints.reduce((sum, { calls }) => sum + calls, 0),
    failed: endpoints.reduce((sum, { failed }) => sum + failed, 0),
    endpoints,
    cache: { hits: lookups("hit"), misses: lookups("miss") },
    refusals: refusals.values
      .map(({ labels, value }) => ({ code: String(labels.code), count: value }))
      .sort((a, b) => b.count - a.count),
  };
}
