/** Letters alone: case and accents don't keep a name from being found. */
export const foldName = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();

type Named = { name: string; number: number | null };

/**
 * The channels whose names contain every word of a text, or whose number it is: that number first, then names that
 * begin with the text, then the others, each in their order.
 */
export function findChannels<Channel extends Named>(channels: readonly Channel[], text: string): Channel[] {
  const query = foldName(text);
  const words = query.split(/\s+/).filter(Boolean);
  const rank = ({ name, number }: Channel): number => {
    if (String(number) === query) return 0;
    const folded = foldName(name);
    if (folded.startsWith(query)) return 1;
    return words.every((word) => folded.includes(word)) ? 2 : 3;
  };
  return channels
    .map((channel) => ({ channel, at: rank(channel) }))
    .filter(({ at }) => at < 3)
    .toSorted((a, b) => a.at - b.at)
    .map(({ channel }) => channel);
}
