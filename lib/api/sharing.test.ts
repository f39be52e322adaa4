import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Shared } from "@/lib/cache/shared";
import { createSharedStore } from "@/lib/cache/shared-store";
import { startTestRedis, type TestRedis } from "@/lib/cache/test-redis";
import { createSharedFlights } from "./flights.ts";
import { createKeeper } from "./keeper.ts";
import { createMemoryLedger } from "./ledger.ts";
import { createSharedCopies, noCopies } from "./shared-copies.ts";
import { createSharedLedger } from "./shared-ledger.ts";
import { answer, createMemoryCopies, type Handler, startReader } from "./test-reader.ts";

let redis: TestRedis;
const closers: (() => void)[] = [];
let site = 0;

beforeAll(async () => {
  redis = await startTestRedis();
});
afterAll(async () => {
  for (const close of closers) close();
  await redis.stop();
});
afterEach(() => {
  site++;
});

/** What one of a site's processes shares; its clock runs a second at each look, so that it looks again. */
function connect(): Pick<Shared, "store" | "prefix" | "now"> {
  let at = Date.parse("2026-08-22T12:00:00Z");
  const now = () => (at += 1_000);
  const store = createSharedStore({ url: redis.url, now, warn: () => {}, patienceMs: 600_000 });
  closers.push(store.close);
  return { store, prefix: `site${site}`, now };
}

const day = "2026-08-22";
const openLedger = () => createSharedLedger(connect(), "owner", createMemoryLedger());

describe("a ledger that processes share", () => {
  it("counts what each has used, once", async () => {
    const [one, other] = [openLedger(), openLedger()];
    one.spend(day, "getGuide:guide");
    one.spend(day, "search:search");
    other.spend(day, "getGuide:guide");
    other.spend(day, "getGuide:guide");
    other.refund(day, "getGuide:guide");
    for (const ledger of [one, other]) await expect.poll(() => ledger.read(day).used).toBe(3);
    expect(one.read(day).byEndpoint).toEqual(
      new Map([
        ["getGuide:guide", 2],
        ["search:search", 1],
      ]),
    );
  });

  it("is there for a process that starts later, and each day begins at none", async () => {
    openLedger().spend(day, "search:search");
    const later = openLedger();
    await expect.poll(() => later.read(day).used).toBe(1);
    await expect.poll(() => later.read("2026-08-23").used).toBe(0);
  });

  it("knows what the API said to another process, less what was used since", async () => {
    const [one, other] = [openLedger(), openLedger()];
    one.spend(day, "search:search");
    one.state(day, { limit: 500, left: 400 });
    await expect.poll(() => other.read(day).left).toBe(400);
    expect(other.read(day).limit).toBe(500);
    other.spend(day, "search:search");
    for (const ledger of [one, other]) await expect.poll(() => ledger.read(day).left).toBe(399);
  });

  it("goes on counting for itself while Redis is away, and tells of it afterwards", async () => {
    const one = openLedger();
    one.spend(day, "search:search");
    const other = openLedger();
    await expect.poll(() => other.read(day).used).toBe(1);
    await redis.stop();
    one.spend(day, "search:search");
    expect(one.read(day).used).toBe(2);
    await redis.start();
    // Redis has forgotten what it held: nobody counts less than they know themselves.
    await expect.poll(() => other.read(day).used).toBe(1);
    expect(one.read(day).used).toBe(2);
  });
});

/** A reader of one of a site's processes. */
async function startProcess(handler: Handler) {
  const shared = connect();
  const copies = createSharedCopies(shared, "owner", createMemoryCopies());
  const flights = createSharedFlights(shared, { owner: "owner", longestMs: 600_000 });
  return startReader(handler, { copies, flights });
}

it("two processes that want the same at the same time ask for it once", async () => {
  let calls = 0;
  const { promise: both, resolve: bothHaveAsked } = Promise.withResolvers<void>();
  const handler: Handler = async (_request, response) => {
    calls++;
    await both;
    answer(response, 200, { data: [], meta: { generated_at: "2026-08-22T12:00:00Z", next_cursor: null } });
  };
  const [one, other] = [await startProcess(handler), await startProcess(handler)];
  const first = one.reader.requestList("listCountries", {});
  await expect.poll(() => calls).toBe(1);
  const second = other.reader.requestList("listCountries", {});
  bothHaveAsked();
  expect(await second).toEqual(await first);
  expect(calls).toBe(1);
});

it("what one process has read is another's last good copy", async () => {
  let isDown = false;
  const handler: Handler = (_request, response) =>
    isDown
      ? answer(response, 500, {})
      : answer(response, 200, {
          data: [],
          meta: { generated_at: "2026-08-22T12:00:00Z", next_cursor: null },
        });
  const [one, other] = [await startProcess(handler), await startProcess(handler)];
  const read = await one.reader.requestList("listCountries", {});
  isDown = true;
  expect(await other.reader.requestList("listCountries", {})).toEqual(read);
  expect(other.noted.stale).toBe(1);
});

it("a process that dies while it asks holds nobody up for long", async () => {
  const shared = connect();
  const dying = createSharedFlights(shared, { owner: "owner", longestMs: 50 });
  void dying.fly("/countries", () => new Promise(() => {}));
  const other = createSharedFlights(connect(), { owner: "owner", longestMs: 50 });
  await expect.poll(() => other.fly("/countries", async () => "mine")).toEqual({ answer: "mine" });
});

describe("a calendar that programs follow", () => {
  type Entry = { id: string; words: string };

  /** A process with a disk of its own, at a time that is later with each reading. */
  function openCalendar() {
    const stores = [createMemoryCopies(), createSharedCopies(connect(), "followed", noCopies)];
    const keep = createKeeper({ stores, now: Date.now });
    return async (now: number, ...fresh: Entry[]) => {
      const stays = ({ id }: Entry) => id.startsWith("past");
      const kept = await keep({ key: "league", name: "League", fresh, idOf: ({ id }) => id, stays, now });
      return kept?.entries.map(({ id, changed }) => `${id} ${changed}`);
    };
  }
  const [past, coming] = [
    { id: "past", words: "a" },
    { id: "coming", words: "b" },
  ];

  it("is the same from all processes: what is over stays, and what hasn't changed says so", async () => {
    const [one, other] = [openCalendar(), openCalendar()];
    expect(await one(10, past, coming)).toEqual(["past 10", "coming 10"]);
    expect(await other(20, coming)).toEqual(["past 10", "coming 10"]);
    expect(await one(30, { ...coming, words: "c" })).toEqual(["past 10", "coming 30"]);
    expect(await other(40, { ...coming, words: "c" })).toEqual(["past 10", "coming 30"]);
  });

  it("has again what one process knows, once Redis has lost it", async () => {
    const [one, other] = [openCalendar(), openCalendar()];
    await one(10, past, coming);
    await redis.stop();
    await redis.start();
    expect(await other(20, coming)).toEqual(["coming 20"]);
    const both = async () => [await one(30, coming), await other(30, coming)];
    await expect.poll(both).toEqual(Array(2).fill(["past 10", "coming 20"]));
  });
});
