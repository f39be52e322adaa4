import localFont from "next/font/local";

/** Schibsted Grotesk, SIL Open Font License 1.1 (OFL.txt), subset by Fontsource. */
const latin = localFont({
  src: "./schibsted-grotesk-latin-wght-normal.woff2",
  weight: "400 900",
  display: "swap",
  variable: "--font-latin",
  adjustFontFallback: "Arial",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0020-007E,U+00A0-00A1,U+00A3,U+00A9,U+00AB,U+00AE,U+00B0,U+00B7,U+00BB,U+00BF-00F6,U+00F8-00FF,U+0131,U+0152-0153,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212",
    },
  ],
});

const latinRest = localFont({
  src: "./schibsted-grotesk-latin-rest-wght-normal.woff2",
  weight: "400 900",
  display: "swap",
  variable: "--font-latin-rest",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A2,U+00A4-00A8,U+00AA,U+00AC,U+00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00BE,U+00F7,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2032-2033,U+2044,U+2191,U+2193,U+2215",
    },
  ],
});

const latinExtended = localFont({
  src: "./schibsted-grotesk-latin-ext-wght-normal.woff2",
  weight: "400 900",
  display: "swap",
  variable: "--font-latin-ext",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

const flags = localFont({
  src: "./twemoji-country-flags.woff2",
  display: "block",
  variable: "--font-country-flags",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+1F1E6-1F1FF" }],
});

/** The classes that bring the typefaces to <html>; other scripts use the system's fonts. */
export const fontClasses = `${latin.variable} ${latinRest.variable} ${latinExtended.variable} ${flags.variable}`;
