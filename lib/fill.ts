/** Puts values in the places of a sentence, `{title}`: for islands, whose words come without their catalogue. */
export const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
