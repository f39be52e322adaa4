/** Fills the placeholders of a sentence, such as `{title}`: for islands, which get words without the catalogue. */
export const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
