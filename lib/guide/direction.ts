export type Direction = "ltr" | "rtl";

const strong = /\p{L}/u;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The direction of a text, by its first letter; the page's if it has no letters. */
export function directionOf(text: string, page: Direction): Direction {
  const letter = strong.exec(text)?.[0];
  if (letter === undefined) return page;
  return rightToLeft.test(letter) ? "rtl" : "ltr";
}
