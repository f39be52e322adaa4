import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

const told = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.render({ revision: 7, status: null })).text;

it("requests are open from their coming until their answer has gone", async () => {
  const metrics = createMetrics({ ofProcess: false });
  const [first, second] = [metrics.opened(), metrics.opened()];
  expect(await told(metrics)).toContain("\nnownext_http_open_requests 2\n");
  first();
  second();
  expect(await told(metrics)).toContain("\nnownext_http_open_requests 0\n");
});

it("sources read are counted by source and outcome, with their slots and durations", async () => {
  const metrics = createMetrics({ ofProcess: false });
  metrics.sourceRead({ source: "home", outcome: "ok", slots: 120, tookMs: 2_500 });
  metrics.sourceRead({ source: "home", outcome: "ok", slots: 80, tookMs: 500 });
  metrics.sourceRead({ source: "home", outcome: "failed", slots: 0, tookMs: 10 });
  const text = await told(metrics);
  expect(text).toContain('nownext_ingest_runs_total{source="home",outcome="ok"} 2\n');
  expect(text).toContain('nownext_ingest_runs_total{source="home",outcome="failed"} 1\n');
  expect(text).toContain('nownext_ingest_slots_total{source="home",outcome="ok"} 200\n');
  expect(text).toContain('nownext_ingest_duration_seconds_sum{source="home",outcome="ok"} 3\n');
  expect(text).toContain('nownext_ingest_duration_seconds_bucket{le="1",source="home",outcome="ok"} 1\n');
});

it("methods that nobody serves share a label", async () => {
  const metrics = createMetrics({ ofProcess: false });
  for (const method of ["BREW", "PROPFIND"])
    metrics.answered({ route: "/v1/now", method, status: 405, tookMs: 1 });
  expect(await told(metrics)).toContain('_count{route="/v1/now",method="other",status="4xx"} 2\n');
});

it("reports the process and the data's revision", async () => {
  const text = await told(createMetrics());
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(text).toContain("\nnownext_store_revision 7\n");
});
