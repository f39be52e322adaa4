import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { openTestApp } from "../test-app.ts";
import { observe } from "./observe.ts";
import type { Env } from "./request.ts";

/** A log, and the lines that it has written. */
function openLog(level: string) {
  const lines: string[] = [];
  return { lines, log: createLog(level, { write: (line) => void lines.push(line) }) };
}

describe("a request's line in the log", () => {
  /** What is logged at a level of a request that takes so long and is answered so. */
  async function loggedAt(level: string, { ms, status }: { ms: number; status: number }) {
    const { log, lines } = openLog(level);
    const metrics = createMetrics({ ofProcess: false });
    let nowMs = 0;
    const app = new Hono<Env>();
    app.use(observe({ clock: () => nowMs, log, metrics }));
    app.get("/things/:id", () => {
      nowMs += ms;
      return new Response(null, { status });
    });
    await app.request("/things/stranger?token=secret");
    expect((await metrics.render({ revision: 0, status: null })).text).toContain(
      `_sum{route="/things/:id",method="GET",status="${status / 100}xx"} ${ms / 1000}\n`,
    );
    return lines.map((line) => JSON.parse(line));
  }

  it("is logged if it failed or was slow, with the path's pattern", async () => {
    const line = (status: number, ms: number) => [
      {
        level: 30,
        time: expect.any(String),
        request: expect.stringMatching(/^req_[0-9a-f]{32}$/),
        method: "GET",
        route: "/things/:id",
        status,
        ms,
        msg: "request",
      },
    ];
    expect(await loggedAt("info", { ms: 1, status: 500 })).toEqual(line(500, 1));
    expect(await loggedAt("info", { ms: 1_000, status: 200 })).toEqual(line(200, 1_000));
  });

  it("stands there only where debugging is wanted when all went well", async () => {
    for (const status of [200, 400]) {
      expect(await loggedAt("info", { ms: 999, status })).toEqual([]);
      expect(await loggedAt("debug", { ms: 999, status })).toHaveLength(1);
    }
  });
});

describe("the log of the API", () => {
  it("holds no key and no webhook's secret, whatever is asked and whatever fails", async () => {
    const { log, lines } = openLog("trace");
    const { request, key, store, app } = await openTestApp({
      log,
      channels: [{ key: "one" }],
      resolve: async () => ["93.184.215.14"],
    });
    const made = await request("/webhooks", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": "once" },
      body: JSON.stringify({ url: "https://hooks.example/in?token=t0k3n", events: ["webhook.test"] }),
    });
    const { data } = await made.json();
    expect(data.secret).toMatch(/^whsec_/);
    await app.request(`/v1/channels?key=${key}`, { headers: { Authorization: `Basic ${key}` } });
    await request(`/channels/${key}`);
    await store.db.schema.dropTable("webhook").execute();
    expect((await request(`/webhooks/${data.id}`)).status).toBe(500);

    const logged = lines.join("");
    expect(logged).toContain("a request failed");
    for (const secret of [key, data.secret, "t0k3n"]) expect(logged).not.toContain(secret);
  });
});
