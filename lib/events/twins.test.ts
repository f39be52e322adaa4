import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutTwins } from "./twins.ts";

const shown = (
  id: string,
  name: string,
  more: { free?: boolean; start?: number; country?: string } = {},
) => ({
  id,
  name,
  country: "GB",
  free: false,
  showing: "live" as const,
  start: 0,
  ...more,
});

const idsOf = (showings: ReturnType<typeof shown>[]) =>
  withoutTwins(showings, (each) => each).map(({ id }) => id);

describe("the showings of an event", () => {
  it("list a channel once that two services carry, or that is listed in two sharpnesses", () => {
    expect(idsOf([shown("a", "PGA Tour"), shown("b", "PGA TOUR"), shown("c", "Arena (HD)")])).toEqual([
      "a",
      "c",
    ]);
    expect(idsOf([shown("a", "Arena 1 HD"), shown("b", "Arena 1", { start: 300 })])).toEqual(["a"]);
  });

  it("keep the twin that is free, in the place of the first", () => {
    expect(idsOf([shown("a", "Tennis"), shown("b", "Golf"), shown("c", "Tennis", { free: true })])).toEqual([
      "c",
      "b",
    ]);
  });

  it("keep a channel's later showing, and its namesake of another country", () => {
    const all = [shown("a", "One"), shown("b", "One", { start: 3600 }), shown("c", "One", { country: "IE" })];
    expect(idsOf(all)).toEqual(["a", "b", "c"]);
  });

  it("lose no name", () => {
    const name = fc.constantFrom("One", "one HD", "Two", "Two 4K", "Three");
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.boolean(), fc.nat(2000))), (rows) => {
        const all = rows.map(([each, free, start], place) => shown(String(place), each, { free, start }));
        const left = new Set(
          withoutTwins(all, (each) => each).map((each) => each.name.split(" ")[0]?.toLowerCase()),
        );
        expect(left).toEqual(new Set(all.map((each) => each.name.split(" ")[0]?.toLowerCase())));
      }),
    );
  });
});
