import { expect, test } from "vitest";
import { formatWait } from "./countdown.ts";

test("a wait is written in full minutes, and from two days on in days and hours", () => {
  expect(formatWait(0, "en")).toBe("0m");
  expect(formatWait(61, "en")).toBe("1m");
  expect(formatWait(61, "en", "up")).toBe("2m");
  expect(formatWait(2 * 3600, "en")).toBe("2h");
  expect(formatWait(47 * 3600 + 300, "en")).toBe("47h 5m");
  expect(formatWait(52 * 3600 + 300, "en")).toBe("2d 4h");
});
