import { expect, it, onTestFinished } from "vitest";
import { fromIso } from "../../contract/time.ts";
import { addChannels } from "../store/test-rows.ts";
import { openTestStore } from "../store/test-store.ts";
import { derive } from "./engine.ts";
import type { DeriveProgress } from "./plugin.ts";
import { showsPlugin } from "./shows/plugin.ts";
import { createSportPlugin } from "./sport/plugin.ts";
import { testRules } from "./sport/test-rules.ts";

const at = fromIso("2026-08-22T12:00:00Z");

it("says how far it is from the beginning on, and within what is rebuilt together", async () => {
  const store = await openTestStore();
  onTestFinished(() => store.close());
  const programme = (title: string, hour: number) => ({
    start: at + hour * 3600,
    stop: at + (hour + 1) * 3600,
    title,
    episode: { season: 1, number: hour },
  });
  const titles = ["westport v eastgate", "Harbour Street", "Hill Road", "The Ferry", "The Gale", "The Quay"];
  await addChannels(store.db, [{ key: "one", slots: titles.map(programme) }]);

  const steps: DeriveProgress[] = [];
  const plugins = [createSportPlugin(testRules()), showsPlugin];
  await derive(store.db, plugins, { now: at, lease: null, onProgress: (step) => steps.push(step) });

  expect(steps[0]).toEqual({ phase: "detecting", done: 0, total: 1 });
  for (const { done, total } of steps) expect(done).toBeLessThanOrEqual(total);
  const shares = steps.filter(({ phase, total }) => phase === "rebuilding" && total === titles.length);
  expect(shares.map(({ done }) => done)).toEqual([0, 2, 4, 6]);
});
