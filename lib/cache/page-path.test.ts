import { getRouteCacheKey } from "next/dist/server/lib/route-cache-key";
import { expect, it } from "vitest";
import { pathOfKey } from "./page-path.ts";

it("a page's path is read from the key under which Next keeps it, of the build or not", () => {
  const keyOf = (path: string, source: string) =>
    getRouteCacheKey(path, { kind: "APP_PAGE" as never, sourceRoute: `${source}/page` });
  expect(pathOfKey(keyOf("/gb/shows/sh_1", "/[market]/shows/[show]"))).toBe("/gb/shows/sh_1");
  expect(pathOfKey(keyOf("/gb/tonight/[[...hour]]", "/[market]/tonight/[[...hour]]"))).toBe("/gb/tonight");
  expect(pathOfKey(keyOf("/gb/tonight/20", "/[market]/tonight/[[...hour]]"))).toBe("/gb/tonight/20");
  expect(pathOfKey(keyOf("/", ""))).toBe("/");
  expect(pathOfKey("/gb/settings")).toBe("/gb/settings");
});
