import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import {
  type NewSource,
  type RefusedSource,
  refusedSourceSchema,
  type SetupRun,
  setupRunSchema,
  setupSchema,
  statusSchema,
} from "../../contract/operator.ts";
import { listenInTest } from "../../outside/test-server.ts";
import { runIngest } from "../background/thread.ts";
import { xmltv } from "../ingest/test-guide.ts";
import { ingestHere } from "../ingest/test-ingest.ts";
import { placeForEach } from "../ingest/test-place.ts";
import { createLog } from "../log.ts";
import { createDesk } from "../sources/desk.ts";
import { readSource } from "../sources/read-source.ts";
import { openUploads } from "../sources/uploads.ts";
import { listSources } from "../store/sources.ts";
import { openTestApp } from "../test-app.ts";

const place = placeForEach();

const secret = "a-secret-of-the-launcher";
const at = "2026-08-22T18:00:00Z";

const guide = (day: string) =>
  xmltv(
    Array.from({ length: 4 }, (_, hour) => [
      "one",
      `${day}T${18 + hour}:00:00Z`,
      `${day}T${19 + hour}:00:00Z`,
      `Hour ${hour}`,
    ]),
  );

/** The sources, but for the one of the app's own tests. */
const listOwn = async () => (await listSources(place.store.db)).filter(({ name }) => name !== "test");

/** The operator's side of a service with the desk that main.ts makes, whose uploads may have so many bytes. */
async function openOperator({ mostBytes = 100_000, ingest = ingestHere } = {}) {
  const { store, url, folder } = place;
  const desk = createDesk({
    db: store.db,
    storeUrl: url,
    retentionDays: 35,
    clock: () => Date.parse(at),
    log: createLog("silent"),
    uploads: openUploads(folder, mostBytes),
    read: (place, options) => readSource({ ...place, ingest }, options),
  });
  const { app } = await openTestApp({ at, store, desk, linkSecret: secret });
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(`/operator${path}`, { ...init, headers: { Authorization: `Bearer ${secret}` } });

  async function answerOf(response: Response) {
    const body = await response.json();
    return response.status === 422 ? refusedSourceSchema.parse(body).problems : setupRunSchema.parse(body);
  }
  return {
    app,
    ask,
    add: async (wanted: Partial<NewSource>) =>
      answerOf(
        await ask("/sources", {
          method: "POST",
          body: JSON.stringify({
            name: "",
            address: "",
            country: "NZ",
            timezone: "",
            minutes: "360",
            ...wanted,
          }),
        }),
      ),
    upload: async (body: string, settings: Record<string, string> = {}) => {
      const query = { name: "mine", country: "NZ", timezone: "", file: "guide.xml", ...settings };
      return answerOf(await ask(`/uploads?${new URLSearchParams(query)}`, { method: "POST", body }));
    },
    /** The run, once it is over. */
    ended: async (answer: SetupRun | RefusedSource["problems"]): Promise<SetupRun> => {
      if (Array.isArray(answer)) throw new Error(JSON.stringify(answer));
      let run = answer;
      await expect
        .poll(async () => {
          run = setupRunSchema.parse(await (await ask(`/runs/${answer.id}`)).json());
          return run.state;
        })
        .not.toMatch(/waiting|running/);
      return run;
    },
  };
}

/** A publisher on this machine that answers with a guide, or with a status. */
async function openPublisher(answer: string | number) {
  const server = createServer((_, response) => {
    if (typeof answer === "number") response.writeHead(answer).end();
    else response.end(answer);
  });
  return `http://127.0.0.1:${await listenInTest(server)}/guide.xml`;
}

describe("the operator's side", () => {
  test.each([
    [undefined, "no secret"],
    ["Bearer another-secret", "a wrong one"],
  ])("is absent with authorization %s (%s), whatever is asked of it", async (authorization, _) => {
    const { app } = await openOperator();
    const headers: HeadersInit = authorization ? { Authorization: authorization } : {};
    for (const [path, method] of [
      ["/operator/status", "GET"],
      ["/operator/setup", "GET"],
      ["/operator/sources", "POST"],
      ["/operator/uploads", "POST"],
    ] as const)
      expect((await app.request(path, { method, headers })).status).toBe(404);
    expect(await listOwn()).toEqual([]);
  });

  test("is absent unless the launcher made a secret", async () => {
    const { app } = await openTestApp({ store: place.store });
    const headers = { Authorization: "Bearer null" };
    expect((await app.request("/operator/status", { headers })).status).toBe(404);
  });

  test("lists a country's publishers with their terms, then those of many countries", async () => {
    const { ask } = await openOperator();
    const setup = setupSchema.parse(await (await ask("/setup?country=NZ")).json());
    expect(setup.publishers[0]).toMatchObject({ name: "mjh-nz", address: expect.stringMatching(/^https:/) });
    expect(setup).toMatchObject({ sample: false, timezone: "Pacific/Auckland", minutes: 360 });
  });
});

describe("adding a source", () => {
  test("reads an uploaded file, gives its account, and isn't read again by itself", async () => {
    const { upload, ended } = await openOperator({ ingest: runIngest });
    const run = await ended(await upload(guide("2026-08-22")));
    expect(run).toMatchObject({
      source: "mine",
      country: "NZ",
      state: "done",
      problem: null,
      result: { changed: true, channels: 1, slots: 4, hasComing: true },
    });
    expect(run.result?.account).toContainEqual({ fact: "changed", text: "4 slots on 1 channel" });
    expect(await listOwn()).toMatchObject([{ name: "mine", country: "NZ", slots: 4, refresh_minutes: null }]);
  });

  test("reads an address, and again every so many minutes", async () => {
    const { add, ended } = await openOperator();
    const address = await openPublisher(guide("2026-08-22"));
    expect(await ended(await add({ address, minutes: "60" }))).toMatchObject({
      source: "guide",
      state: "done",
    });
    expect(await listOwn()).toMatchObject([{ name: "guide", location: address, refresh_minutes: 60 }]);
  });

  test("says of a guide that is all over that nothing is upcoming", async () => {
    const { upload, ended } = await openOperator();
    expect((await ended(await upload(guide("2026-08-20")))).result).toMatchObject({
      hasComing: false,
      lastStop: Date.parse("2026-08-20T22:00:00Z") / 1000,
    });
  });

  test.each([
    ["an address that isn't http(s)", { address: "file:///etc/passwd" }, ["address"]],
    ["nothing", {}, ["address"]],
    [
      "several settings",
      { address: "x", country: "?", timezone: "+2", minutes: "1" },
      ["address", "country", "timezone", "minutes"],
    ],
    ["a name that is no name", { address: "https://a.example/", name: "../up" }, ["name"]],
  ])("refuses %s by the name of the field, and adds nothing", async (_, wanted, fields) => {
    const { add } = await openOperator();
    const problems = await add(wanted);
    expect(problems).toEqual(fields.map((field) => ({ field, detail: expect.any(String) })));
    expect(await listOwn()).toEqual([]);
  });

  test("refuses the name of a source that has listings from elsewhere", async () => {
    const { add, upload, ended } = await openOperator();
    await ended(await upload(guide("2026-08-22"), { name: "home" }));
    expect(await add({ address: "https://a.example/", name: "home" })).toEqual([
      { field: "name", detail: "another source is called home: choose another name" },
    ]);
  });

  test.each([
    [404, "answered 404"],
    ["<html>Sign in</html>", "line 1"],
  ] as const)(
    "names the address if the publisher answers %s, and keeps no source",
    async (answer, detail) => {
      const { add, ended } = await openOperator();
      const run = await ended(await add({ address: await openPublisher(answer) }));
      expect(run).toMatchObject({ state: "failed", problem: { field: "address" } });
      expect(run.problem?.detail).toContain(detail);
      expect(await listOwn()).toEqual([]);
    },
  );

  test("refuses a file that is too large or empty, or no guide", async () => {
    const { upload, ended } = await openOperator({ mostBytes: 2_000_000 });
    expect(await upload("x".repeat(2_000_001))).toEqual([
      { field: "file", detail: "a file may have at most 1 MB: gzip it" },
    ]);
    expect(await upload("")).toEqual([{ field: "file", detail: "the file is empty" }]);
    expect(await ended(await upload("just text"))).toMatchObject({
      state: "failed",
      problem: { field: "file" },
    });
  });

  test("holds back a file of far fewer listings, until the operator insists", async () => {
    const { upload, ended, ask } = await openOperator();
    await ended(await upload(guide("2026-08-22")));
    const few = xmltv([["one", `${at}`, "2026-08-22T19:00:00Z", "Alone"]]);
    const held = await ended(await upload(few));
    expect(held.state).toBe("held_back");
    await ask(`/runs/${held.id}/force`, { method: "POST" });
    expect(await ended(held)).toMatchObject({ state: "done", result: { slots: 1 } });
  });
});

test("the status has each source's runs with what they left out, and keeps addresses to itself", async () => {
  const { add, upload, ended, ask } = await openOperator();
  const address = await openPublisher(guide("2026-08-22"));
  await ended(await add({ address: `${address}?password=hush`, minutes: "60" }));
  await ended(await upload(guide("2026-08-22")));
  const text = await (await ask("/status")).text();
  expect(text).not.toContain("hush");
  const status = statusSchema.parse(JSON.parse(text));
  expect(status.sources.filter(({ name }) => name !== "test")).toMatchObject([
    { name: "guide", nextAt: Date.parse(at) / 1000 + 3600, runs: [{ outcome: "ok", slots: 4 }] },
    { name: "mine", nextAt: null, from: "mine.upload", runs: [{ outcome: "ok", slots: 4 }] },
  ]);
});
