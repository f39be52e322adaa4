import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "./text.ts";

const ascii = fc.string({ unit: "binary-ascii", maxLength: 40 });

test("ASCII text folds alone as it folds within any other text", () => {
  fc.assert(
    fc.property(ascii, (text) => {
      expect(`${fold(text)} e`.trim()).toBe(fold(`${text} \u00e9`));
    }),
  );
});
