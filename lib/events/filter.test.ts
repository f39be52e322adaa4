import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everything, filterStyle, fits, parseFilter, writeFilter } from "./filter.ts";

const anyFilter = fc.record({
  live: fc.boolean(),
  free: fc.boolean(),
  country: fc.constantFrom(null, "GB", "NZ"),
});

describe("the filter of showings", () => {
  test("is read from the address as it was written there", () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parseFilter(writeFilter(filter))).toEqual(filter);
      }),
    );
    expect(writeFilter({ live: true, free: true, country: "NZ" })).toBe("?show=live&free=1&in=NZ");
    expect(writeFilter(everything)).toBe("");
  });

  test("asks for nothing where the address is somebody's joke", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { country } = parseFilter(`?show=${text}&in=${encodeURIComponent(text)}`);
        expect(country === null || /^[A-Z]{2}$/.test(country)).toBe(true);
      }),
    );
    expect(parseFilter('?in="]{}body&show=LIVE&free=yes')).toEqual(everything);
  });

  test("lets everything through until something is asked for", () => {
    const shown = { showing: "repeat", free: false, country: undefined } as const;
    expect(fits(everything, shown)).toBe(true);
    expect(fits({ ...everything, live: true }, shown)).toBe(false);
    expect(fits({ ...everything, free: true }, shown)).toBe(false);
    expect(fits({ ...everything, country: "GB" }, shown)).toBe(false);
    expect(filterStyle(everything)).toBe("");
  });

  test("needs nothing from outside to make its style, since it is sent as text", () => {
    const alone: unknown = new Function(`return (${String(filterStyle)})`)();
    const filter = { live: true, free: false, country: "NZ" };
    expect(typeof alone === "function" && alone(filter)).toBe(filterStyle(filter));
  });
});
