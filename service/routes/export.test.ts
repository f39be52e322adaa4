import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fromIso, toIso } from "../../contract/time.ts";
import { listenInTest } from "../../outside/test-server.ts";
import { xmltvIdOf } from "../ids.ts";
import { readXmltv } from "../ingest/xmltv/test-read.ts";
import { createHttpServer } from "../server.ts";
import { replaceAllSlots, type TestSlot } from "../store/test-rows.ts";
import { openTestApp } from "../test-app.ts";

const at = "2026-08-22T18:00:00Z";

/** A slot an hour for some hours, from a time on, named by its start. */
const hourly = (from: string, count: number): TestSlot[] =>
  Array.from({ length: count }, (_, n) => {
    const start = fromIso(from) + n * 3600;
    return { start, stop: start + 3600, title: toIso(start) };
  });

const channels = [
  { key: "one", name: "One & Only", position: 2, slots: hourly("2026-08-20T00:00:00Z", 120) },
  { key: "two", name: "Two", position: 1, slots: hourly("2026-08-22T12:00:00Z", 3) },
  { key: "three", country: "NZ" },
];

/** A channel whose slots make a file of several parts. */
const long = {
  key: "long",
  name: "Long",
  position: 3,
  slots: hourly("2026-08-22T00:00:00Z", 700).map((slot) => ({ ...slot, description: "long ".repeat(50) })),
};
const lastOfLong = long.slots.at(-1)?.start ?? 0;

/** A channel's id in the file. */
const inFile = (id = "") => xmltvIdOf(id);

const window = "from=2026-08-22T12:30:00Z&to=2026-08-22T14:00:00Z";

describe("GET /export.xmltv", () => {
  it("gives the named channels in the order named, then what overlaps the window, channel by channel", async () => {
    const { request, ids } = await openTestApp({ at, channels });
    const [one, two, three] = ids;
    const response = await request(`/export.xmltv?channels=${one},${three},${two}&${window}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="nownext.xml"');
    const hours = ["2026-08-22T12:00:00Z", "2026-08-22T13:00:00Z"];
    expect(readXmltv(await response.text())).toEqual({
      ids: [one, three, two].map(inFile),
      programmes: [
        ...hours.map((hour) => `${inFile(one)} ${hour}`),
        ...hours.map((hour) => `${inFile(two)} ${hour}`),
      ],
    });
  });

  it("gives a country in lineup order, from the beginning of its today for 31 days", async () => {
    const far = hourly("2026-09-21T22:00:00Z", 3);
    const { request, ids } = await openTestApp({
      at,
      channels: [{ key: "far", position: 9, slots: far }, ...channels],
    });
    const response = await request("/export.xmltv?country=gb");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="nownext-GB.xml"');
    const file = readXmltv(await response.text());
    expect(file.ids).toEqual([ids[2], ids[1], ids[0]].map(inFile));
    // London's 22nd begins at 23 h UTC.
    expect(file.programmes).toContain(`${inFile(ids[1])} 2026-08-21T23:00:00Z`);
    expect(file.programmes).not.toContain(`${inFile(ids[1])} 2026-08-21T22:00:00Z`);
    expect(file.programmes.at(-1)).toBe(`${inFile(ids[0])} 2026-09-21T22:00:00Z`);
  });

  it("gives those of a country that are listed in its window, which XMLTV's validator demands", async () => {
    const { request, ids } = await openTestApp({ at, channels });
    const early = `from=2026-08-22T00:00:00Z&to=2026-08-22T02:00:00Z`;
    const country = readXmltv(await (await request(`/export.xmltv?country=GB&${early}`)).text());
    expect(country.ids).toEqual([inFile(ids[0])]);
    const named = readXmltv(await (await request(`/export.xmltv?channels=${ids[1]}&${early}`)).text());
    expect(named.ids).toEqual([inFile(ids[1])]);
  });

  it("has no programmes if it would end before it begins", async () => {
    const { request } = await openTestApp({ at, channels });
    const file = readXmltv(await (await request("/export.xmltv?country=GB&to=2026-08-21T00:00:00Z")).text());
    expect(file).toEqual({ ids: [], programmes: [] });
  });

  it("is gzipped for a client that takes it", async () => {
    const { request } = await openTestApp({ at, channels });
    const response = await request("/export.xmltv?country=GB", { headers: { "Accept-Encoding": "gzip" } });
    expect(response.headers.get("Content-Encoding")).toBe("gzip");
    const xml = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(readXmltv(xml).ids).toHaveLength(2);
  });

  it("is read from the store no faster than it is asked for, and no further than it is wanted", async () => {
    const { request, ids, store } = await openTestApp({
      at,
      channels: Array.from({ length: 20 }, (_, n) => ({
        key: `channel ${n}`,
        slots: hourly("2026-08-22T00:00:00Z", 500).map((slot) => ({
          ...slot,
          description: "long ".repeat(50),
        })),
      })),
    });
    const response = await request(`/export.xmltv?channels=${ids}`);
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let xml = decoder.decode((await reader?.read())?.value, { stream: true });
    await replaceAllSlots(store.db, ids[19] ?? "", [
      { start: fromIso(at), stop: fromIso(at) + 60, title: "Came meanwhile" },
    ]);
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      xml += decoder.decode(part.value, { stream: true });
    expect(readXmltv(xml).programmes.at(-1)).toBe(`${inFile(ids[19])} Came meanwhile`);

    const left = await request(`/export.xmltv?channels=${ids}`);
    await left.body?.cancel();
    await store.db.schema.dropTable("slot").execute();
  });

  it("is cut off, without a reason, if it can't be completed", async () => {
    const { app, key, request, store } = await openTestApp({ at, channels: [...channels, long] });
    await store.db.updateTable("slot").set({ body: "{" }).where("start", "=", lastOfLong).execute();
    const port = await listenInTest(createHttpServer(app.fetch).server);
    let xml = "";
    const read = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/v1/export.xmltv?country=GB`, {
        headers: { Authorization: `Bearer ${key}` },
      });
      for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) xml += part;
    };
    await expect(read()).rejects.toThrow(TypeError);
    expect(xml).not.toMatch(/<\/tv>|error|JSON/i);
    const inProcess = await request("/export.xmltv?country=GB");
    await expect(inProcess.text()).rejects.toThrow(/^the answer was cut short$/);
  });

  it("is a problem where it can't even be begun", async () => {
    const { problem, store } = await openTestApp({ at, channels });
    await store.db.schema.dropTable("slot").execute();
    expect(await problem("/export.xmltv?country=GB")).toMatchObject({ status: 500, code: "internal" });
  });

  it("answers 304 to what the client has, until its channels' listings change", async () => {
    const { request, store, ids, guide } = await openTestApp({ at, channels });
    const path = `/export.xmltv?channels=${ids[1]}`;
    const etag = (await request(path)).headers.get("ETag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    const status = async () => (await request(path, { headers: { "If-None-Match": etag } })).status;
    expect(await status()).toBe(304);
    await replaceAllSlots(store.db, ids[0] ?? "", []);
    await guide.poll();
    expect(await status()).toBe(304);
    await replaceAllSlots(store.db, ids[1] ?? "", hourly("2026-08-22T12:00:00Z", 4));
    await guide.poll();
    expect(await status()).toBe(200);
    expect((await request(`${path}&from=2026-08-22T10:00:00Z`)).headers.get("ETag")).not.toBe(etag);
  });

  it("answers HEAD as GET, without the body", async () => {
    const { request } = await openTestApp({ at, channels });
    const head = await request("/export.xmltv?country=GB", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(await head.text()).toBe("");
  });

  it("gives a free key what is on until today ends, and refuses what lies outside its window", async () => {
    const { request, problem, ids } = await openTestApp({ at, channels, plan: "free" });
    const file = readXmltv(await (await request(`/export.xmltv?channels=${ids[0]}`)).text());
    expect(file.programmes.at(0)).toBe(`${inFile(ids[0])} 2026-08-22T00:00:00Z`);
    expect(file.programmes.at(-1)).toBe(`${inFile(ids[0])} 2026-08-22T23:00:00Z`);
    const days = "from=2026-08-21T00:00:00Z&to=2026-08-23T00:00:00Z";
    expect((await request(`/export.xmltv?channels=${ids[0]}&${days}`)).status).toBe(200);
    for (const beyond of ["from=2026-08-20T23:59:59Z", "to=2026-08-23T00:00:01Z"])
      expect(await problem(`/export.xmltv?country=GB&${beyond}`)).toMatchObject({
        status: 403,
        code: "outside_plan_window",
      });
  });

  it.each([
    ["", 400, "missing_parameter"],
    ["country=GB&channels=ch_0000000000", 400, "invalid_parameter"],
    ["country=GBR", 400, "invalid_parameter"],
    ["channels=one", 400, "invalid_parameter"],
    ["country=GB&fields=title", 400, "unknown_parameter"],
    ["country=GB&from=2026-08-22T00:00:00Z&to=2026-08-22T00:00:00Z", 400, "invalid_parameter"],
    ["country=GB&from=2026-08-01T00:00:00Z&to=2026-09-01T00:00:01Z", 400, "invalid_parameter"],
    ["country=FR", 404, "not_found"],
    ["channels=ch_0000000000", 404, "not_found"],
  ])("refuses %j with %i %s, as a problem", async (query, status, code) => {
    const { problem } = await openTestApp({ at, channels });
    expect(await problem(`/export.xmltv${query && `?${query}`}`)).toMatchObject({ status, code });
  });
});
