import { expect, it, onTestFinished, vi } from "vitest";
import { fromIso } from "@/contract/time";
import { testChannel } from "@/lib/test-channel";

vi.mock("server-only", () => ({}));

const at = (time: string) => fromIso(`2026-08-${time}Z`);
const item = (start: string, stop: string) => ({ title: "Larkhill", start: at(start), stop: at(stop) });

/** A country in London's zone, at half past eight in the evening of 22 August. */
function stubApi(lines: Record<string, { now: unknown; next: unknown }>): void {
  const now = at("22T19:30:00");
  const channels = Object.keys(lines).map((id) => testChannel(id));
  vi.doMock("@/lib/api/now", () => ({ pageNow: async () => now }));
  vi.doMock("@/lib/api/countries", () => ({
    getCountry: async () => null,
    listCountryChannels: async () => channels,
    getCoverage: async () => null,
  }));
  vi.doMock("@/lib/api/spare", () => ({
    readSpare: async (_: string, __: string, hour: number) =>
      hour === 0
        ? { items: Object.entries(lines).map(([channel, line]) => ({ channel, ...line })), at: now }
        : null,
  }));
  // Whoever asks for what is on now learns nothing of what is over.
  vi.doMock("@/lib/api/on-air", () => ({ listCountryNow: async () => ({ items: [], at: now }) }));
  vi.resetModules();
  onTestFinished(() => {
    for (const name of ["now", "countries", "spare", "on-air"]) vi.doUnmock(`@/lib/api/${name}`);
    vi.resetModules();
  });
}

it("a channel whose programmes of today are over, or yet to come, isn't one with nothing listed today", async () => {
  stubApi({
    ch_over: { now: null, next: item("22T05:00:00", "22T06:00:00") },
    ch_night: { now: item("21T22:00:00", "21T23:30:00"), next: null },
    ch_evening: { now: null, next: item("22T20:00:00", "22T21:00:00") },
    ch_tomorrow: { now: null, next: item("23T06:00:00", "23T07:00:00") },
    ch_none: { now: null, next: null },
  });
  const { readCoverage } = await import("./coverage.ts");
  const { parseMarket } = await import("@/lib/market");
  const market = parseMarket("gb");
  const found = market && (await readCoverage(market));
  expect(found?.silent.map(({ id }) => id)).toEqual(["ch_tomorrow", "ch_none"]);
});
