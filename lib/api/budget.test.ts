import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBudget, type Read } from "./budget.ts";
import { createMemoryLedger } from "./ledger.ts";

const midnight = Date.parse("2026-08-22T00:00:00Z");

function open(assumedLimit: number | null, hours = 0) {
  const clock = { now: midnight + hours * 3_600_000 };
  const ledger = createMemoryLedger();
  return { clock, ledger, budget: createBudget({ ledger, assumedLimit, now: () => clock.now }) };
}

const read = (name: Read["name"], path: string, from?: number): Read => ({
  name,
  path,
  ...(from && { from }),
});

describe("a budget", () => {
  it("lets every read ask if the key’s calls aren’t limited", () => {
    const { budget, clock } = open(null);
    expect(budget.turn(read("getGuide", "/guide"), clock.now)).toBe("ask");
    expect([budget.isRationed(), budget.isLow(), budget.account().left]).toEqual([false, false, null]);
  });

  it("asks for the same again only after a while, later the more is wanted", () => {
    const { budget, clock } = open(500);
    const guide = (n: number) => read("getGuide", `/guide?${n}`, midnight / 1000);
    expect(budget.turn(guide(0), null)).toBe("ask");
    expect(budget.turn(guide(0), clock.now - 800_000)).toBe("fresh");
    expect(budget.turn(guide(0), clock.now - 1_000_000)).toBe("ask");
    for (let n = 1; n < 40; n++) budget.turn(guide(n), null);
    expect(budget.turn(guide(0), clock.now - 1_000_000)).toBe("fresh");
  });

  it("believes what the API says is left over its own count", () => {
    const { budget, clock } = open(500, 12);
    budget.state({ limit: 500, left: 12 });
    expect(budget.turn(read("getGuide", "/guide"), null)).toBe("withheld");
    expect(budget.turn(read("getGuide", "/guide"), clock.now - 86_000_000)).toBe("fresh");
    expect([budget.isLow(), budget.account().left]).toEqual([true, 0]);
    budget.state({ limit: 10_000, left: 9_000 });
    expect([budget.isRationed(), budget.turn(read("getGuide", "/guide"), clock.now - 400_000)]).toEqual([
      false,
      "ask",
    ]);
  });

  it("starts anew at midnight UTC", () => {
    const { budget, clock } = open(500, 23);
    budget.state({ limit: 500, left: 0 });
    expect(budget.turn(read("getCountry", "/countries/GB"), null)).toBe("withheld");
    clock.now += 3_600_000;
    expect(budget.turn(read("getCountry", "/countries/GB"), null)).toBe("ask");
  });

  it("never spends more than nine tenths of a day’s calls, whatever is asked for and when", () => {
    const names = ["getGuide", "getListing", "search", "listChannels", "listLiveEvents", "getShow"] as const;
    const asks = fc.array(
      fc.record({
        name: fc.constantFrom(...names),
        thing: fc.nat(400),
        secondsLater: fc.nat(300),
      }),
      { minLength: 500, maxLength: 3_000 },
    );
    fc.assert(
      fc.property(asks, fc.integer({ min: 20, max: 600 }), (all, limit) => {
        const { budget, clock, ledger } = open(limit);
        const copies = new Map<string, number>();
        for (const { name, thing, secondsLater } of all) {
          clock.now = Math.min(clock.now + secondsLater * 1000, midnight + 86_399_000);
          const each = read(name, `/${name}/${thing}`, name === "getGuide" ? clock.now / 1000 : undefined);
          if (budget.turn(each, copies.get(each.path) ?? null) !== "ask") continue;
          budget.spend(each);
          copies.set(each.path, clock.now);
        }
        expect(ledger.read("2026-08-22").used).toBeLessThanOrEqual(limit * 0.9);
      }),
      { numRuns: 60 },
    );
  });

  it("keeps details, searches and crawlers from spending what the guide needs", () => {
    const { budget, clock, ledger } = open(500);
    for (let minute = 0; minute < 1440; minute++) {
      clock.now = midnight + minute * 60_000;
      for (const name of ["getListing", "search", "listChannels"] as const) {
        const each = read(name, `/${name}/${minute}`);
        if (budget.turn(each, null) === "ask") budget.spend(each);
      }
    }
    expect(ledger.read("2026-08-22").used).toBeLessThanOrEqual(0.3 * 450);
    expect(budget.turn(read("getCountry", "/countries/GB"), null)).toBe("ask");
  });

  it("says what the calls were for", () => {
    const { budget } = open(500);
    budget.spend(read("getGuide", "/guide", midnight / 1000));
    budget.spend(read("getGuide", "/guide", midnight / 1000 - 900_000));
    budget.spend(read("search", "/search"));
    expect(budget.account()).toEqual({ used: 3, left: 447, byEndpoint: { getGuide: 2, search: 1 } });
  });
});
