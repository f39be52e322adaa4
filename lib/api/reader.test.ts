import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import type { CopyStore } from "./copies.ts";
import { required } from "./error.ts";
import type { createReader } from "./reader.ts";
import { answer, createMemoryCopies, type Handler, startReader as start } from "./test-reader.ts";

const startReader = async (handler: Handler, timeoutMs?: number) =>
  (await start(handler, { timeoutMs })).reader;

const country = (code: string) => ({ code, name: code, channels: 1, feeds: 1, listings_today: 1 });

const listCountries = (reader: ReturnType<typeof createReader>) => reader.requestList("listCountries", {});

describe("a read", () => {
  it("carries the key, asks for gzip alone, and names only the parameters that are set", async () => {
    const asked: IncomingMessage[] = [];
    const reader = await startReader((request, response) => {
      asked.push(request);
      answer(response, 200, { data: [], meta: {} });
    });
    await reader.requestList("getSchedule", { id: "a/b", date: undefined, tz: "a&b" });
    expect(asked[0]).toMatchObject({
      url: "/v1/channels/a%2Fb/schedule?tz=a%26b",
      headers: { authorization: "Bearer secret", "accept-encoding": "gzip" },
    });
  });

  it("that many want at the same time is made once, and again afterwards", async () => {
    let asked = 0;
    const reader = await startReader((_request, response) => {
      asked += 1;
      answer(response, 200, { data: [country("GB")], meta: {} });
    });
    await Promise.all([listCountries(reader), listCountries(reader), listCountries(reader)]);
    expect(asked).toBe(1);
    await listCountries(reader);
    expect(asked).toBe(2);
  });

  it("is not made if another was answered since its copy was looked for", async () => {
    let asked = 0;
    const held = createMemoryCopies();
    const { promise: later, resolve: goOn } = Promise.withResolvers<void>();
    let isFirst = true;
    const copies: CopyStore = {
      ...held,
      get: async (path) => {
        const found = await held.get(path);
        const isHeld = isFirst;
        isFirst = false;
        if (isHeld) await later;
        return found;
      },
    };
    const { reader } = await start(
      (_request, response) => {
        asked += 1;
        answer(response, 200, { data: [country("GB")], meta: {} });
      },
      { copies },
    );
    const first = listCountries(reader);
    const second = await listCountries(reader);
    goOn();
    expect(await first).toEqual(second);
    expect(asked).toBe(1);
  });

  it("of something unknown is null", async () => {
    const reader = await startReader((_request, response) => answer(response, 404, { code: "not_found" }));
    expect(await listCountries(reader)).toBeNull();
  });

  it.each([
    [403, "plan_required", "plan"],
    [403, "outside_plan_window", "plan-window"],
    [401, "invalid_key", "key"],
    [501, "not_implemented", "not-served"],
  ])("that is refused with %d %s is unavailable: %s", async (status, code, unavailable) => {
    const reader = await startReader((_request, response) => answer(response, status, { code }));
    const refused = await listCountries(reader);
    expect(refused).toEqual({ unavailable });
    expect(() => required(refused, "countries")).toThrow(unavailable);
  });

  it.each([
    ["an error", (response: ServerResponse) => response.writeHead(503).end("<h1>down</h1>")],
    ["a page instead of JSON", (response: ServerResponse) => response.writeHead(200).end("<html>")],
    ["an unknown shape", (response: ServerResponse) => response.writeHead(200).end('{"ok":true}')],
    ["a redirect", (response: ServerResponse) => response.writeHead(302, { location: "/v1/x" }).end()],
    ["a cut connection", (response: ServerResponse) => response.destroy()],
  ])("that meets %s fails, and is never an empty list", async (_what, respond) => {
    const reader = await startReader((_request, response) => respond(response));
    await expect(listCountries(reader)).rejects.toMatchObject({ name: "ApiError" });
  });

  it("that isn't answered in time fails", async () => {
    const reader = await startReader(() => {}, 30);
    await expect(listCountries(reader)).rejects.toMatchObject({ name: "ApiError", status: 0 });
  });
});

describe("a walk through pages", () => {
  const channel = (id: string) => ({ id, name: id });
  const pages: Record<string, unknown> = {
    start: { data: [channel("GB")], meta: { next: "two" } },
    two: { data: [channel("ES")], meta: { next: "three" } },
    three: { data: [channel("JP")], meta: { next: null } },
  };
  const pageOf = (request: IncomingMessage) =>
    new URL(request.url ?? "/", "http://localhost").searchParams.get("cursor") ?? "start";

  it("reads every item in order", async () => {
    const reader = await startReader((request, response) => answer(response, 200, pages[pageOf(request)]));
    const all = required(await reader.requestAll("listChannels", {}), "channels");
    expect(all?.map(({ id }) => id)).toEqual(["GB", "ES", "JP"]);
  });

  it("that comes to the same page again fails", async () => {
    const reader = await startReader((_request, response) => answer(response, 200, pages.start));
    await expect(reader.requestAll("listChannels", {})).rejects.toThrow("same page");
  });
});
