import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { listenInTest } from "../../outside/test-server.ts";
import { createLog } from "../log.ts";
import {
  createPost,
  createSiteTeller,
  findChanges,
  type GuideState,
  type SiteChanges,
} from "./tell-sites.ts";

const state = (revision: number, ...countries: string[]): GuideState => ({ revision, countries });
const log = createLog("silent");

describe("what a site is notified of", () => {
  it("is nothing while the listings stay the same", () => {
    expect(findChanges(state(4, "GB"), state(4, "GB"))).toBeNull();
  });

  it("is that pages of a country that came or went no longer hold, and that others are stale", () => {
    expect(findChanges(state(4, "GB", "US"), state(5, "GB", "NZ"))).toEqual({
      expired: ["countries", "country:US", "country:NZ"],
      stale: ["channels", "listings", "events", "shows"],
    });
  });

  it("is only that pages are stale if listings alone changed", () => {
    const changes = findChanges(state(4, "GB"), state(5, "GB"));
    expect(changes?.expired).toEqual([]);
    expect(changes?.stale).toContain("listings");
  });

  it("is everything after the service's start, since others may have written while it was away", () => {
    const changes = findChanges(null, state(5, "GB"));
    expect([...(changes?.expired ?? []), ...(changes?.stale ?? [])]).toEqual([
      "countries",
      "channels",
      "listings",
      "events",
      "shows",
    ]);
  });
});

describe("a site that can't be reached", () => {
  it("is notified later, together with what changed until then, and others don't wait for it", async () => {
    const told: [string, SiteChanges][] = [];
    const down = new Set(["http://b"]);
    let now = state(1, "GB");
    const tell = createSiteTeller(
      {
        sites: ["http://a", "http://b"],
        log,
        post: async (site, changes) => {
          if (down.has(site)) throw new Error("nothing listens");
          told.push([site, changes]);
        },
      },
      () => now,
    );
    await tell();
    now = state(2, "GB", "NZ");
    await tell();
    expect(told.map(([site]) => site)).toEqual(["http://a", "http://a"]);
    down.clear();
    await tell();
    await tell();
    expect(told).toHaveLength(3);
    expect(told[2]?.[0]).toBe("http://b");
    expect(told[2]?.[1].expired).toEqual(["countries", "country:NZ"]);
  });
});

it("changes are posted to the site with the shared secret, and a refusal counts as not told", async () => {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    asked.push(request.url, request.headers.authorization, await json(request));
    response.writeHead(asked.length > 3 ? 404 : 204).end();
  });
  const site = `http://127.0.0.1:${await listenInTest(server)}`;
  const post = createPost("a secret of both");
  await post(site, { expired: ["countries"], stale: [] });
  expect(asked).toEqual(["/api/changes", "Bearer a secret of both", { expired: ["countries"], stale: [] }]);
  await expect(post(site, { expired: [], stale: [] })).rejects.toThrow("404");
});
