import { beforeEach, expect, it, vi } from "vitest";
import { repeat } from "./repeat.ts";

beforeEach(() => void vi.useFakeTimers());

it("work that takes long is never done twice at a time, and what ends it waits for it", async () => {
  let begun = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = repeat(
    1_000,
    () => {
      begun++;
      return promise;
    },
    () => {},
  );
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toBe(1);
  let isOver = false;
  const stopped = work.stop().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOver).toBe(false);
  resolve();
  await stopped;
  expect(begun).toBe(1);
});

it("work that fails says so, and is done again", async () => {
  const errors: unknown[] = [];
  const work = repeat(
    1_000,
    () => Promise.reject(new Error("no")),
    (error) => errors.push(error),
  );
  await vi.advanceTimersByTimeAsync(2_000);
  await work.stop();
  expect(errors).toEqual([new Error("no"), new Error("no")]);
});
