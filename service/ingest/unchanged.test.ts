import { createServer, type IncomingHttpHeaders } from "node:http";
import { describe, expect, test } from "vitest";
import { fromIso } from "../../contract/time.ts";
import { listenInTest } from "../../outside/test-server.ts";
import { nextRevision } from "../store/revision.ts";
import { forgetContent, getSource } from "../store/sources.ts";
import { performIngest } from "./perform.ts";
import { rejoinFeeds } from "./rejoin.ts";
import { removeSource } from "./remove-source.ts";
import type { IngestProgress } from "./request.ts";
import { type Line, openTestGuide, xmltv } from "./test-guide.ts";

const now = fromIso("2026-08-22T12:00:00Z");
const daySeconds = 86_400;
const midnight = Math.floor(now / daySeconds) * daySeconds;

const on = (channel: string, title = "News"): Line[] => [
  [channel, "2026-08-20T18:00:00Z", "2026-08-20T19:00:00Z", "Past"],
  [channel, "2026-08-22T18:00:00Z", "2026-08-22T19:00:00Z", title],
  [channel, "2026-08-22T19:00:00Z", "2026-08-22T20:00:00Z", title],
];

type Guide = Awaited<ReturnType<typeof openTestGuide>>;
type Options = Parameters<Guide["request"]>[2];

const readingPhases = ["downloading", "comparing", "reading", "writing"] as const;

/** Ingests a file, and returns the result and the phases before derivation that the run went through. */
async function ingest(guide: Guide, content: string, options: Options & { at?: number } = {}) {
  const { at = now, ...rest } = options;
  const phases = new Set<IngestProgress["phase"]>();
  const request = await guide.request(at, content, rest);
  const { outcome, slots, changed } = await performIngest(request, ({ phase }) => phases.add(phase));
  return {
    outcome,
    slots,
    changed: changed.slots,
    phases: readingPhases.filter((phase) => phases.has(phase)),
  };
}

const endsEarly = { outcome: "unchanged", phases: ["comparing"] };
const isReadInFull = { phases: ["comparing", "reading", "writing"] };
const isDownloaded = { phases: ["downloading", "reading", "writing"] };
const endsDownloaded = { outcome: "unchanged", phases: ["downloading"] };
const isReadAtOnce = { phases: ["reading", "writing"] };

describe("a run of the same file", () => {
  test("ends without parsing it, and reports the existing listings", async () => {
    const guide = await openTestGuide();
    expect(await ingest(guide, xmltv(on("one")))).toMatchObject({ outcome: "ok", ...isReadAtOnce });
    const again = await ingest(guide, xmltv(on("one")), { at: now + daySeconds });
    expect(again).toEqual({ ...endsEarly, slots: 3, changed: 0 });
    expect(await getSource(guide.store.db, "test")).toMatchObject({
      status: "unchanged",
      slots: 3,
      checked_at: now + daySeconds,
      updated_at: now,
    });
  });

  test("reads the file in full only once it has changed", async () => {
    const guide = await openTestGuide();
    await ingest(guide, xmltv(on("one")));
    expect(await ingest(guide, xmltv(on("one", "Film")))).toMatchObject({ changed: 2, ...isReadInFull });
    expect(await ingest(guide, xmltv(on("one", "Film")))).toMatchObject(endsEarly);
  });

  test("ends early after one that was held back, since that one changed nothing", async () => {
    const guide = await openTestGuide();
    const full = xmltv([...on("one"), ...on("two")]);
    await ingest(guide, full);
    expect(await ingest(guide, xmltv(on("one").slice(1)))).toMatchObject({ outcome: "held_back" });
    expect(await ingest(guide, xmltv(on("one").slice(1)))).toMatchObject({ outcome: "held_back" });
    expect(await ingest(guide, full)).toMatchObject({ ...endsEarly, slots: 6 });
  });

  test("is read in full if it is forced", async () => {
    const guide = await openTestGuide();
    await ingest(guide, xmltv(on("one")));
    expect(await ingest(guide, xmltv(on("one")), { force: true })).toMatchObject(isReadAtOnce);
  });

  test.each<[string, Options]>([
    ["country", { source: { name: "test", country: "FR", timezone: null } }],
    ["zone", { source: { name: "test", country: "GB", timezone: "Europe/Paris" } }],
    ["retention", { keptFrom: midnight - 30 * daySeconds }],
  ])("is read in full under another %s", async (_, options) => {
    const guide = await openTestGuide();
    const first = { keptFrom: midnight - daySeconds };
    await ingest(guide, xmltv(on("one")), first);
    expect(await ingest(guide, xmltv(on("one")), first)).toMatchObject(endsEarly);
    expect(await ingest(guide, xmltv(on("one")), { ...first, ...options })).toMatchObject(isReadAtOnce);
  });

  test("restores what a longer retention keeps", async () => {
    const guide = await openTestGuide();
    await ingest(guide, xmltv(on("one")), { keptFrom: midnight - daySeconds });
    expect(await guide.slots()).toHaveLength(2);
    expect(await ingest(guide, xmltv(on("one")), { keptFrom: midnight - 30 * daySeconds })).toMatchObject({
      changed: 1,
    });
    expect(await guide.slots()).toContain("one: Past");
  });

  test("completes what an interrupted run began, whatever that one read", async () => {
    const guide = await openTestGuide();
    const old = xmltv(on("one"));
    await ingest(guide, old);
    const request = await guide.request(now, xmltv([...on("one", "Film"), ...on("two")]));
    const cutShort = performIngest(request, ({ phase }) => {
      if (phase === "writing") throw new Error("the connection to the store was lost");
    });
    await expect(cutShort).rejects.toThrow("was lost");
    expect(await ingest(guide, old)).toMatchObject(isReadAtOnce);
    expect(await guide.slots()).toContain("one: News");
    expect(await guide.slots()).not.toContain("one: Film");
  });

  test("lets go of the channels that the source had from another location", async () => {
    const guide = await openTestGuide();
    await ingest(guide, xmltv(on("one")));
    const elsewhere = await guide.request(now, xmltv(on("two")), { name: "elsewhere" });
    const moved = { input: elsewhere.input };
    // The first file from another location may be another part of the source.
    expect(await ingest(guide, "", moved)).toMatchObject({ outcome: "ok" });
    expect(await guide.slots()).toContain("one: News");
    expect(await ingest(guide, "", moved)).toMatchObject({ changed: 2, ...isReadAtOnce });
    expect(await guide.slots()).not.toContain("one: News");
    expect(await ingest(guide, "", moved)).toMatchObject(endsEarly);
  });

  test.each<[string, (guide: Guide) => Promise<unknown>]>([
    ["another source was removed", (guide) => removeSource(guide.store.db, "other")],
    [
      "the feeds were joined again",
      ({ store }) =>
        store.db.transaction().execute(async (trx) => {
          await nextRevision(trx);
          await rejoinFeeds(trx);
        }),
    ],
  ])("is read in full after %s", async (_, change) => {
    const guide = await openTestGuide();
    await ingest(guide, xmltv(on("two")), { name: "other", source: { ...gb, name: "other" } });
    await ingest(guide, xmltv(on("one")));
    expect(await ingest(guide, xmltv(on("one")))).toMatchObject(endsEarly);
    await change(guide);
    expect(await ingest(guide, xmltv(on("one")))).toMatchObject(isReadAtOnce);
    expect(await ingest(guide, xmltv(on("one")))).toMatchObject(endsEarly);
  });

  test("is read in full if the feeds were joined again while it was first written", async () => {
    const guide = await openTestGuide();
    let forgotten: Promise<void> | null = null;
    await performIngest(await guide.request(now, xmltv(on("one"))), ({ phase }) => {
      if (phase === "writing") forgotten ??= forgetContent(guide.store.db);
    });
    await forgotten;
    expect(await ingest(guide, xmltv(on("one")))).toMatchObject(isReadAtOnce);
  });
});

const gb = { country: "GB", timezone: null };

describe("a run of an address", () => {
  /** Serves a guide with an ETag, and records the request headers. */
  async function serve(first: string, { heeds }: { heeds: boolean }) {
    let content = first;
    const asked: IncomingHttpHeaders[] = [];
    const server = createServer((request, response) => {
      asked.push(request.headers);
      const isKnown = heeds && request.headers["if-none-match"] === '"1"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"1"' }).end(isKnown ? undefined : content);
    });
    const port = await listenInTest(server);
    const publish = (next: string): void => {
      content = next;
    };
    const url = `http://127.0.0.1:${port}/guide.xml`;
    return { asked, publish, input: { kind: "url" as const, url } };
  }

  test("that sends the same bytes again ends without parsing them", async () => {
    const guide = await openTestGuide();
    const { input } = await serve(xmltv(on("one")), { heeds: false });
    expect(await ingest(guide, "", { input })).toMatchObject({ outcome: "ok", slots: 3, ...isDownloaded });
    expect(await ingest(guide, "", { input })).toEqual({ ...endsDownloaded, slots: 3, changed: 0 });
  });

  test("that sends other bytes reads them in full", async () => {
    const guide = await openTestGuide();
    const { input, publish } = await serve(xmltv(on("one")), { heeds: false });
    await ingest(guide, "", { input });
    publish(xmltv(on("one", "Film")));
    expect(await ingest(guide, "", { input })).toMatchObject({ changed: 2, ...isDownloaded });
    expect(await ingest(guide, "", { input })).toMatchObject(endsDownloaded);
  });

  test("sends validators only if an unchanged file would change nothing", async () => {
    const guide = await openTestGuide();
    const { asked, input } = await serve(xmltv(on("one")), { heeds: true });
    await ingest(guide, "", { input });
    expect(await ingest(guide, "", { input })).toMatchObject({ outcome: "unchanged", slots: 3, phases: [] });
    await ingest(guide, "", { input, source: { name: "test", country: "FR", timezone: null } });
    await forgetContent(guide.store.db);
    await ingest(guide, "", { input });
    expect(asked.map((headers) => headers["if-none-match"])).toEqual([
      undefined,
      '"1"',
      undefined,
      undefined,
    ]);
  });
});
