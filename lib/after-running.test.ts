import { expect, it, vi } from "vitest";
import { afterRunning } from "./after-running.ts";

it("what has come while the process stood still is read before it counts as late", async () => {
  const late = vi.fn();
  const callOff = afterRunning(40, late);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  // What an answer takes until it is read: one turn each for its head, its body and its end.
  for (const _ of ["head", "body", "end"]) await new Promise(setImmediate);
  callOff();
  expect(late).not.toHaveBeenCalled();
});

it("what doesn't come is late, once", () => {
  vi.useFakeTimers();
  const late = vi.fn();
  afterRunning(4_000, late);
  vi.advanceTimersByTime(3_999);
  expect(late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(late).toHaveBeenCalledOnce();
});
