import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeTestFolder } from "../../outside/test-folder.ts";
import { createFileLedger, createMemoryLedger, type Ledger, readRateLimit } from "./ledger.ts";

let folder = "";
beforeEach(() => {
  folder = makeTestFolder();
});

const day = "2026-08-22";
const kinds: [string, () => Ledger][] = [
  ["in memory", createMemoryLedger],
  ["in a folder", () => createFileLedger(folder, "a")],
];

describe.each(kinds)("a ledger %s", (_where, open) => {
  it("counts a day’s calls by endpoint, less those that cost nothing", () => {
    const ledger = open();
    ledger.spend(day, "getGuide");
    ledger.spend(day, "getGuide");
    ledger.spend(day, "search");
    ledger.refund(day, "getGuide");
    expect(ledger.read(day)).toEqual({
      used: 2,
      byEndpoint: new Map([
        ["getGuide", 1],
        ["search", 1],
      ]),
      limit: null,
      left: null,
    });
  });

  it("believes what the API says, less the calls since", () => {
    const ledger = open();
    ledger.spend(day, "getGuide");
    ledger.state(day, { limit: 500, left: 40 });
    ledger.spend(day, "getGuide");
    expect(ledger.read(day)).toMatchObject({ used: 2, limit: 500, left: 39 });
    // The key is the same on the next day, whose calls nobody has spent yet.
    expect(ledger.read("2026-08-23")).toMatchObject({ used: 0, limit: 500, left: null });
  });
});

describe("a ledger in a folder", () => {
  it("is shared by processes, and survives them", () => {
    const [one, other] = [createFileLedger(folder, "a"), createFileLedger(folder, "a")];
    one.spend(day, "getGuide");
    expect(other.read(day).used).toBe(1);
    other.spend(day, "getGuide");
    expect(one.read(day).used).toBe(2);
    expect(createFileLedger(folder, "a").read(day).used).toBe(2);
    expect(createFileLedger(folder, "b").read(day).used).toBe(0);
    expect(statSync(join(folder, `calls-a-${day}.log`)).mode & 0o777).toBe(0o600);
  });

  it("forgets no call if the clock runs ahead and is put right", () => {
    const ledger = createFileLedger(folder, "a");
    ledger.spend(day, "getGuide");
    expect(ledger.read("2026-08-25").used).toBe(0);
    expect(ledger.read(day).used).toBe(1);
  });

  it("that can’t be written counts for its own process, and says so once", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    writeFileSync(join(folder, "file"), "");
    const ledger = createFileLedger(join(folder, "file", "x"), "a");
    ledger.spend(day, "getGuide");
    ledger.spend(day, "getGuide");
    expect(ledger.read(day).used).toBe(2);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe("RateLimit headers", () => {
  it.each([
    ['"day";q=500;w=86400, "burst";q=1000;w=100', '"day";r=40;t=21600', { limit: 500, left: 40 }],
    ['"burst";q=1000;w=100, "all"; q=9; w=86400', '"burst";r=3;t=1, "all";r=8;t=9', { limit: 9, left: 8 }],
    ['"burst";q=1000;w=100', '"burst";r=3;t=1', null],
    ["nonsense", "nonsense", null],
  ])("of %s say what is left of the day", (policy, state, expected) => {
    const headers = new Headers({ "RateLimit-Policy": policy, RateLimit: state });
    expect(readRateLimit(headers)).toEqual(expected);
  });
});
