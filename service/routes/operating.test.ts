import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { problemSchema } from "../../contract/problem.ts";
import { createReadiness } from "../http/readiness.ts";
import { recordResult, saveSource } from "../store/sources.ts";
import { openStore } from "../store/store.ts";
import { fillCalls, fillListings } from "../store/test-full.ts";
import { openLink } from "../store/test-link.ts";
import { createTestDatabase, engine, openTestStore } from "../store/test-store.ts";
import { openTestApp } from "../test-app.ts";

const token = "a-token-for-metrics";
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const here = from("127.0.0.1");

/** The value of each line of the metrics, by its name and labels. */
async function readMetrics({ app }: Awaited<ReturnType<typeof openTestApp>>): Promise<Map<string, number>> {
  const response = await app.request("/metrics", {}, here);
  expect(response.status).toBe(200);
  const lines = (await response.text()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ""), Number(/\S+$/.exec(line)?.[0])]));
}

describe("readiness", () => {
  it("is answered without a key while the store answers, its migrations are done and the guide is up to date", async () => {
    const { app } = await openTestApp();
    const response = await app.request("/readyz");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ready" });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("names a store that doesn't answer, and says nothing of why", async () => {
    const store = await openTestStore();
    const { app } = await openTestApp({ store });
    await store.close();
    const response = await app.request("/readyz");
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    const problem = problemSchema.parse(await response.json());
    expect(problem).toMatchObject({ code: "unavailable", detail: "not ready: store" });
    expect(await (await app.request("/healthz")).json()).toEqual({ status: "ok" });
  });

  it.runIf(engine === "sqlite")("names a full disk, though reads go on", async () => {
    const { app, store, request } = await openTestApp({ plan: "plus" });
    await fillCalls(store.db);
    await fillListings(store.db);
    const ready = await app.request("/readyz");
    expect(ready.status).toBe(503);
    expect((await ready.json()).detail).toBe("not ready: full");
    const read = await request("/countries");
    expect(read.status).toBe(200);
    expect(read.headers.get("RateLimit")).toContain("r=9999");
    const add = () =>
      request("/webhooks", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ url: `https://93.184.215.14/${"x".repeat(1_900)}`, events: ["webhook.test"] }),
      });
    // The last page of the table has room for a few.
    let write = await add();
    for (let count = 0; count < 4 && write.status === 201; count++) write = await add();
    expect(write.status).toBe(503);
    expect(write.headers.get("Retry-After")).toBe("5");
    expect((await write.json()).detail).toBe(
      "the store's disk is full, so nothing can be written until there is room",
    );
  });

  it.runIf(engine === "postgres")(
    "comes back by itself once the database does; until then answers say when to retry",
    async () => {
      const { url, drop } = await createTestDatabase();
      const link = await openLink(url);
      const store = await openStore(link.url);
      onTestFinished(async () => {
        await link.up();
        await store.close();
        await link.close();
        await drop();
      });
      const { app, request } = await openTestApp({ store });
      expect((await request("/countries")).status).toBe(200);
      await link.down();
      const away = await request("/countries");
      expect(away.status).toBe(503);
      expect(away.headers.get("Retry-After")).toBe("5");
      expect(problemSchema.parse(await away.json()).detail).toBe("the store doesn't answer");
      expect((await (await app.request("/readyz")).json()).detail).toContain("store");
      await link.up();
      expect((await request("/countries")).status).toBe(200);
    },
  );

  it("names migrations that are missing", async () => {
    const { app, store } = await openTestApp();
    await sql`delete from kysely_migration where name = ${"0001-initial"}`.execute(store.db);
    expect((await (await app.request("/readyz")).json()).detail).toBe("not ready: migrations");
  });

  it("names a guide that has stopped following the store, until it follows again", async () => {
    const { store, guide } = await openTestApp({ at: "2026-08-22T18:00:00Z" });
    const at = guide.followedAtMs();
    const failing = (nowMs: number) =>
      createReadiness({ store, guide, clock: () => nowMs, timeoutMs: 600_000 })();
    expect(await failing(at + 30_000)).toEqual([]);
    expect(await failing(at + 30_001)).toEqual(["guide"]);
  });

  it("doesn't wait for a store that hangs", async () => {
    const { store, guide } = await openTestApp();
    const clock = () => guide.followedAtMs();
    const freed = Promise.withResolvers<void>();
    // One that has no connection left: the question waits for its turn.
    const hanging = {
      ...store,
      db: store.db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: ({ result }) => freed.promise.then(() => result),
      }),
    };
    const failing = createReadiness({ store: hanging, guide, clock, timeoutMs: 2_000 });
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const asked = failing();
    vi.advanceTimersByTime(2_000);
    expect(await asked).toEqual(["store"]);
    freed.resolve();
    expect(await failing()).toEqual([]);
  });
});

describe("the metrics", () => {
  it("are for this machine alone unless a token is set", async () => {
    const { app } = await openTestApp();
    for (const address of ["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])
      expect((await app.request("/metrics", {}, from(address))).status).toBe(200);
    for (const address of ["10.0.0.1", "192.0.2.7", "2001:db8::1", "::ffff:192.0.2.7", "unknown"])
      expect((await app.request("/metrics", {}, from(address))).status).toBe(404);
    expect((await app.request("/metrics")).status).toBe(404);
  });

  it("want the token where one is set, whoever asks", async () => {
    const { app } = await openTestApp({ metricsToken: token });
    const status = async (authorization: string | null, peer = here) => {
      const headers = new Headers(authorization === null ? {} : { Authorization: authorization });
      return (await app.request("/metrics", { headers }, peer)).status;
    };
    expect(await status(`Bearer ${token}`)).toBe(200);
    expect(await status(`Bearer ${token}`, from("192.0.2.7"))).toBe(200);
    for (const wrong of [null, "", token, `Basic ${token}`, `Bearer ${token}x`, "Bearer"])
      expect(await status(wrong)).toBe(401);
  });

  it("are gzipped for a client that takes it", async () => {
    const { app } = await openTestApp();
    const response = await app.request("/metrics", { headers: { "Accept-Encoding": "gzip" } }, here);
    expect(response.headers.get("Content-Encoding")).toBe("gzip");
    expect(gunzipSync(await response.arrayBuffer()).toString()).toMatch(/^nownext_store_revision \d+$/m);
  });

  it("count requests by pattern, method and class of status, never by what a stranger wrote", async () => {
    const guide = await openTestApp({ channels: [{ key: "one" }] });
    for (const path of [
      `/channels/${guide.ids[0]}`,
      "/channels/ch_0000000000",
      "/channels/x",
      "/a/b/c",
      "/d",
    ])
      await guide.request(path);
    await guide.request("/channels/search?q=one");
    await guide.request("/channels", { method: "OPTIONS" });
    await guide.app.request("/v1/channels");
    const metrics = await readMetrics(guide);
    const counts = [...metrics].filter(([name]) =>
      name.startsWith("nownext_http_request_duration_seconds_count"),
    );
    expect(Object.fromEntries(counts.map(([name, count]) => [name.slice(name.indexOf("{")), count]))).toEqual(
      {
        '{route="/v1/channels/:id",method="GET",status="2xx"}': 1,
        '{route="/v1/channels/:id",method="GET",status="4xx"}': 2,
        '{route="/v1/channels/search",method="GET",status="2xx"}': 1,
        '{route="/v1/channels",method="OPTIONS",status="4xx"}': 1,
        '{route="/v1/channels",method="GET",status="4xx"}': 1,
        '{route="none",method="GET",status="4xx"}': 2,
      },
    );
  });

  it("count refusals by code, those of the quota too", async () => {
    const guide = await openTestApp({ plan: "free", burstFactor: 0 });
    for (let call = 0; call < 502; call++) await guide.request("/countries");
    await guide.app.request("/v1/countries");
    const metrics = await readMetrics(guide);
    expect(metrics.get('nownext_refusals_total{code="quota_exceeded"}')).toBe(2);
    expect(metrics.get('nownext_refusals_total{code="missing_key"}')).toBe(1);
  });

  it("count what was answered from memory", async () => {
    const guide = await openTestApp();
    for (let call = 0; call < 3; call++) await guide.request("/countries");
    const metrics = await readMetrics(guide);
    expect(metrics.get('nownext_answer_cache_total{result="miss"}')).toBe(1);
    expect(metrics.get('nownext_answer_cache_total{result="hit"}')).toBe(2);
  });

  it("tell each source's age, which grows with the clock, and forget a source that is removed", async () => {
    const guide = await openTestApp({ at: "2026-08-22T18:00:00Z" });
    const { db } = guide.store;
    const now = Date.UTC(2026, 7, 22, 18) / 1000;
    for (const name of ["home", 'odd "name"\n'])
      await saveSource(db, { name, kind: "xmltv", location: null, country: null, timezone: null }, now);
    await recordResult(db, "home", now - 60, { status: "ok", message: null, updated_at: now - 3600 });
    const first = await readMetrics(guide);
    expect(first.get('nownext_source_checked_age_seconds{source="home"}')).toBe(60);
    expect(first.get('nownext_source_changed_age_seconds{source="home"}')).toBe(3600);
    await guide.moveTo("2026-08-22T18:01:00Z");
    expect((await readMetrics(guide)).get('nownext_source_checked_age_seconds{source="home"}')).toBe(120);
    await db.deleteFrom("source").execute();
    expect([...(await readMetrics(guide)).keys()].join()).not.toContain("home");
  });

  it("are answered, without the sources' ages, even if the store is gone", async () => {
    const store = await openTestStore();
    const guide = await openTestApp({ store });
    await store.close();
    expect([...(await readMetrics(guide)).keys()]).toContain("nownext_store_revision");
  });
});
