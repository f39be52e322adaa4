import fc from "fast-check";
import { expect, test } from "vitest";
import { mendTurkish } from "./turkish-letters.ts";

test.each([
  ["Kamyon Kasabasý", "tr", "Kamyon Kasabası"],
  ["Gökkuþaðý Ruby", "tur", "Gökkuşağı Ruby"],
  ["ÝYÝ GÜNLER ÞIRNAK", "tr-TR", "İYİ GÜNLER ŞIRNAK"],
  ["Þriðja hæð", "is", "Þriðja hæð"],
  ["Dobrý deň", undefined, "Dobrý deň"],
])("Turkish that was read as Western European has its own letters: %s (%s)", (text, language, mended) => {
  expect(mendTurkish(text, language)).toBe(mended);
});

test("text in any other language stays, and so does Turkish that is right", () => {
  const right = fc.string({ unit: fc.constantFrom(..."abcçdefgğhıijklmnoöprsştuüvyzİŞĞ ") });
  fc.assert(fc.property(right, (text) => mendTurkish(text, "tr") === text));
  const language = fc.constantFrom("is", "fo", "cs", "sk", "en", "trv", "tr1");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), language, (text, of) => mendTurkish(text, of) === text),
  );
});
