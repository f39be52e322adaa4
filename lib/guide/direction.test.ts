import { expect, it } from "vitest";
import { directionOf } from "./direction";

it.each([
  ["9 ערוץ", "rtl"],
  ["🔴 الأخبار", "rtl"],
  ["FreeTV סרטים", "ltr"],
  ["日テレNEWS", "ltr"],
  ["24", "rtl"],
  ["", "rtl"],
] as const)("%s is written %s on a page from right to left", (text, direction) => {
  expect(directionOf(text, "rtl")).toBe(direction);
});
