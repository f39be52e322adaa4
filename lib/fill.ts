/** Fills the placeholders of a sentence, such as `{title}`: for islands, which get words without the catalogue. */
export const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Names as a list in a sentence, "A, B and C"; one in another script keeps its order of letters to itself. */
export const listNames = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale.replace(/-u-.*/, "")).format(names.map((name) => `\u2068${name}\u2069`));
