import { expect, test, vi } from "vitest";
import { createLines } from "./progress.ts";

test("without a terminal a line says every ten seconds how far a task is, even if it is no further", () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const report = createLines("bbc", (line) => lines.push(line), Date.now);
  report.show({ phase: "reading", done: 2 ** 20, total: 182 * 2 ** 20 });
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(lines).toEqual(["bbc: reading: 1 of 182 MB"]);
  report.show({ phase: "writing", done: 3, total: 400 });
  vi.advanceTimersByTime(20_000);
  expect(lines.slice(1)).toEqual(["bbc: writing: 3 of 400 channels", "bbc: writing: 3 of 400 channels"]);
  report.show({ phase: "reading", done: 2 ** 21, total: null });
  report.stop();
  vi.advanceTimersByTime(20_000);
  expect(lines).toHaveLength(3);
});
