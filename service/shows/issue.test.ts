import { describe, expect, it } from "vitest";
import { readIssue } from "./issue.ts";

describe("the issue behind a title", () => {
  it.each([
    ["Hafenblick 22.08.2026", "Hafenblick", "22.08.2026"],
    ["Harbour News 2026-08-22", "Harbour News", "2026-08-22"],
    ["Journal du 22/08/2026", "Journal", "22/08/2026"],
    ["晨光 (2026年8月22日)", "晨光", "2026年8月22日"],
    ["港口时间 -17/8/26", "港口时间", "17/8/26"],
    ["晨光-2026-232", "晨光", "2026-232"],
    ["三姐妹14/38", "三姐妹", "14/38"],
    ["Tides_Vol.51", "Tides", "Vol.51"],
  ])("is read from %s", (text, title, issue) => {
    expect(readIssue(text)).toEqual({ title, issue });
  });

  it.each(["Harbour 2026", "Quay 2026-27", "Quay 1939-45", "2026-08-22", "Route 66", "24/7", "Harbour 9/11"])(
    "isn't a year, a season or a number: %s",
    (text) => {
      expect(readIssue(text)).toBe(null);
    },
  );
});
