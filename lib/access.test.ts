import { expect, it } from "vitest";
import { accessOf, isFree } from "./access.ts";

it("a channel that is free in another country alone is not free here", () => {
  expect(accessOf({ access: "unknown", free: true })).toBe("unknown");
  expect(isFree({ access: "subscription", free: true })).toBe(false);
});

it("a deployment that only says whether a channel has a free way is taken at its word", () => {
  expect(accessOf({ free: true })).toBe("free");
  expect(accessOf({ free: false })).toBe("unknown");
  expect(accessOf({})).toBe("unknown");
});
