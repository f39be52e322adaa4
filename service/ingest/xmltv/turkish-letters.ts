/** Letters of Windows-1252 that stand where Windows-1254 has those of Turkish; Turkish has none of them. */
const mistaken: Readonly<Record<string, string>> = { ý: "ı", þ: "ş", ð: "ğ", Ý: "İ", Þ: "Ş", Ð: "Ğ" };
const anyMistaken = /[ýþðÝÞÐ]/g;
const turkish = /^tu?r(?:$|[-_])|^turkish$/i;

/** Writes the letters of Turkish for those of Western Europe for which a program took them: `Kasabasý` is `Kasabası`. */
export const mendTurkish = (text: string, language: string | undefined): string =>
  language !== undefined && turkish.test(language)
    ? text.replace(anyMistaken, (letter) => mistaken[letter] ?? letter)
    : text;
