/** In px throughout: letters that grew would leave the box. */
const sizes = {
  row: "h-[38px] w-[50px] text-[11px]",
  cell: "h-[34px] w-[46px] text-[11px]",
  small: "h-[30px] w-[44px] text-[10px]",
  large: "h-[66px] w-[88px] text-[16px]",
};

export type PlateSize = keyof typeof sizes;

/** The classes of a plate, with a picture or with letters. */
export const plateLook = (size: PlateSize, picture: boolean): string => {
  const box = `grid shrink-0 place-items-center overflow-hidden rounded-cell ${sizes[size]}`;
  return picture
    ? `${box} grid-cols-1 keep-colour grid-rows-1 border border-plate-line bg-plate p-[3px] *:drop-shadow-plate`
    : `${box} keep-colour font-[850] tracking-[-0.03em] text-live-ink print:border print:border-line print:bg-transparent!`;
};

/** A hue of its own for a text: the same on every machine. */
function hueOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % 360;
}

/** The colour behind a name's letters. */
export const plateColour = (name: string): string => `oklch(0.48 0.13 ${hueOf(name)})`;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Letters that stand for a name: "MERI" for Meridian, "ARE1" for Arena 1, "CU" for Canal Uno. */
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
