import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenAtRest } from "./at-rest";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(["scroll", "keydown", "pointerdown"])("a page with a %s now and then is not at rest", (move) => {
  const part = document.body.appendChild(document.createElement("div"));
  const onRest = vi.fn();
  const end = whenAtRest(onRest);
  for (let count = 0; count < 10; count++) {
    vi.advanceTimersByTime(2_500);
    part.dispatchEvent(new Event(move));
  }
  expect(onRest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(onRest).toHaveBeenCalledOnce();
  part.dispatchEvent(new Event(move));
  vi.advanceTimersByTime(10_000);
  expect(onRest).toHaveBeenCalledOnce();
  end();
  part.remove();
});

test("a page that was left comes to no rest", () => {
  const onRest = vi.fn();
  whenAtRest(onRest)();
  document.dispatchEvent(new Event("keydown", { bubbles: true }));
  vi.advanceTimersByTime(10_000);
  expect(onRest).not.toHaveBeenCalled();
});
