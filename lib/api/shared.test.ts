import { expect, it, vi } from "vitest";
import { isGuideFailing, noteFailedRead } from "./shared.ts";

it("a page that fails for want of an answer fails by the guide, even if that is well again by then", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  noteFailedRead();
  vi.advanceTimersByTime(29_000);
  expect(isGuideFailing()).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(isGuideFailing()).toBe(false);
});
