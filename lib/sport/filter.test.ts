import { expect, it } from "vitest";
import { readSportFilter, writeSportFilter } from "./filter";

it("a choice is written into the address and read from it, beside what else is in it", () => {
  const query = new URLSearchParams("x=1");
  writeSportFilter(query, { live: true, free: true });
  expect(query.toString()).toBe("x=1&show=live&free=1");
  expect(readSportFilter(query)).toEqual({ live: true, free: true });
  writeSportFilter(query, { live: false, free: false });
  expect(query.toString()).toBe("x=1");
});

it("anything else in the address narrows nothing", () => {
  expect(readSportFilter(new URLSearchParams("show=all&free=yes"))).toEqual({ live: false, free: false });
});
