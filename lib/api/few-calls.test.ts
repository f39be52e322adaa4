import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeTestFolder } from "../../outside/test-folder.ts";

vi.mock("server-only", () => ({}));
const tags = vi.hoisted(() => new Set<string>());
vi.mock("next/cache", () => ({
  cacheLife: () => {},
  cacheTag: (...names: string[]) => names.forEach((name) => void tags.add(name)),
}));

const kickOff = "2026-08-22T15:00:00Z";
const event = (id: string) => ({ id, name: "Larkhill v Upford", sport: "football", start: kickOff });

/** Has modules read the settings again, and make a client of the API. */
function startAnew(): void {
  Reflect.deleteProperty(globalThis, Symbol.for("nownext.api"));
  vi.resetModules();
}

beforeEach(() => {
  const folder = makeTestFolder();
  vi.stubEnv("TVGUIDE_API_URL", "https://guide.test/v1");
  vi.stubEnv("TVGUIDE_API_KEY", folder);
  vi.stubEnv("SITE_CACHE_DIR", folder);
  startAnew();
  tags.clear();
});

// Suites that come after this one have settings and a client of their own.
afterEach(startAnew);

/** A guide of so many calls a day, with one match to come, one that is over, a channel, and shows and listings ahead. */
function stubGuide(callsADay: number): { asked: string[] } {
  const asked: string[] = [];
  const data = (path: string): unknown => {
    if (path === "/events/upcoming") return [{ ...event("ev_coming"), channels: [] }];
    if (/^\/events\/ev_(coming|over)$/.test(path)) return { ...event(path.slice(8)), broadcasts: [{}] };
    if (path.endsWith("/broadcasts")) return [];
    if (path === "/countries") return [{ code: "GB", name: "United Kingdom", channels: 1, feeds: 1 }];
    if (path === "/countries/GB/channels") return [{ id: "ch_one", name: "One" }];
    if (path === "/guide") return [];
    if (path === "/shows/sh_weekly") return { id: "sh_weekly", name: "The Larkhill Hour" };
    if (path === "/listings/ls_friday")
      return {
        ...{ id: "ls_friday", channel: "ch_one", title: "The Larkhill Hour" },
        ...{ start: kickOff, stop: "2026-08-22T16:00:00Z" },
      };
    return undefined;
  };
  vi.stubGlobal("fetch", async (url: string) => {
    const path = new URL(url).pathname.replace(/^\/v1/, "");
    asked.push(path);
    const found = data(path);
    const left = callsADay - asked.length;
    const headers = { "ratelimit-policy": `"day";q=${callsADay};w=86400`, ratelimit: `"day";r=${left};t=60` };
    return found === undefined
      ? Response.json({ code: "not_found" }, { status: 404, headers })
      : Response.json(Array.isArray(found) ? { data: found, meta: { next: null } } : { data: found }, {
          headers,
        });
  });
  return { asked };
}

describe.each([500, 1_000_000])("with a key of %i calls a day", (callsADay) => {
  it("an event that is on or over is found although the list of those to come lacks it", async () => {
    stubGuide(callsADay);
    const { getEvent } = await import("./events.ts");
    expect([await getEvent("ev_over"), await getEvent("ev_coming"), await getEvent("ev_made")]).toEqual([
      expect.objectContaining({ id: "ev_over" }),
      expect.objectContaining({ id: "ev_coming" }),
      null,
    ]);
  });

  it("a show and a programme of other days than those held are found", async () => {
    stubGuide(callsADay);
    const { getShow } = await import("./shows.ts");
    const { getListing } = await import("./listings.ts");
    expect([await getShow("sh_weekly", "GB"), await getListing("ls_friday", "GB")]).toEqual([
      expect.objectContaining({ id: "sh_weekly" }),
      expect.objectContaining({ id: "ls_friday" }),
    ]);
    expect([await getShow("sh_made", "GB"), await getListing("ls_made", "GB")]).toEqual([null, null]);
  });
});

it("made-up ids cost a small key few calls, and its lists are still read", async () => {
  const { asked } = stubGuide(500);
  const { getEvent } = await import("./events.ts");
  const { getListing } = await import("./listings.ts");
  await getListing("ls_made", "GB");
  expect([...tags]).not.toContain("unlisted");
  for (let made = 0; made < 200; made++) await getListing(`ls_made${made}`, "GB");
  expect(asked.filter((path) => path.startsWith("/listings/")).length).toBeLessThanOrEqual(18);
  expect([await getListing("ls_another", "GB"), await getEvent("ev_coming")]).toEqual([
    { unavailable: "later" },
    expect.objectContaining({ id: "ev_coming" }),
  ]);
  // By this tag, the site doesn't keep their pages for long.
  expect([...tags]).toContain("unlisted");
});
