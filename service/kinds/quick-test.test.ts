import fc from "fast-check";
import { expect, it } from "vitest";
import { kindPatterns } from "./kind-words.ts";
import { createQuickTest } from "./quick-test.ts";

const patterns = kindPatterns.map(([, pattern]) => pattern);
const mayMatch = createQuickTest(patterns);

/** Words of the patterns themselves, cut and joined in all ways. */
const pieces = patterns.flatMap(({ source }) => source.match(/[a-z&' -]{2,}/g) ?? []);
const texts = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "grapheme-ascii", maxLength: 4 })), {
    maxLength: 8,
  })
  .chain((parts) => fc.constantFrom(parts.join(""), parts.join(" "), parts.join(" ").toUpperCase()));

it("passes every text that a pattern matches", () => {
  fc.assert(
    fc.property(texts, (text) => {
      if (patterns.some((pattern) => pattern.test(text))) expect(mayMatch(text)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

it("fails plain text that none matches", () => {
  expect(mayMatch("The lost river, a night in the old city")).toBe(false);
  expect(mayMatch("COOKING SHOW")).toBe(true);
});
