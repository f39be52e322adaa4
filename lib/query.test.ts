import { expect, it } from "vitest";
import { cleanQuery, readSegment } from "./query.ts";

it.each([
  ["  bbc   one ", "bbc one"],
  ["cafe\u0301", "café"],
  ["\t\n", ""],
  ["a\u0000b\u0007", "a b"],
  ["\u0000", ""],
  ["x".repeat(300), "x".repeat(200)],
])("the query %j is asked as %j", (typed, asked) => {
  expect(cleanQuery(typed)).toBe(asked);
});

it("a segment reads the same, escaped or not", () => {
  expect(readSegment("q%26a%20100%25%20%2F")).toBe("q&a 100% /");
  expect(readSegment("q&a 100% /")).toBe("q&a 100% /");
});
