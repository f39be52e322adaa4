import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCase } from "./any-case.ts";

const sources = [
  /(?<![\p{L}\p{N}])(?:élő|canl[ıi](?: yay[ıi]n)?|αγώνας|прямой эфир|สด|live)(?![\p{L}\p{N}])/u,
  /^[^.]{0,9}\b(?:match|\p{L}*spiele?)\b|(?<=\p{Ll})\s?\d/u,
  /[\p{sc=Thai}ä-ü]+|\P{L}s$/u,
];
const parts = [
  ..."ÉLŐ|Canlı|CANLI YAYIN|ΑΓΏΝΑΣ|αγώνας|Прямой эфир|สด|Live|İ|ß|SPIELE|spiel|a|Z|s| |.|-|1|é|日".split("|"),
];

describe("anyCase", () => {
  it("finds in every text what a pattern that ignores case finds, as the text spells it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sources),
        fc.array(fc.constantFrom(...parts), { maxLength: 8 }),
        (source, some) => {
          const text = some.join("");
          const search = new RegExp(source, "iu");
          const pattern = anyCase(source);
          const expected = search.exec(text);
          const found = pattern.exec(text);
          expect(found && [found.index, found[0]]).toEqual(expected && [expected.index, expected[0]]);
          expect(pattern.test(text)).toBe(expected !== null);
          expect(pattern.replaceAll(text, "¦")).toBe(text.replace(new RegExp(source, "giu"), "¦"));
        },
      ),
    );
  });
});
