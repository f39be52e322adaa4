import { expect, test } from "vitest";
import { formatWait } from "./countdown.ts";

test("a wait is written in full minutes, and from two days on in days and hours", () => {
  expect(formatWait(0, "en")).toBe("0 min");
  expect(formatWait(61, "en")).toBe("1 min");
  expect(formatWait(61, "en", "up")).toBe("2 min");
  expect(formatWait(2 * 3600, "en")).toBe("2 hr");
  expect(formatWait(47 * 3600 + 300, "en")).toBe("47 hr 5 min");
  expect(formatWait(52 * 3600 + 300, "en")).toBe("2 days 4 hr");
});
