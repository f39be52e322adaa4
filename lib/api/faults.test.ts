import type { ServerResponse } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createHealth } from "./health.ts";
import { answer, createMemoryCopies, type Handler, startReader } from "./test-reader.ts";

const country = { code: "GB", name: "United Kingdom", channels: 3, feeds: 3, listings_today: 9 };
const good: Handler = (_request, response) => answer(response, 200, { data: [country], meta: {} });
const names = (found: unknown) => (found as { items: { code: string }[] }).items.map(({ code }) => code);

const send =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(body);

/** Every way in which an API may fail, by what its answer then is. */
const faults: Record<string, (response: ServerResponse) => void> = {
  "a reset": (response) => response.destroy(),
  "a truncated answer": (response) => {
    response.writeHead(200, { "content-length": "900" }).write('{"data":[');
    response.destroy();
  },
  "401": send(401, '{"code":"invalid_key"}'),
  "403": send(403, '{"code":"plan_required"}'),
  "403 of a proxy": send(403, "<h1>no</h1>"),
  "404 of a proxy": send(404, "<h1>nothing here</h1>"),
  "429": send(429, '{"code":"quota_exceeded"}', { "retry-after": "3600" }),
  "500": send(500, "oops"),
  "503": send(503, "<h1>down</h1>"),
  HTML: send(200, "<!doctype html><p>Sign in to the network", { "content-type": "text/html" }),
  "wrong types": send(200, '{"data":{"code":7},"meta":[]}'),
  "items of another shape": send(200, '{"data":[{"colour":"red"}],"meta":{}}'),
  "brotli, which wasn’t asked for": (response) =>
    response
      .writeHead(200, { "content-encoding": "br" })
      .end(brotliCompressSync(JSON.stringify({ data: [], meta: {} }))),
  "a redirect": send(302, "", { location: "/elsewhere" }),
};

describe.each(Object.entries(faults))("an API that answers with %s", (_name, fault) => {
  it("is no reason not to serve the last good copy, which is marked as old", async () => {
    let handle = good;
    const { reader, noted } = await startReader((request, response) => handle(request, response));
    await reader.requestList("listCountries", {});
    handle = (_request, response) => fault(response);
    expect(names(await reader.requestList("listCountries", {}))).toEqual(["GB"]);
    expect(noted.stale).toBe(1);
    handle = good;
  });

  it("is asked no more than once in two seconds, and believed again as soon as it answers", async () => {
    let handle = good;
    let asked = 0;
    let now = Date.parse("2026-08-22T18:40:00Z");
    const { reader, noted, health } = await startReader(
      (request, response) => {
        asked++;
        handle(request, response);
      },
      { now: () => now },
    );
    await reader.requestList("listCountries", {});
    handle = (_request, response) => fault(response);
    const readAll = () =>
      Promise.all(Array.from({ length: 40 }, () => reader.requestList("listCountries", {})));
    for (let round = 0; round < 10; round++) await readAll();
    expect(asked).toBeLessThanOrEqual(4);
    expect(health.state().failing).toBe(true);
    expect(noted.warnings).toHaveLength(1);
    handle = good;
    now += 125_000;
    noted.stale = 0;
    asked = 0;
    await readAll();
    expect([asked, noted.stale]).toEqual([1, 0]);
    expect(health.state().failing).toBe(false);
  });
});

describe("an API that hangs", () => {
  it("keeps nobody waiting who can be served a copy", async () => {
    let handle = good;
    const { reader, noted } = await startReader((request, response) => handle(request, response), {
      patienceMs: 20,
    });
    await reader.requestList("listCountries", {});
    handle = () => {};
    expect(names(await reader.requestList("listCountries", {}))).toEqual(["GB"]);
    expect(noted.stale).toBe(1);
    // It is asked already: the next isn't even kept for that long.
    await reader.requestList("listCountries", {});
    expect(noted.stale).toBe(2);
  });

  it("isn't waited for by what settles a page either, once it is known to be slow", async () => {
    let handle = good;
    const { reader, health, noted } = await startReader((request, response) => handle(request, response), {
      patienceMs: 600_000,
    });
    await reader.requestList("listCountries", {});
    handle = () => {};
    health.slow();
    await reader.requestList("listCountries", {});
    await reader.settle();
    expect(noted.stale).toBe(1);
  });

  it("is asked again, though an earlier answer hangs, and says what is new once it is well", async () => {
    const copies = createMemoryCopies();
    const earlier = await startReader(good, { copies });
    await earlier.reader.requestList("listCountries", {});
    let handle: Handler = () => {};
    const { reader } = await startReader((request, response) => handle(request, response), {
      ...{ copies, patienceMs: 20, inSilenceMs: 20 },
    });
    expect(names(await reader.requestList("listCountries", {}))).toEqual(["GB"]);
    handle = (_request, response) => answer(response, 200, { data: [{ ...country, code: "NZ" }], meta: {} });
    await expect.poll(async () => names(await reader.requestList("listCountries", {}))).toEqual(["NZ"]);
  });

  it("counts as failing at once if it hasn't answered yet, and is still asked", () => {
    const health = createHealth({ now: () => 0, warn: () => {} });
    expect(health.state().failing).toBe(false);
    health.bad({});
    expect([health.state().failing, health.mayAsk()]).toEqual([true, true]);
    health.good();
    health.bad({});
    expect(health.state().failing).toBe(false);
  });

  it("counts as late until it answers, however long that takes", () => {
    let at = 0;
    const health = createHealth({ now: () => at, warn: () => {} });
    health.slow();
    at = 60_000;
    expect([health.state().late, health.isSlow()]).toEqual([true, false]);
    health.good();
    expect(health.state().late).toBe(false);
  });

  it("is still asked for what was never seen while it is only slow", async () => {
    let release = () => {};
    let handle = good;
    const { reader } = await startReader((request, response) => handle(request, response), {
      patienceMs: 20,
    });
    await reader.requestList("listCountries", {});
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sport = { sport: "football", name: "Football", events: 1 };
    handle = (_request, response) =>
      void released.then(() => answer(response, 200, { data: [sport], meta: {} }));
    expect(names(await reader.requestList("listCountries", {}))).toEqual(["GB"]);
    const never = reader.requestList("listSports", {});
    release();
    await expect(never).resolves.not.toBeNull();
  });

  it("fails at once for what was never seen, once that is known", async () => {
    let asked = 0;
    const { reader } = await startReader(() => void asked++, { timeoutMs: 20 });
    await expect(reader.requestList("listCountries", {})).rejects.toMatchObject({ name: "ApiError" });
    await expect(reader.requestSingle("getCountry", { cc: "GB" })).rejects.toMatchObject({ status: 503 });
    expect(asked).toBeLessThanOrEqual(1);
  });
});

describe("what was never seen", () => {
  it("fails by the API, even if that fails too seldom to count as failing", async () => {
    const { reader, noted, health } = await startReader((_request, response) => send(500, "oops")(response));
    health.good();
    await expect(reader.requestList("listCountries", {})).rejects.toMatchObject({ status: 500 });
    expect([noted.failures, health.state().failing]).toEqual([1, false]);
  });

  it("isn’t waited for again while it is being asked for, and is there for the next if it comes after all", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let asked = 0;
    const { reader, copies } = await startReader(
      (request, response) => {
        asked++;
        void released.then(() => good(request, response));
      },
      { inSilenceMs: 20 },
    );
    const read = () => reader.requestList("listCountries", {});
    await expect(read()).rejects.toMatchObject({ status: 503 });
    await expect(read()).rejects.toMatchObject({ status: 503 });
    release();
    await expect.poll(() => copies.get("/countries")).not.toBeNull();
    expect(asked).toBe(1);
    expect(names(await read())).toEqual(["GB"]);
  });

  it("is asked for by few at a time, and by nobody who waits when the API fails", async () => {
    const waiting: ServerResponse[] = [];
    const { reader } = await startReader((_request, response) => void waiting.push(response));
    const reads = Array.from({ length: 100 }, (_, number) =>
      reader.requestSingle("getCountry", { cc: `A${number}` }).catch((error) => error.name),
    );
    await expect.poll(() => waiting.length).toBe(16);
    for (const response of waiting) response.destroy();
    expect(new Set(await Promise.all(reads))).toEqual(new Set(["ApiError"]));
    expect(waiting.length).toBeLessThan(40);
  });
});

describe("the last good copy", () => {
  it("outlives the process that kept it", async () => {
    const copies = createMemoryCopies();
    const first = await startReader(good, { copies });
    await first.reader.requestList("listCountries", {});
    const second = await startReader((_request, response) => response.destroy(), { copies });
    expect(names(await second.reader.requestList("listCountries", {}))).toEqual(["GB"]);
    expect(second.health.state().lastGood).toBeGreaterThan(0);
  });

  it("is confirmed by its tag, which is not counted as a call", async () => {
    let tag: string | undefined;
    const { reader, budget, noted } = await startReader((request, response) => {
      tag = request.headers["if-none-match"];
      if (tag) response.writeHead(304).end();
      else answer(response, 200, { data: [country], meta: {} }, { etag: '"a"' });
    });
    await reader.requestList("listCountries", {});
    expect(names(await reader.requestList("listCountries", {}))).toEqual(["GB"]);
    expect([tag, budget.account().used, noted.stale]).toEqual(['"a"', 1, 0]);
  });

  it("gives way to the API’s own word that something is gone", async () => {
    let handle = good;
    const { reader } = await startReader((request, response) => handle(request, response));
    await reader.requestList("listCountries", {});
    handle = (_request, response) => answer(response, 404, { code: "not_found" });
    expect(await reader.requestList("listCountries", {})).toBeNull();
  });

  it("of what is on now is served if the API’s clock is off", async () => {
    const line = {
      channel: "ch_1",
      now: { title: "News", start: "2026-08-22T18:00:00Z", stop: "2026-08-22T19:00:00Z" },
    };
    let date = new Date().toUTCString();
    const { reader, noted } = await startReader((_request, response) => {
      response.sendDate = false;
      answer(response, 200, { data: [line], meta: {} }, { date });
    });
    await reader.requestList("getCountryNow", { cc: "GB" });
    date = new Date(Date.now() + 7_200_000).toUTCString();
    await reader.requestList("getCountryNow", { cc: "GB" });
    expect(noted.stale).toBe(1);
  });
});
