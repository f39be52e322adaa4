import { expect, it } from "vitest";
import { badgeOf } from "./badge";

it("a badge is only what the flags say, live first", () => {
  const off = { new: false, live: false, repeat: false };
  expect(badgeOf({})).toBeUndefined();
  expect(badgeOf({ flags: off })).toBeUndefined();
  expect(badgeOf({ flags: { ...off, new: true } })).toBe("new");
  expect(badgeOf({ flags: { ...off, repeat: true } })).toBe("repeat");
  expect(badgeOf({ flags: { new: true, live: true, repeat: false } })).toBe("live");
});

it("how a programme shows its event stands over its flags", () => {
  const flags = { new: true, live: true, repeat: false };
  expect(badgeOf({ flags, showing: "delayed" })).toBe("delayed");
  expect(badgeOf({ flags, showing: "repeat" })).toBe("repeat");
});
