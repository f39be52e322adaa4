import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
  readFileSync(new URL("../../docs/grafana.json", import.meta.url), "utf8"),
);

test("every metric that the dashboard shows exists", async () => {
  const { text } = await createMetrics().render({ revision: 0, status: null });
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const asked = dashboard.panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:nownext|process|nodejs)_\w+/g) ?? []),
  );
  expect(asked.length).toBeGreaterThan(15);
  const unknown = asked.filter(
    (name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, "")),
  );
  expect(unknown).toEqual([]);
});
