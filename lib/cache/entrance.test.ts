import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createEntrance } from "./entrance.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An entrance for two, and who has come in so far. */
function openEntrance(isGuideSilent = () => false) {
  const { enter, leave } = createEntrance({ most: 2, isGuideSilent });
  const inside: string[] = [];
  const arrive = (...pages: string[]) => pages.map((page) => enter(page).then(() => inside.push(page)));
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { arrive, leave, inside, settle };
}

it("so many unseen pages are rendered at a time, and others in the order in which they came", async () => {
  const { arrive, leave, inside, settle } = openEntrance();
  arrive("/a", "/b", "/c", "/d");
  await settle();
  expect(inside).toEqual(["/a", "/b"]);
  leave("/b");
  await settle();
  expect(inside).toEqual(["/a", "/b", "/c"]);
  leave("/never-came");
  await settle();
  expect(inside).toHaveLength(3);
});

it("pages that are never stored hold up the others for four seconds at most", async () => {
  const { arrive, inside } = openEntrance();
  arrive("/a", "/b", "/c", "/d", "/e");
  await vi.advanceTimersByTimeAsync(3_999);
  expect(inside).toEqual(["/a", "/b"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(inside).toEqual(["/a", "/b", "/c", "/d"]);
});

it("a page that is rendered twice at once takes up both places only as long as it needs them", async () => {
  const { arrive, leave, inside } = openEntrance();
  arrive("/a", "/a", "/b", "/c");
  await vi.advanceTimersByTimeAsync(0);
  leave("/a");
  await vi.advanceTimersByTimeAsync(0);
  expect(inside).toEqual(["/a", "/a", "/b"]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(inside).toEqual(["/a", "/a", "/b", "/c"]);
});

it("a crowd of pages is not kept waiting without end", async () => {
  const { arrive, inside } = openEntrance();
  arrive(...Array.from({ length: 1_002 }, (_, page) => `/${page}`));
  await vi.advanceTimersByTimeAsync(0);
  expect(inside).toHaveLength(2);
  arrive("/last");
  await vi.advanceTimersByTimeAsync(0);
  expect(inside.at(-1)).toBe("/last");
});

it("nobody waits for pages that wait for a guide that answers nobody", async () => {
  let isSilent = false;
  const { arrive, inside, settle } = openEntrance(() => isSilent);
  arrive("/a", "/b", "/c");
  isSilent = true;
  arrive("/d");
  await settle();
  expect(inside.toSorted()).toEqual(["/a", "/b", "/d"]);
});
