import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";

type Face = {
  family: string;
  /** In app/fonts. */
  file: string;
  /** Whether a text needs it; without this, it is read with the first text. */
  neededBy?: (text: string) => boolean;
};

const noto = (script: string, neededBy?: Face["neededBy"]): Face => ({
  family: `picture-${script}`,
  file: `pictures/noto-sans-${script}.woff2`,
  ...(neededBy ? { neededBy } : {}),
});

const isHan = (text: string) => /\p{Script=Han}/u.test(text);
const isKana = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** In the order in which a letter is looked up. The large ones, some 50 ms each, are read when needed. */
const faces: Face[] = [
  { family: "picture-latin", file: "schibsted-grotesk-latin-wght-normal.woff2" },
  { family: "picture-latin-rest", file: "schibsted-grotesk-latin-rest-wght-normal.woff2" },
  { family: "picture-latin-ext", file: "schibsted-grotesk-latin-ext-wght-normal.woff2" },
  noto("vietnamese"),
  noto("cyrillic"),
  noto("cyrillic-ext"),
  noto("greek"),
  noto("greek-ext"),
  noto("arabic"),
  noto("hebrew"),
  noto("thai"),
  noto("devanagari"),
  noto("bengali"),
  noto("tamil"),
  noto("georgian"),
  noto("armenian"),
  noto("jp", (text) => isHan(text) || isKana(text) || /[\u3000-\u303F\uFF00-\uFFEF]/u.test(text)),
  noto("kr", (text) => /\p{Script=Hangul}/u.test(text)),
  noto("sc", (text) => isHan(text) && !isKana(text)),
  { family: "picture-emoji", file: "pictures/twemoji.woff2" },
];

/** Chinese and Japanese write the same characters in different forms. */
const families = (language: string): string => {
  const names = faces.map(({ family }) => family);
  return (language === "zh" ? [...names.filter((name) => name.endsWith("sc")), ...names] : names).join(", ");
};

const read = new Set<string>();

/**
 * The font families of a text, for a canvas's `font`. A letter that none of them has comes from the system's fonts, or
 * is a box.
 */
export function fontsFor(text: string, language: string): string {
  for (const { family, file, neededBy } of faces)
    if (!read.has(family) && (!neededBy || neededBy(text))) {
      GlobalFonts.register(readFileSync(join(process.cwd(), "app/fonts", file)), family);
      read.add(family);
    }
  return families(language);
}
