import { expect, it, vi } from "vitest";
import { isGuideFailing, noteFailedRead } from "./shared.ts";

it("a page that fails for want of an answer fails by the guide, even if that is well again by then", () => {
  const uptime = vi.spyOn(process, "uptime").mockReturnValue(100);
  noteFailedRead();
  uptime.mockReturnValue(129);
  expect(isGuideFailing()).toBe(true);
  uptime.mockReturnValue(131);
  expect(isGuideFailing()).toBe(false);
});
