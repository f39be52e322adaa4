import { expect, it } from "vitest";
import { fill } from "./fill.ts";

it("fills each place once, whatever the values hold", () => {
  expect(fill("{title} on {channel}", { title: "{channel} $& $1", channel: "One" })).toBe(
    "{channel} $& $1 on One",
  );
});

it("leaves a place without a value as it is", () => {
  expect(fill("{title}", {})).toBe("{title}");
});
