import { expect, it } from "vitest";
import { fill, listNames } from "./fill.ts";

it("fills each place once, whatever the values hold", () => {
  expect(fill("{title} on {channel}", { title: "{channel} $& $1", channel: "One" })).toBe(
    "{channel} $& $1 on One",
  );
});

it("leaves a place without a value as it is", () => {
  expect(fill("{title}", {})).toBe("{title}");
});

it("keeps the letters of a name in a list from mixing with those of the sentence", () => {
  expect(listNames(["A", "B"], "ar-EG-u-nu-latn")).toBe("\u2068A\u2069 و\u2068B\u2069");
});
