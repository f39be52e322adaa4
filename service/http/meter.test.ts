import { describe, expect, it, onTestFinished } from "vitest";
import { channelSchema } from "../../contract/channel.ts";
import { fromIso } from "../../contract/time.ts";
import { createKey, createKeyFinder } from "../keys/keys.ts";
import { openStore } from "../store/store.ts";
import { addChannels } from "../store/test-rows.ts";
import { openTestStore } from "../store/test-store.ts";
import { getCalls } from "../store/usage.ts";
import { openTestApp } from "../test-app.ts";

const at = fromIso("2026-08-22T18:00:00Z");
const channels = [{ key: "one", slots: [{ start: at - 600, stop: at + 600, title: "On now" }] }];

/** What is left of the day, by an answer's RateLimit header. */
const left = (response: Response): number =>
  Number(/^"day";r=(\d+);t=\d+$/.exec(response.headers.get("RateLimit") ?? "")?.[1]);

/** Two service processes on one database, and a free key. */
async function openTwo() {
  const store = await openTestStore();
  const other = await openStore(store.url);
  onTestFinished(async () => {
    await other.close();
    await store.close();
  });
  await addChannels(store.db, channels);
  const apps = [await openTestApp({ store }), await openTestApp({ store: other })] as const;
  const key = await createKey(store.db, { plan: "free", now: 0 });
  const call = (which: number, path = "/now", headers: Record<string, string> = {}) =>
    apps[which % 2 === 0 ? 0 : 1].request(path, { headers: { Authorization: `Bearer ${key}`, ...headers } });
  return {
    call,
    callAtOnce: async (count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, (_, n) => call(n)));
      return Map.groupBy(answers, ({ status }) => status);
    },
    moveTo: async (iso: string) => {
      for (const app of apps) await app.moveTo(iso);
    },
  };
}

describe("a free key's day", () => {
  it("has exactly 500 calls, of 800 at once over two processes on one database", async () => {
    const { callAtOnce } = await openTwo();
    const answers = await callAtOnce(800);
    expect(answers.get(200)).toHaveLength(500);
    expect(answers.get(429)).toHaveLength(300);
    for (const refused of answers.get(429) ?? [])
      expect(await refused.json()).toMatchObject({ code: "quota_exceeded", status: 429 });
  });

  it("has 500 more after midnight of UTC, with some under way over it", async () => {
    const { callAtOnce, moveTo } = await openTwo();
    await moveTo("2026-08-22T23:59:59Z");
    expect((await callAtOnce(800)).get(200)).toHaveLength(500);
    const late = callAtOnce(100);
    await moveTo("2026-08-23T00:00:00Z");
    const served = (await late).get(200)?.length ?? 0;
    expect((await callAtOnce(800)).get(200)).toHaveLength(500 - served);
  });

  it("is reported in the headers of every answer, whatever it is", async () => {
    const { call } = await openTwo();
    for (const [path, status, remaining] of [
      ["/now", 200, 499],
      ["/channels?limit=0", 400, 498],
      ["/channels/ch_0000000000", 404, 497],
      ["/nothing", 404, 496],
      ["/webhooks", 403, 495],
      ["/guide?channels=ch_0000000000&from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z", 403, 494],
    ] as const) {
      const response = await call(0, path);
      expect([path, response.status, left(response)]).toEqual([path, status, remaining]);
      expect(response.headers.get("RateLimit-Policy")).toBe('"day";q=500;w=86400, "burst";q=1000;w=100');
      expect(response.headers.get("RateLimit")).toBe(`"day";r=${remaining};t=21600`);
    }
  });

  it("costs a call for a method that a path doesn't answer", async () => {
    const { request } = await openTestApp({ plan: "free" });
    const response = await request("/channels", { method: "DELETE" });
    expect([response.status, left(response)]).toEqual([405, 499]);
  });

  it("costs nothing for a 304, even when it is used up", async () => {
    const { call, callAtOnce } = await openTwo();
    const first = await call(0);
    const condition = { "If-None-Match": first.headers.get("ETag") ?? "" };
    for (let n = 0; n < 5; n++) expect(left(await call(n, "/now", condition))).toBe(499);
    expect((await callAtOnce(600)).get(200)).toHaveLength(499);
    for (let n = 0; n < 2; n++) {
      expect((await call(n, "/now", condition)).status).toBe(304);
      expect((await call(n, "/now", { "If-None-Match": '"another"' })).status).toBe(429);
    }
  });

  it("that is used up refuses what finds its route, with the seconds until midnight, and nothing of the answer", async () => {
    const { call, callAtOnce } = await openTwo();
    await callAtOnce(500);
    for (const which of [0, 1, 0, 1]) {
      const refused = await call(which);
      expect(refused.status).toBe(429);
      expect(refused.headers.get("Retry-After")).toBe("21600");
      expect(refused.headers.get("RateLimit")).toBe('"day";r=0;t=21600');
      expect(refused.headers.get("Content-Type")).toBe("application/problem+json");
      expect(refused.headers.get("Cache-Control")).toBe("no-store");
      expect(refused.headers.get("ETag")).toBeNull();
      expect(await refused.json()).toMatchObject({ code: "quota_exceeded" });
    }
    expect((await call(0, "/nothing")).status).toBe(404);
  });

  it("costs nothing for what goes wrong in the service", async () => {
    const { request, store, ids, key } = await openTestApp({ channels });
    await store.db.schema.dropTable("slot").execute();
    const response = await request(`/channels/${ids[0]}/schedule`);
    expect(response.status).toBe(500);
    expect(left(response)).toBe(10_000);
    const found = await createKeyFinder(store.db, () => at * 1000)(key);
    if (typeof found === "string") throw new Error(found);
    const day = Math.floor(at / 86_400);
    expect(await getCalls(store.db, { keyHash: found.hash, day })).toBe(0);
  });

  it("costs nothing for a change that goes wrong in the service", async () => {
    const { request, store } = await openTestApp({ resolve: async () => ["93.184.215.14"] });
    await store.db.schema.dropTable("webhook").execute();
    const response = await request("/webhooks", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ url: "https://example.com", events: ["event.starting"] }),
    });
    expect(response.status).toBe(500);
    expect(left(response)).toBe(10_000);
  });

  it("is nobody's without a key: no headers, and nothing counted", async () => {
    const { app } = await openTestApp();
    const response = await app.request("/v1/channels");
    expect(response.headers.has("RateLimit")).toBe(false);
    expect(response.headers.has("RateLimit-Policy")).toBe(false);
  });
});

describe("the burst limit", () => {
  it("answers 429 rate_limited with Retry-After, which costs no call, until tokens have come back", async () => {
    const { request, moveTo } = await openTestApp({ plan: "free", burstFactor: 0.005 });
    for (let n = 0; n < 5; n++) expect((await request("/now")).status).toBe(200);
    const refused = await request("/now");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("20");
    expect(left(refused)).toBe(495);
    expect(await refused.json()).toMatchObject({ code: "rate_limited" });
    await moveTo("2026-08-22T18:00:20Z");
    expect((await request("/now")).status).toBe(200);
  });
});

describe("the free plan's window", () => {
  const open = () => openTestApp({ plan: "free", channels });

  it.each([
    ["?date=2026-08-22", 200],
    ["?date=2026-08-21", 200],
    ["", 200],
    ["?date=2026-08-20", 403],
    ["?date=2026-08-23", 403],
    ["?date=2026-08-23&tz=Pacific/Auckland", 200],
    ["?date=2026-08-21&tz=Pacific/Auckland", 403],
  ])("over schedule%s answers %i", async (query, status) => {
    const { request, ids } = await open();
    expect((await request(`/channels/${ids[0]}/schedule${query}`)).status).toBe(status);
  });

  it.each([
    ["2026-08-21T00:00:00Z", "2026-08-23T00:00:00Z", 200],
    ["2026-08-20T23:59:59Z", "2026-08-22T00:00:00Z", 403],
    ["2026-08-22T00:00:00Z", "2026-08-23T00:00:01Z", 403],
    ["2026-08-25T00:00:00Z", "2026-08-24T00:00:00Z", 400],
  ])("over a guide from %s to %s answers %i", async (from, to, status) => {
    const { request, ids } = await open();
    expect((await request(`/guide?channels=${ids[0]}&from=${from}&to=${to}`)).status).toBe(status);
  });

  it("is named in the refusal, with the plan that has none", async () => {
    const { problem, ids } = await open();
    const refused = await problem(`/channels/${ids[0]}/schedule?date=2026-08-24`);
    expect(refused).toMatchObject({ code: "outside_plan_window", plan: "plus" });
    expect(refused.detail).toContain("2026-08-21T00:00:00Z to 2026-08-23T00:00:00Z");
  });

  it("is held against parameters that fit, and before the resource", async () => {
    const { problem } = await open();
    expect((await problem("/channels/ch_0000000000/schedule?date=2026-08-32")).code).toBe(
      "invalid_parameter",
    );
    expect((await problem("/channels/ch_0000000000/schedule?date=2026-08-24")).code).toBe(
      "outside_plan_window",
    );
  });

  it("leaves now, next and tonight to look past midnight", async () => {
    const { request, moveTo, ids } = await open();
    await moveTo("2026-08-22T23:59:00Z");
    for (const path of [
      "/now",
      "/next",
      `/channels/${ids[0]}/next?count=20`,
      "/countries/GB/tonight?from_hour=23",
    ])
      expect((await request(path)).status).toBe(200);
  });

  it("is no other plan's", async () => {
    const { request, ids } = await openTestApp({ plan: "plus", channels });
    expect((await request(`/channels/${ids[0]}/schedule?date=2026-01-01`)).status).toBe(200);
  });

  it("is the only thing that free keys' channels lack", async () => {
    const { list } = await open();
    expect((await list("/channels", channelSchema)).data).toHaveLength(1);
  });
});
