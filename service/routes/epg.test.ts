import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { problemSchema } from "../../contract/problem.ts";
import { fromIso } from "../../contract/time.ts";
import { createEpgAddress, type EpgScope, epgForm, revokeEpgAddress } from "../epg/addresses.ts";
import { channelIdOf, xmltvIdOf } from "../ids.ts";
import { readXmltv } from "../ingest/xmltv/test-read.ts";
import { replaceProviderLineup } from "../store/provider-lineups.ts";
import type { TestSlot } from "../store/test-rows.ts";
import { openTestApp } from "../test-app.ts";

const at = "2026-08-22T18:00:00Z";

/** A slot a day at noon UTC, named by its date. */
const daily = (from: string, count: number): TestSlot[] =>
  Array.from({ length: count }, (_, n) => {
    const start = fromIso(`${from}T12:00:00Z`) + n * 86_400;
    return { start, stop: start + 3600, title: new Date(start * 1000).toISOString().slice(0, 10) };
  });

const channels = [
  { key: "one", name: "One & Only", position: 2, slots: daily("2026-08-20", 40) },
  { key: "two", name: "Two", position: 1, slots: daily("2026-08-22", 2) },
  { key: "three", country: "NZ", slots: daily("2026-08-20", 40) },
];

async function open(scope: EpgScope, more: Parameters<typeof openTestApp>[0] = {}) {
  const opened = await openTestApp({ at, channels, ...more });
  const token = await createEpgAddress(opened.store.db, { scope, now: 0 });
  const get = (rest: string, headers = {}) => opened.app.request(`/epg/${token}${rest}`, { headers });
  return { ...opened, ids: opened.ids.map(xmltvIdOf), token, get };
}

const problem = async (response: Response) => problemSchema.parse(await response.json());

describe("a guide address", () => {
  it("serves a country's channels in their order, from today for 14 days, to anybody who has it", async () => {
    const { get, ids } = await open({ country: "GB" });
    const response = await get(".xml");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    const file = readXmltv(await response.text());
    expect(file.ids).toEqual([ids[1], ids[0]]);
    expect(file.programmes.filter((each) => each.startsWith(ids[0] ?? "")).at(0)).toBe(
      `${ids[0]} 2026-08-22`,
    );
    expect(file.programmes.at(-1)).toBe(`${ids[0]} 2026-09-04`);
  });

  it("marks what is live as players look for it, unless it has to keep to the DTD", async () => {
    const live = { new: false, live: true, repeat: false };
    const slot = { start: fromIso(at), stop: fromIso(at) + 3600, title: "Match", flags: live };
    const { get } = await open({ country: "GB" }, { channels: [{ key: "one", position: 1, slots: [slot] }] });
    const [players, dtd] = [await get(".xml"), await get(".xml?form=dtd")];
    expect(await players.text()).toContain("<keyword>live</keyword><live/>");
    expect(await dtd.text()).toContain("<keyword>live</keyword></programme>");
    expect(players.headers.get("ETag")).not.toBe(dtd.headers.get("ETag"));
  });

  it("is a gzip file where its name ends so, and gzipped on its way where a client takes that", async () => {
    const { get } = await open({ country: "GB" });
    const plain = await (await get(".xml")).text();
    const file = await get(".xml.gz", { "Accept-Encoding": "gzip" });
    expect(file.headers.get("Content-Type")).toBe("application/gzip");
    expect(file.headers.get("Content-Encoding")).toBeNull();
    expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="nownext-GB.xml.gz"');
    expect(gunzipSync(Buffer.from(await file.arrayBuffer())).toString()).toBe(plain);
    const coded = await get(".xml", { "Accept-Encoding": "gzip" });
    expect(coded.headers.get("Content-Encoding")).toBe("gzip");
    expect(gunzipSync(Buffer.from(await coded.arrayBuffer())).toString()).toBe(plain);
  });

  it("serves the days asked for, and leaves alone what a player adds of its own", async () => {
    const { get, ids } = await open({ channels: [channelIdOf("one")] });
    const { programmes } = readXmltv(await (await get(".xml?days=2&offset=1&_=123&cache=")).text());
    expect(programmes).toEqual([`${ids[0]} 2026-08-23`, `${ids[0]} 2026-08-24`]);
  });

  it("begins its days at midnight in the country of the channels that it names", async () => {
    const { get } = await open({ channels: [channelIdOf("three")] }, { at: "2026-08-22T10:00:00Z" });
    const { programmes } = readXmltv(await (await get(".xml?days=1")).text());
    // Noon in UTC is midnight in New Zealand, where it is still the evening of the 22nd.
    expect(programmes).toEqual([expect.stringMatching(/ 2026-08-21$/)]);
  });

  it.each(["days=0", "days=32", "offset=31", "days=two", "ids=theirs", "days=1&days=2"])(
    "refuses %s by name",
    async (query) => {
      const { get } = await open({ country: "GB" });
      const refused = await problem(await get(`.xml?${query}`));
      expect(refused).toMatchObject({ status: 400, code: "invalid_parameter" });
      expect(refused.detail).toMatch(new RegExp(`^${query.split("=")[0]} `));
    },
  );

  it("names channels as their sources do where that is asked for", async () => {
    const { get, ids } = await open({ country: "GB" });
    const { ids: theirs, programmes } = readXmltv(await (await get(".xml?ids=source")).text());
    expect(theirs).toEqual(["two", "one"]);
    expect(programmes[0]).toBe("two 2026-08-22");
    expect(await (await get(".m3u?ids=source")).text()).toContain('tvg-id="two"');
    expect(await (await get(".m3u")).text()).toContain(`tvg-id="${ids[1]}"`);
  });

  it("serves a lineup in its order, with its numbers", async () => {
    const { store, app, ids, guide } = await openTestApp({ at, channels });
    const lineup = { id: "ln_0123456789", country: "GB", name: "A provider", region: null, access: null };
    const place = { known: null, token: null };
    await replaceProviderLineup(store.db, lineup, [
      { ...place, name: "One & Only", number: 7 },
      { ...place, name: "Two", number: 9 },
    ]);
    await guide.poll();
    const token = await createEpgAddress(store.db, { scope: { lineup: lineup.id }, now: 0 });
    const list = await (await app.request(`/epg/${token}.m3u`)).text();
    expect([...list.matchAll(/tvg-id="([\w.]+)".*tvg-chno="(\d+)"/g)].map(([, id, n]) => [id, n])).toEqual([
      [xmltvIdOf(ids[0] ?? ""), "7"],
      [xmltvIdOf(ids[1] ?? ""), "9"],
    ]);
  });

  it("answers 304 to what a player has, until its listings change", async () => {
    const { get } = await open({ country: "GB" });
    for (const rest of [".xml", ".xml.gz", ".m3u"]) {
      const tag = (await get(rest)).headers.get("ETag") ?? "";
      expect((await get(rest, { "If-None-Match": tag })).status).toBe(304);
    }
  });

  it("passes over channels that have left the guide", async () => {
    const { get, ids } = await open({ channels: ["ch_0000000000", channelIdOf("two")] });
    expect(readXmltv(await (await get(".xml")).text()).ids).toEqual([ids[1]]);
  });

  it("is gone within five seconds once it is revoked, and then looks like none", async () => {
    const { get, store, token, moveTo } = await open({ country: "GB" });
    expect((await get(".xml")).status).toBe(200);
    await revokeEpgAddress(store.db, { which: token, now: 1 });
    await moveTo("2026-08-22T18:00:05Z");
    const revoked = await problem(await get(".xml"));
    const { app } = await openTestApp({ at });
    const none = await problem(await app.request(`/epg/${epgForm.create()}.xml`));
    expect(revoked).toMatchObject({ status: 404, code: "not_found", detail: none.detail });
  });

  it.each(["", ".xml", "nn_epg_.xml", "x.m3u", `${epgForm.create()}.json`])("isn't /epg/%s", async (name) => {
    const { app } = await openTestApp({ at });
    expect((await app.request(`/epg/${name}`)).status).toBe(404);
  });

  it("answers no other method", async () => {
    const { app, token } = await open({ country: "GB" });
    const response = await app.request(`/epg/${token}.xml`, { method: "POST" });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
  });

  it("is limited to what players need, by itself alone", async () => {
    const { get, store, app, moveTo } = await open({ country: "GB" });
    const statuses = new Set<number>();
    for (let n = 0; n < 60; n++) statuses.add((await get(".m3u")).status);
    expect([...statuses]).toEqual([200]);
    const refused = await get(".m3u");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("20");
    const other = await createEpgAddress(store.db, { scope: { country: "GB" }, now: 0 });
    expect((await app.request(`/epg/${other}.m3u`)).status).toBe(200);
    await moveTo("2026-08-22T18:00:20Z");
    expect((await get(".m3u")).status).toBe(200);
  });
});
