import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { colours } from "./colours.ts";

it("the colours of pictures are those of the dark pages", () => {
  const styles = readFileSync("app/globals.css", "utf8");
  const ofPages = Object.keys(colours).map((name) => [
    name,
    new RegExp(`--color-${name}: (?:light-dark\\(#\\w+, )?(#\\w+)`).exec(styles)?.[1],
  ]);
  expect(colours).toEqual(Object.fromEntries(ofPages));
});
