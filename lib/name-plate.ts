/** A hue of its own for a text: the same on every machine. */
function hueOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % 360;
}

/** The colour behind a name's initials. */
export const plateColour = (name: string): string => `oklch(0.48 0.13 ${hueOf(name)})`;

/** A dark ground of a name's own hue, on which white can be read: what a scene ends in. */
export const sceneColour = (name: string): string => `oklch(0.27 0.06 ${hueOf(name)})`;

/** The surfaces that sport is played on, as hues: grass, a hard court, clay. */
const grounds = [150, 150, 250, 45];

/** What a title's scene is drawn by: its hue, the hue of its ground, and where its light stands. */
export function sceneryOf(title: string) {
  const hue = hueOf(title);
  return { "--hue": hue, "--ground": grounds[hue % 4], "--at": `${22 + ((hue * 7) % 57)}%` };
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Initials that stand for a name: "MERI" for Meridian, "ARE1" for Arena 1, "CU" for Canal Uno. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}+!]+/gu) ?? [];
  const [first = "", ...rest] = words;
  const letters = (text: string, most: number) =>
    Array.from(graphemes.segment(text), ({ segment }) => segment)
      .slice(0, most)
      .join("");
  if (rest.length === 0) return letters(first, 4).toUpperCase();
  const [number] = rest.at(-1)?.match(/^\p{N}{1,2}/u) ?? [];
  if (number && rest.length === 1) return letters(first, 3).toUpperCase() + number;
  return [...words.slice(0, number ? 2 : 3).map((word) => letters(word, 1)), number].join("").toUpperCase();
}
