import { expect, it } from "vitest";
import { chooseBadge, lookOf } from "./badge";

it("a badge is only what the flags say, live first", () => {
  const off = { new: false, live: false, repeat: false };
  expect(chooseBadge({})).toBeUndefined();
  expect(chooseBadge({ flags: off })).toBeUndefined();
  expect(chooseBadge({ flags: { ...off, new: true } })).toBe("new");
  expect(chooseBadge({ flags: { ...off, repeat: true } })).toBe("repeat");
  expect(chooseBadge({ flags: { new: true, live: true, repeat: false } })).toBe("live");
});

it("how a programme shows its event takes precedence over its flags", () => {
  const flags = { new: true, live: true, repeat: false };
  expect(chooseBadge({ flags, showing: "delayed" })).toBe("delayed");
  expect(chooseBadge({ flags, showing: "repeat" })).toBe("repeat");
});

it("a badge is drawn as live only while its programme is on", () => {
  expect(lookOf("live", true)).toBe("live");
  expect(lookOf("live", false)).toBe("later");
  for (const badge of ["delayed", "repeat", "new"] as const)
    expect([lookOf(badge, true), lookOf(badge, false)]).toEqual([badge, badge]);
});
