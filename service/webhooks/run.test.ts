import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fromIso, toIso } from "../../contract/time.ts";
import type { NewWebhook } from "../../contract/webhook.ts";
import { webhookMessageSchema } from "../../contract/webhook-message.ts";
import { derive } from "../derive/engine.ts";
import { createSportPlugin } from "../derive/sport/plugin.ts";
import { testRules } from "../derive/sport/test-rules.ts";
import { createLog } from "../log.ts";
import { claimMessages } from "../store/outbox.ts";
import type { Store } from "../store/store.ts";
import { addChannels, replaceAllSlots, type TestSlot } from "../store/test-rows.ts";
import { openTestStore } from "../store/test-store.ts";
import { createDeliverer } from "./deliver.ts";
import { toDelivery, writeTest } from "./deliveries.ts";
import { createMoments } from "./moments.ts";
import { sealStoredSecrets } from "./secrets.ts";
import type { Call, CallAnswer } from "./send.ts";
import { createVault } from "./vault.ts";
import { changeWebhook, createWebhook, getWebhook, removeWebhook, rotateSecret } from "./webhooks.ts";

const owner = "harbour";
const vault = createVault("a test's key");
const succeeds: CallAnswer = { http: 200, error: null, retryAfter: undefined };

type Sent = {
  at: string;
  path: string;
  id: string;
  type: string;
  data: { event: { id: string; start: string } };
  call: Call;
};

let store: Store;
let nowMs: number;
let sent: Sent[];
let answer: (path: string) => CallAnswer | Promise<CallAnswer>;
beforeEach(async () => {
  store = await openTestStore();
  nowMs = fromIso("2026-08-22T12:00:00Z") * 1000;
  sent = [];
  answer = () => succeeds;
});
afterEach(() => store.close());

const now = () => Math.floor(nowMs / 1000);
const moveTo = (iso: string) => {
  nowMs = fromIso(iso) * 1000;
};

/** What one process does, whenever it is asked. */
function startProcess() {
  const moments = createMoments(store.db);
  const deliverer = createDeliverer({
    store,
    clock: () => nowMs,
    realClock: () => nowMs + 1000,
    log: createLog("silent"),
    vault,
    findTarget: async (url) => ({ url: new URL(url), addresses: ["93.184.215.14"] }),
    send: async ({ url }, call) => {
      const { type, data } = JSON.parse(call.body);
      // The document says what each message is.
      webhookMessageSchema.parse({ type, data, timestamp: toIso(now()) });
      sent.push({
        at: toIso(now()),
        path: url.pathname,
        id: call.headers["webhook-id"] ?? "",
        type,
        data,
        call,
      });
      return answer(url.pathname);
    },
    random: () => 0,
  });
  return { moments, deliverer };
}

type Process = ReturnType<typeof startProcess>;

/** Lets processes do what is due, until nothing is. */
async function work(...processes: Process[]): Promise<void> {
  await Promise.all(processes.map(({ moments }) => moments.announce(now())));
  for (let found = 1; found > 0; ) {
    const counts = await Promise.all(processes.map(({ deliverer }) => deliverer.step()));
    await Promise.all(processes.map(({ deliverer }) => deliverer.settle()));
    found = counts.reduce((sum, count) => sum + count, 0);
  }
}

/** Lets processes work every so many seconds up to an instant. */
async function workUntil(iso: string, seconds: number, ...processes: Process[]): Promise<void> {
  for (const end = fromIso(iso) * 1000; nowMs < end; ) {
    nowMs = Math.min(end, nowMs + seconds * 1000);
    await work(...processes);
  }
}

const hook = (path: string, wanted: Partial<NewWebhook> = {}) =>
  createWebhook(store.db, {
    owner,
    now: now(),
    vault,
    wanted: { url: `https://hooks.example/${path}`, events: ["event.starting"], lead_minutes: 15, ...wanted },
  });

const match = (at: string, title = "LIVE westport v eastgate"): TestSlot => ({
  start: fromIso(at),
  stop: fromIso(at) + 7200,
  title,
});
const deriveAll = () => derive(store.db, [createSportPlugin(testRules())], { lease: null, now: now() });

async function withMatch(at = "2026-08-22T20:00:00Z"): Promise<string> {
  const [channel = ""] = await addChannels(store.db, [{ key: "one", slots: [match(at)] }]);
  await deriveAll();
  return channel;
}
const move = async (channel: string, ...slots: TestSlot[]) => {
  await replaceAllSlots(store.db, channel, slots);
  await deriveAll();
};

const rows = () => store.db.selectFrom("outbox").selectAll().orderBy("created_at").orderBy("id").execute();
const summary = () => sent.map(({ at, path, type }) => `${at.slice(11, 19)} ${path} ${type}`);

describe("event.starting", () => {
  it("is sent to each webhook its own lead before the start, once, however many processes there are", async () => {
    await withMatch();
    await hook("a");
    await hook("b", { lead_minutes: 30 });
    await hook("c", { lead_minutes: 0, events: ["event.starting", "event.started"] });
    const processes = [startProcess(), startProcess(), startProcess()];
    await work(...processes);
    moveTo("2026-08-22T19:29:00Z");
    await workUntil("2026-08-22T20:01:00Z", 30, ...processes);
    expect(summary().sort()).toEqual([
      "19:30:00 /b event.starting",
      "19:45:00 /a event.starting",
      "20:00:00 /c event.started",
      "20:00:00 /c event.starting",
    ]);
    expect(sent[0]?.data.event).toMatchObject({
      name: "Westport v Eastgate",
      start: "2026-08-22T20:00:00Z",
      channels: [{ showing: "live", start: "2026-08-22T20:00:00Z" }],
    });
    expect((await rows()).map(({ state }) => state)).toEqual(Array(4).fill("delivered"));
  });

  it("is sent after a restart within its lead, but not twice, nor once the event is 15 minutes old", async () => {
    await withMatch();
    await hook("a");
    moveTo("2026-08-22T19:50:00Z");
    await work(startProcess());
    moveTo("2026-08-22T19:55:00Z");
    await work(startProcess());
    expect(summary()).toEqual(["19:50:00 /a event.starting"]);
    await hook("late");
    moveTo("2026-08-22T20:16:00Z");
    await work(startProcess());
    expect(sent).toHaveLength(1);
  });

  it("follows the event to its new start, also if that is within the lead", async () => {
    const channel = await withMatch();
    await hook("a");
    const process = startProcess();
    await work(process);
    moveTo("2026-08-22T18:00:00Z");
    await move(channel, match("2026-08-22T18:10:00Z"));
    await workUntil("2026-08-22T18:00:10Z", 5, process);
    await workUntil("2026-08-22T20:01:00Z", 60, process);
    expect(summary()).toEqual(["18:00:05 /a event.starting"]);
    expect(sent[0]?.data.event.start).toBe("2026-08-22T18:10:00Z");
  });

  it("is cancelled while it waits for another attempt, if the event moves or is gone", async () => {
    const channel = await withMatch();
    await hook("a");
    answer = () => ({ http: 500, error: null, retryAfter: undefined });
    const process = startProcess();
    moveTo("2026-08-22T19:45:00Z");
    await work(process);
    await move(channel, match("2026-08-22T21:00:00Z"));
    await workUntil("2026-08-22T20:00:00Z", 60, process);
    expect(sent).toHaveLength(1);
    await workUntil("2026-08-22T20:45:00Z", 60, process);
    expect(sent.map(({ data }) => data.event.start)).toEqual([
      "2026-08-22T20:00:00Z",
      "2026-08-22T21:00:00Z",
    ]);
    await move(channel);
    await workUntil("2026-08-22T21:10:00Z", 60, process);
    expect(sent).toHaveLength(2);
    expect((await rows()).map(({ state }) => state)).toEqual(["cancelled", "cancelled"]);
  });

  it("goes only to webhooks whose filter matches", async () => {
    const [one = "", two = ""] = await addChannels(store.db, [
      { key: "one", country: "GB", position: 0, slots: [match("2026-08-22T20:00:00Z")] },
      { key: "two", country: "FR", slots: [match("2026-08-22T20:00:00Z", "LIVE northam v southam")] },
    ]);
    await deriveAll();
    const events = await store.db
      .selectFrom("event")
      .select(["id", "league", "body"])
      .orderBy("body")
      .execute();
    const first = events.find(({ body }) => body.includes("Westport"));
    await hook("all");
    for (const [path, filter] of Object.entries({
      gb: { country: "GB" },
      fr: { country: "FR" },
      de: { country: "DE" },
      one: { channel: one },
      two: { channel: two },
      event: { event: first?.id },
      league: { league: first?.league ?? "" },
      football: { sport: "football" },
      tennis: { sport: "tennis" },
      both: { sport: "football", country: "FR", channel: two },
      neither: { country: "FR", channel: one },
    }))
      await hook(path, { filter: filter as NewWebhook["filter"] });
    moveTo("2026-08-22T19:45:00Z");
    await work(startProcess());
    const by = Object.groupBy(sent, ({ path }) => path);
    expect(Object.fromEntries(Object.entries(by).map(([path, own]) => [path, own?.length]))).toEqual({
      "/all": 2,
      "/gb": 1,
      "/fr": 1,
      "/one": 1,
      "/two": 1,
      "/event": 1,
      "/league": 2,
      "/football": 2,
      "/both": 1,
    });
  });

  it.each([
    ["midnight", "2026-08-23T00:05:00Z", "2026-08-22T23:50:00Z"],
    ["the end of summer time in Europe", "2026-10-25T01:10:00Z", "2026-10-25T00:55:00Z"],
    ["the beginning of summer time in Europe", "2026-03-29T01:05:00Z", "2026-03-29T00:50:00Z"],
  ])("comes in time across %s", async (_, start, at) => {
    moveTo(toIso(fromIso(start) - 3 * 3600));
    await withMatch(start);
    await hook("a");
    await workUntil(toIso(fromIso(start) + 3600), 300, startProcess());
    expect(sent.map((each) => each.at)).toEqual([at]);
  });

  it("isn't sent for an event that began before the webhook was made or switched on", async () => {
    await withMatch();
    moveTo("2026-08-22T20:05:00Z");
    const { id } = await hook("a", { events: ["event.starting", "event.started"] });
    await changeWebhook(store.db, { owner, id, now: now() }, { enabled: false });
    await changeWebhook(store.db, { owner, id, now: now() }, { enabled: true });
    await work(startProcess());
    expect(sent).toEqual([]);
  });
});

describe("event.changed", () => {
  const changes = () => sent.filter(({ type }) => type === "event.changed").map(({ data }) => data);

  it("says from when to when an event moved, who shows it now, and that it is gone", async () => {
    const channel = await withMatch();
    const process = startProcess();
    await hook("a", { events: ["event.changed"] });
    await move(channel, match("2026-08-22T21:00:00Z"));
    await work(process);
    const [two = ""] = await addChannels(store.db, [{ key: "two", slots: [match("2026-08-22T21:00:00Z")] }]);
    await deriveAll();
    await work(process);
    await move(channel);
    await work(process);
    await move(two);
    await work(process);
    const none = { moved: null, added: [], removed: [], altered: [] };
    expect(changes()).toMatchObject([
      { ...none, moved: { from: "2026-08-22T20:00:00Z", to: "2026-08-22T21:00:00Z" }, altered: [channel] },
      { ...none, added: [two], event: { channels: [{ channel }, { channel: two }] } },
      { ...none, removed: [channel] },
      { ...none, removed: [two], gone: true, event: { name: "Westport v Eastgate", channels: [] } },
    ]);
  });

  it("is written with the change or not at all, and says nothing of what is over", async () => {
    const channel = await withMatch();
    await hook("a", { events: ["event.changed"] });
    moveTo("2026-08-23T12:00:00Z");
    await move(channel, match("2026-08-22T21:00:00Z"));
    await move(channel);
    expect(await rows()).toEqual([]);
  });

  it("reaches those who follow a channel or country that lost the event", async () => {
    const [one = ""] = await addChannels(store.db, [
      { key: "one", country: "GB", slots: [match("2026-08-22T20:00:00Z")] },
      { key: "two", country: "FR", slots: [match("2026-08-22T20:00:00Z")] },
    ]);
    await deriveAll();
    await hook("gb", { events: ["event.changed"], filter: { country: "GB" } });
    await hook("one", { events: ["event.changed"], filter: { channel: one } });
    await hook("de", { events: ["event.changed"], filter: { country: "DE" } });
    await move(one);
    await work(startProcess());
    expect(sent.map(({ path }) => path).sort()).toEqual(["/gb", "/one"]);
  });
});

describe("a delivery", () => {
  const failsWith = (http: number, retryAfter?: string) => {
    answer = () => ({ http, error: http === 0 ? "no answer" : null, retryAfter });
  };
  const attemptsAt = () => sent.map(({ at }) => fromIso(at) - fromIso("2026-08-22T12:00:00Z"));

  it("is attempted again on its schedule with the same webhook-id, until it succeeds", async () => {
    const { id } = await hook("a");
    await writeTest(store.db, id, now());
    const process = startProcess();
    failsWith(500);
    await work(process);
    expect(await getWebhook(store.db, { owner, id })).toMatchObject({
      last_call: { at: "2026-08-22T12:00:00Z", http: 500 },
      failing_since: "2026-08-22T12:00:00Z",
    });
    await workUntil("2026-08-22T12:00:40Z", 5, process);
    failsWith(302);
    await workUntil("2026-08-22T12:03:00Z", 5, process);
    failsWith(204);
    await workUntil("2026-08-22T12:10:00Z", 10, process);
    expect(attemptsAt().slice(0, 4)).toEqual([0, 5, 35, 155]);
    expect(sent).toHaveLength(5);
    expect(new Set(sent.map(({ id: each }) => each)).size).toBe(1);
    const [row] = await rows();
    if (!row) throw new Error("no message");
    expect(toDelivery(row)).toMatchObject({ state: "delivered", next_attempt: null });
    expect(toDelivery(row).attempts.map(({ http }) => http)).toEqual([500, 500, 500, 302, 204]);
    const webhook = await getWebhook(store.db, { owner, id });
    expect(webhook).not.toHaveProperty("failing_since");
    expect(webhook?.last_call?.http).toBe(204);
  });

  it("to a target where nothing answers has http 0 and a reason", async () => {
    const { id } = await hook("a");
    await writeTest(store.db, id, now());
    failsWith(0);
    await work(startProcess());
    const [row] = await rows();
    expect(JSON.parse(row?.attempts_json ?? "")).toEqual([
      { at: "2026-08-22T12:00:00Z", http: 0, took_ms: 0, error: "no answer" },
    ]);
    expect((await getWebhook(store.db, { owner, id }))?.last_call).toEqual({
      at: "2026-08-22T12:00:00Z",
      http: 0,
    });
  });

  it("waits as long as its target asks", async () => {
    const { id } = await hook("a");
    await writeTest(store.db, id, now());
    failsWith(429, "90");
    const process = startProcess();
    await workUntil("2026-08-22T12:00:01Z", 1, process);
    await workUntil("2026-08-22T12:02:00Z", 30, process);
    expect(attemptsAt()).toEqual([1, 91]);
  });

  it("of a start that finds its target down expires 15 minutes after the start", async () => {
    await withMatch();
    await hook("a", { lead_minutes: 5 });
    failsWith(503);
    moveTo("2026-08-22T19:55:00Z");
    await work(startProcess());
    await workUntil("2026-08-22T20:30:00Z", 30, startProcess());
    expect(sent).toHaveLength(5);
    expect((await rows()).map(({ state }) => state)).toEqual(["expired"]);
  });

  it("is sent to nobody once it has expired, if no process was there in time", async () => {
    await withMatch();
    await hook("a");
    moveTo("2026-08-22T19:50:00Z");
    await createMoments(store.db).announce(now());
    moveTo("2026-08-22T20:15:00Z");
    await work(startProcess());
    expect(sent).toEqual([]);
    expect((await rows()).map(({ state }) => state)).toEqual(["expired"]);
  });

  it("that a process took and died with is sent by another, with the same id and no other body", async () => {
    const { id } = await hook("a");
    await writeTest(store.db, id, now());
    const claim = {
      engine: store.engine,
      now: now(),
      until: now() + 30,
      limit: 10,
      perOrigin: 32,
      room: new Map(),
    };
    const [taken] = await claimMessages(store.db, claim);
    const other = startProcess();
    await work(other);
    expect(sent).toEqual([]);
    await workUntil("2026-08-22T12:00:29Z", 29, other);
    expect(sent).toEqual([]);
    await workUntil("2026-08-22T12:00:30Z", 1, other);
    expect(sent.map((each) => [each.at, each.id, each.call.body])).toEqual([
      ["2026-08-22T12:00:30Z", taken?.id, taken?.body],
    ]);
  });

  it("is taken by one process alone, whichever asks at once, and no origin gets more than its share", async () => {
    const hooks = await Promise.all(Array.from({ length: 8 }, (_, n) => hook(`${n}`)));
    for (const { id } of hooks)
      for (let second = 0; second < 10; second++) await writeTest(store.db, id, now() - second);
    const claim = {
      engine: store.engine,
      now: now(),
      until: now() + 30,
      limit: 100,
      perOrigin: 32,
      room: new Map(),
    };
    const taken = await Promise.all(Array.from({ length: 4 }, () => claimMessages(store.db, claim)));
    for (const own of taken) expect(own.length).toBeLessThanOrEqual(32);
    const ids = taken.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const room = new Map([["https://hooks.example", 0]]);
    expect(await claimMessages(store.db, { ...claim, room })).toEqual([]);
  });

  it("comes once each, and all of them, after a target was down for a day", async () => {
    const channel = await withMatch();
    await hook("a", { events: ["event.changed"] });
    const process = startProcess();
    failsWith(0);
    for (let hour = 0; hour < 6; hour++) {
      await workUntil(toIso(now() + 3600), 600, process);
      await move(channel, match(toIso(fromIso("2026-08-24T10:00:00Z") + hour * 600)));
    }
    await workUntil("2026-08-23T12:00:00Z", 1800, process);
    const before = sent.length;
    failsWith(200);
    await workUntil("2026-08-25T12:00:00Z", 3600, process);
    const after = sent.slice(before).map(({ id }) => id);
    const written = (await rows()).map(({ id }) => id);
    expect(written.length).toBeGreaterThanOrEqual(5);
    expect(after.sort()).toEqual(written.sort());
  });
});

describe("a webhook", () => {
  it("is switched off by a 410, says so, and what waited for it is cancelled", async () => {
    const { id } = await hook("a");
    await writeTest(store.db, id, now() - 1);
    answer = () => ({ http: 500, error: null, retryAfter: undefined });
    const process = startProcess();
    await work(process);
    answer = () => ({ http: 410, error: null, retryAfter: undefined });
    await writeTest(store.db, id, now());
    await work(process);
    expect(await getWebhook(store.db, { owner, id })).toMatchObject({
      enabled: false,
      disabled: { at: "2026-08-22T12:00:00Z", reason: "gone" },
    });
    expect((await rows()).map(({ state }) => state).sort()).toEqual(["cancelled", "failed"]);
    const again = await changeWebhook(store.db, { owner, id, now: now() }, { enabled: true });
    expect(again).toMatchObject({ enabled: true });
    expect(again).not.toHaveProperty("disabled");
    expect(again).not.toHaveProperty("failing_since");
  });

  it("is switched off after five days without one success, and not before", async () => {
    const { id } = await hook("a");
    answer = () => ({ http: 500, error: null, retryAfter: undefined });
    const process = startProcess();
    for (let day = 0; day <= 5; day++) {
      expect((await getWebhook(store.db, { owner, id }))?.enabled).toBe(true);
      await writeTest(store.db, id, now());
      await work(process);
      nowMs += 86_400_000;
    }
    expect(await getWebhook(store.db, { owner, id })).toMatchObject({
      enabled: false,
      disabled: { at: "2026-08-27T12:00:00Z", reason: "failing" },
    });
  });

  it("signs with both secrets for 24 h after a rotation, then with the new one", async () => {
    const { id, secret: old } = await hook("a");
    const rotated = await rotateSecret(store.db, { owner, id }, { now: now(), vault });
    const process = startProcess();
    await writeTest(store.db, id, now());
    await work(process);
    moveTo("2026-08-23T12:00:00Z");
    await writeTest(store.db, id, now());
    await work(process);
    expect(rotated?.secret).not.toBe(old);
    expect(sent.map(({ call }) => Number(call.headers["webhook-timestamp"]) - now())).toEqual([
      1 - 86_400,
      1,
    ]);
    expect(sent.map(({ call }) => call.headers["webhook-signature"]?.split(" ").length)).toEqual([2, 1]);
  });

  it("takes its messages along when it is deleted", async () => {
    const { id } = await hook("a");
    await writeTest(store.db, id, now());
    await removeWebhook(store.db, { owner, id });
    await work(startProcess());
    expect([sent, await rows()]).toEqual([[], []]);
  });

  it("whose secret an earlier version stored as it is gets it sealed, once", async () => {
    const { id, secret } = await hook("a");
    await store.db.updateTable("webhook").set({ secret, previous_secret: secret }).execute();
    expect(await sealStoredSecrets(store.db, vault)).toEqual([]);
    const read = () =>
      store.db.selectFrom("webhook").select(["secret", "previous_secret"]).executeTakeFirstOrThrow();
    const sealed = await read();
    expect(JSON.stringify(sealed)).not.toContain(secret.slice(6));
    await sealStoredSecrets(store.db, vault);
    expect(await read()).toEqual(sealed);
    await writeTest(store.db, id, now());
    await work(startProcess());
    expect(sent).toHaveLength(1);
    expect(await sealStoredSecrets(store.db, createVault("another key"))).toEqual([id]);
  });
});
