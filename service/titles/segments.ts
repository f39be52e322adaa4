/** A part of a title between two signs, and where it begins and ends. */
export type Segment = { text: string; start: number; end: number };

/**
 * A full stop behind a digit makes an ordinal, unless a word counts before it, and behind a few letters an
 * abbreviation: `Ep. 7. The Well`.
 */
const sign =
  /(?:(?<!\d|(?<![\p{L}\p{M}])\p{L}\p{Ll}{0,2})\.|(?<=[\p{L}\p{M}]\.?\s\d{1,4})\.(?=\s\P{Ll})|\s?[:;]|[,،])\s+|\s+[-–—|•·]\s+/gu;

/** The parts of a title, such as `Larkhill`, `Season 3`, `Ep. 7` and `The Well`. */
export function segmentsOf(title: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  for (const { index, 0: found } of title.matchAll(sign)) {
    segments.push({ text: title.slice(start, index), start, end: index });
    start = index + found.length;
  }
  return [...segments, { text: title.slice(start), start, end: title.length }];
}
