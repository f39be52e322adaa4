import { describe, expect, it } from "vitest";
import { pageOf, readGuideSegments } from "./segments";

describe("a guide's address", () => {
  it.each([
    [undefined, { date: null, page: 1 }],
    [["2026-08-22"], { date: "2026-08-22", page: 1 }],
    [["2026-08-22", "2"], { date: "2026-08-22", page: 2 }],
    [["today", "12"], { date: null, page: 12 }],
  ])("%j leads to its day and page", (segments, page) => {
    expect(readGuideSegments(segments)).toEqual(page);
  });

  it.each([
    [["today"]],
    [["tomorrow"]],
    [["2026-02-30"]],
    [["2026-08-22", "1"]],
    [["2026-08-22", "0"]],
    [["2026-08-22", "02"]],
    [["2026-08-22", "2", "3"]],
    [["2"]],
    [["__placeholder__"]],
  ])("%j leads nowhere", (segments) => {
    expect(readGuideSegments(segments)).toBeNull();
  });
});

describe("pages", () => {
  it("hold every item once", () => {
    const items = Array.from({ length: 95 }, (_, index) => index);
    const { pages } = pageOf(items, 1, 40);
    const all = Array.from({ length: pages }, (_, index) => pageOf(items, index + 1, 40).items).flat();
    expect(all).toEqual(items);
  });

  it("are one where there is nothing", () => {
    expect(pageOf([], 1, 40)).toEqual({ items: [], pages: 1 });
  });
});
