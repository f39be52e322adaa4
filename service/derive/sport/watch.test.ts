import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fromIso } from "../../../contract/time.ts";
import type { Store } from "../../store/store.ts";
import { addChannels, replaceAllSlots } from "../../store/test-rows.ts";
import { openTestStore } from "../../store/test-store.ts";
import { derive as deriveWith } from "../engine.ts";
import { createSportPlugin } from "./plugin.ts";
import { testRules } from "./test-rules.ts";
import { type EventNews, openEventWatch } from "./watch.ts";

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const start = fromIso("2026-08-22T14:00:00Z");
const game = { start, stop: start + 7200, title: "LIVE westport v eastgate" };
const derive = (now = start) => deriveWith(store.db, [createSportPlugin(testRules())], { lease: null, now });

/** A watch over the store, at a time that may be moved on. */
async function openWatch(at: string) {
  const news: EventNews[] = [];
  let nowMs = fromIso(at) * 1000;
  const watch = await openEventWatch({
    db: store.db,
    clock: () => nowMs,
    leadSeconds: 900,
    onNews: (each) => news.push(each),
  });
  return async (to: string) => {
    nowMs = fromIso(to) * 1000;
    await watch.poll();
    return news.splice(0);
  };
}

describe("the watch", () => {
  it("tells that an event is starting, and that it has started, once each", async () => {
    await addChannels(store.db, [{ key: "one", slots: [game] }]);
    await derive();
    const pollAt = await openWatch("2026-08-22T13:00:00Z");
    expect(await pollAt("2026-08-22T13:44:59Z")).toEqual([]);
    expect(await pollAt("2026-08-22T13:45:00Z")).toMatchObject([{ type: "event.starting", start }]);
    expect(await pollAt("2026-08-22T13:59:59Z")).toEqual([]);
    expect(await pollAt("2026-08-22T14:00:01Z")).toMatchObject([{ type: "event.started", start }]);
    expect(await pollAt("2026-08-22T15:00:00Z")).toEqual([]);
  });

  it("tells what changed since it was opened, in order, also after old changes were forgotten", async () => {
    const [one = ""] = await addChannels(store.db, [{ key: "one", slots: [game] }]);
    await derive();
    await addChannels(store.db, [{ key: "two", slots: [game] }]);
    await derive();
    const pollAt = await openWatch("2026-08-22T12:00:00Z");
    const [three = ""] = await addChannels(store.db, [{ key: "three", slots: [game] }]);
    await derive();
    expect(await pollAt("2026-08-22T12:00:01Z")).toMatchObject([{ type: "event.changed", added: [three] }]);
    expect(await pollAt("2026-08-22T12:00:02Z")).toEqual([]);
    await replaceAllSlots(store.db, one, []);
    await derive(start + 30 * 86_400);
    expect(await pollAt("2026-08-22T12:00:03Z")).toMatchObject([{ type: "event.changed", removed: [one] }]);
  });
});
