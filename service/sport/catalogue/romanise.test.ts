import { expect, test } from "vitest";
import { foldName } from "./fold.ts";
import { romanise } from "./romanise.ts";

test.each([
  ["Алатөбе", "alatobe"],
  ["Шахтёр", "shakhter"],
  ["Љубићи", "ljubici"],
  ["Τσιτσιπάς", "tsitsipas"],
  ["დინამო", "dinamo"],
  ["Արարատ", "ararat"],
  ["Hull City", "hull city"],
  ["ليفربول", "ليفربول"],
  ["阪神", "阪神"],
])("%s is %s in Latin letters", (name, latin) => {
  expect(romanise(foldName(name))).toBe(latin);
});
