import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDescription } from "./description.ts";
import { takeDescriptionRating } from "./description-rating.ts";

/** A description's text and the rating that stood around it. */
function said(listed: string, language: string): string {
  const { text = "", rating = "-" } = readDescription(listed, { isFilm: false, language });
  return `${text} ${rating}`;
}

describe("an age rating around a description becomes data", () => {
  test.each([
    ["ro", "AP. Ana caută o cheie.", "Ana caută o cheie. AP"],
    ["ro", "A.P. Ana caută o cheie.", "Ana caută o cheie. AP"],
    ["ro", "Ana caută o cheie. 12", "Ana caută o cheie. 12"],
    ["ro", "(15) Ana caută o cheie.", "Ana caută o cheie. 15"],
    ["ro", "AP 12. Sezonul 2, ep. 5: Ana caută o cheie. (r)", "Ana caută o cheie. AP 12"],
    ["ro", "Interzis minorilor sub 15 ani. Ana caută o cheie.", "Ana caută o cheie. 15"],
    ["cs", "Nevhodné pro děti do 12 let. Ana hledá klíč.", "Ana hledá klíč. 12"],
    ["cs", "Ana hledá klíč. 12+ (repríza)", "Ana hledá klíč. 12+"],
    ["sk", "Ana hľadá kľúč. Vhodné od 12 rokov.", "Ana hľadá kľúč. 12"],
    ["hu", "Ana kulcsot keres. (16)", "Ana kulcsot keres. 16"],
    ["hu", "12 éven aluliak számára nem ajánlott. Ana kulcsot keres.", "Ana kulcsot keres. 12"],
    ["fi", "Ana etsii avainta. (7)", "Ana etsii avainta. 7"],
    ["pl", "Ana szuka klucza. Dozwolone od lat 16.", "Ana szuka klucza. 16"],
    ["de", "Ana sucht. FSK 12", "Ana sucht. FSK 12"],
    ["fr", "Déconseillé aux moins de 10 ans. Ana cherche.", "Ana cherche. 10"],
    ["lt", "N-7. 2016 m. Serialas. Ana kasa.", "2016 m. Serialas. Ana kasa. N-7"],
    ["en", "Ana digs. (TV-14)", "Ana digs. TV-14"],
  ])("in %s: %s", (language, listed, expected) => {
    expect(said(listed, language)).toBe(expected);
  });

  test.each([
    ["ro", "12 detectivi caută o cheie."],
    ["ro", "Ana s-a născut în 12"],
    ["cs", "Ana hledá klíč. (12)"],
    ["en", "According to the AP, Ana digs. AP"],
    ["de", "10+ Tipps von Ana."],
    ["de", "Ana sucht Ben (16)"],
    ["es", "Ana busca a Ben (12 años)"],
  ])("but nothing that may be something else, in %s: %s", (language, listed) => {
    expect(readDescription(listed, { isFilm: true, language })).toMatchObject({ text: listed });
    expect(takeDescriptionRating(listed, language)).toBeNull();
  });
});

test("what is left of a description ends where it did, or begins so", () => {
  const pieces = fc.constantFrom("Ana digs.", "AP 12", "12+", "(15)", "Nevhodné pro děti do 12 let.", "Ben");
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 5 }), fc.constantFrom("ro", "cs", "en"), (parts, language) => {
      const text = parts.join(" ");
      const { rest = text } = takeDescriptionRating(text, language) ?? {};
      expect(text.startsWith(rest) || text.endsWith(rest)).toBe(true);
    }),
  );
});
