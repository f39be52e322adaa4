import { expect, it } from "vitest";
import { badgeOf } from "./badge";

it("a badge is only what the flags say, live first", () => {
  const off = { new: false, live: false, repeat: false };
  expect(badgeOf(undefined)).toBeUndefined();
  expect(badgeOf(off)).toBeUndefined();
  expect(badgeOf({ ...off, new: true })).toBe("new");
  expect(badgeOf({ ...off, repeat: true })).toBe("repeat");
  expect(badgeOf({ new: true, live: true, repeat: false })).toBe("live");
});
