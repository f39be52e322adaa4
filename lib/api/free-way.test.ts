import { expect, it } from "vitest";
import { readers, readList } from "./decode";

const option = {
  service: "One Player",
  kind: "public",
  country: "GB",
  watch_url: "https://one.example/live",
  signup: "none",
  checked: "2026-08-20",
};

const read = (...data: unknown[]) => readList({ data }, readers.freeWay).items;

it("a free way is read, and one that leads to no web page is left out", () => {
  expect(read(option, { ...option, watch_url: "javascript:alert(1)" })).toEqual([
    { ...option, source: undefined },
  ]);
});

it("what another deployment calls otherwise is absent, not invented", () => {
  expect(read({ ...option, kind: "satellite", signup: "card", checked: null })).toMatchObject([
    { service: "One Player", kind: undefined, signup: undefined },
  ]);
});
