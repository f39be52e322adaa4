import fc from "fast-check";
import { expect, it } from "vitest";
import { parseId, toSegment, toSlug } from "./slug.ts";

it("the id is read back from any name's part of an address, which needs no escapes", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.stringMatching(/^[0-9a-z]{10,16}$/),
      (name, rest) => {
        const segment = toSegment(name, `ev_${rest}`);
        expect(parseId(segment, "ev")).toBe(`ev_${rest}`);
        expect(segment).toMatch(/^[a-z0-9_-]+$/);
        expect(segment.length).toBeLessThanOrEqual(100);
      },
    ),
  );
});

it("a name of Latin letters is kept, of another script left out", () => {
  expect(toSlug("Hull City v Manchester United")).toBe("hull-city-v-manchester-united");
  expect(toSlug("Atlético – Düsseldorf: Nº 3")).toBe("atletico-dusseldorf-no-3");
  expect(toSlug("هال سيتي")).toBe("");
  expect(toSegment("浦和 対 鹿島", "ev_0123456789")).toBe("ev_0123456789");
  expect(toSegment("에디 머크스 v 우베르네이 카타노", "ev_0123456789")).toBe("ev_0123456789");
  expect(toSegment("Fagiano Okayama v 浦和", "ev_1")).toBe("fagiano-okayama-ev_1");
  expect(toSegment("浦和 v Fagiano Okayama", "ev_1")).toBe("fagiano-okayama-ev_1");
  expect(toSegment("Tokyo Swallows v Hull V", "ev_1")).toBe("tokyo-swallows-v-hull-v-ev_1");
});

it("what isn't an id at the end is none", () => {
  expect(parseId("hull-v-manchester", "ev")).toBeNull();
  expect(parseId("lg_0123456789", "ev")).toBeNull();
  expect(parseId("ev_0123456789-hull", "ev")).toBeNull();
});
