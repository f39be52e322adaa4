import { UseCacheTimeoutError } from "next/dist/server/use-cache/use-cache-errors";
import { expect, it } from "vitest";
import { isTooSlow } from "./too-slow.ts";

it("a page that took too long to make, as this version of Next says it, is told from one with a fault", () => {
  expect(isTooSlow(new UseCacheTimeoutError("/[market]"))).toBe(true);
  expect(isTooSlow(new Error("a fault"))).toBe(false);
});
