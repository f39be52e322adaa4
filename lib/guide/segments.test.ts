import { describe, expect, it } from "vitest";
import { paginate, readGuideSegments } from "./segments";

describe("a guide's address", () => {
  it.each([
    [undefined, { date: null, hour: null, page: 1 }],
    [["2026-08-22"], { date: "2026-08-22", hour: null, page: 1 }],
    [["2026-08-22", "20"], { date: "2026-08-22", hour: 20, page: 1 }],
    [["2026-08-22", "00", "2"], { date: "2026-08-22", hour: 0, page: 2 }],
    [["today", "now", "12"], { date: null, hour: null, page: 12 }],
    [["today", "08"], { date: null, hour: 8, page: 1 }],
  ])("%j leads to its day, hour and page", (segments, place) => {
    expect(readGuideSegments(segments)).toEqual(place);
  });

  it.each([
    [["today"]],
    [["tomorrow"]],
    [["2026-02-30"]],
    [["2026-08-22", "now"]],
    [["2026-08-22", "24"]],
    [["2026-08-22", "8"]],
    [["2026-08-22", "20", "1"]],
    [["2026-08-22", "20", "02"]],
    [["2026-08-22", "20", "2", "3"]],
    [["2"]],
    [["__placeholder__"]],
  ])("%j leads nowhere", (segments) => {
    expect(readGuideSegments(segments)).toBeNull();
  });
});

describe("pages", () => {
  it("hold every item once", () => {
    const items = Array.from({ length: 95 }, (_, index) => index);
    const { pages } = paginate(items, 1, 40);
    const all = Array.from({ length: pages }, (_, index) => paginate(items, index + 1, 40).items).flat();
    expect(all).toEqual(items);
  });

  it("are one where there is nothing", () => {
    expect(paginate([], 1, 40)).toEqual({ items: [], pages: 1 });
  });
});
