import { expect, it, onTestFinished } from "vitest";
import { fromIso } from "../../../contract/time.ts";
import { listingIdOf } from "../../ids.ts";
import { addChannels } from "../../store/test-rows.ts";
import { openTestStore } from "../../store/test-store.ts";
import { derive } from "../engine.ts";
import { explainListing } from "./explain.ts";
import { createSportPlugin } from "./plugin.ts";
import { testRules } from "./test-rules.ts";

const start = fromIso("2026-08-22T14:00:00Z");

it("a listing's explanation holds its facts, detection's grounds, the event and why it is shown so", async () => {
  const store = await openTestStore();
  onTestFinished(() => store.close());
  const [one = ""] = await addChannels(store.db, [
    {
      key: "one",
      slots: [
        { start, stop: start + 7200, title: "LIVE westport v eastgate", detail: { language: "en" } },
        { start: start + 7200, stop: start + 9000, title: "News" },
      ],
    },
  ]);
  await derive(store.db, [createSportPlugin(testRules())], { lease: null, now: start });
  const explain = (id: string) => explainListing(store.db, id, testRules().load());

  const game = await explain(listingIdOf(one, start));
  expect(game).toMatchObject({
    source: "test",
    facts: { title: "LIVE westport v eastgate", language: "en", channel: { name: "one", country: "GB" } },
    detection: { reasons: ["The title names two sides."] },
    marking: { marksLive: false },
    block: "football/eastgate|football/westport",
    showing: "live",
    reason: "the listing says live, at the event's time",
  });
  expect(JSON.parse(game?.event ?? "")).toMatchObject({ name: "Westport v Eastgate" });
  expect(await explain(listingIdOf(one, start + 7200))).toMatchObject({
    detection: null,
    event: null,
    showing: null,
  });
  for (const id of [listingIdOf(one, start + 1), listingIdOf("ch_0000000000", start), "x"])
    expect(await explain(id)).toBe(null);
});
