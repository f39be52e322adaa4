import { firstIndex } from "@/lib/first-index";

/** How wide a text is, in pixels. */
export type Measure = (text: string) => number;

const ellipsis = "…";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** More marks on one letter than any language writes would be drawn over its neighbours' lines. */
const crowdedMarks = /(\p{M}{4})\p{M}+/gu;

/** A text that can be drawn: without control and direction characters, on one line, of bounded length. */
export function drawable(text: string): string {
  const plain = text
    .slice(0, 2000)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFD]/g, "")
    .normalize("NFC")
    .replace(crowdedMarks, "$1")
    .trim();
  const letters = Array.from(graphemes.segment(plain), ({ segment }) => segment);
  return letters.length > 400 ? letters.slice(0, 400).join("") : plain;
}

/** The direction of a text, by its first letter; numbers alone read from the left. */
export function directionOf(text: string): "ltr" | "rtl" {
  const [first = ""] = text.match(/\p{L}/u) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first)
    ? "rtl"
    : "ltr";
}

const opens = /^[\p{Ps}\p{Pi}¿¡]+$/u;

/** The parts of a text between which a line may end; each keeps the space after it. */
function breakable(text: string, language: string): string[] {
  const parts: string[] = [];
  let glued = "";
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) {
    if (opens.test(segment)) glued += segment;
    else if (isWordLike || parts.length === 0) {
      parts.push(glued + segment);
      glued = "";
    } else {
      parts[parts.length - 1] += glued + segment;
      glued = "";
    }
  }
  if (glued) parts.push(glued);
  return parts;
}

/** As much of a text's beginning as fits, by whole letters. At least one letter, so that there is progress. */
function beginning(text: string, width: number, measure: Measure): string {
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const fitting = firstIndex(letters, (_, at) => measure(letters.slice(0, at + 1).join("")) > width);
  return letters.slice(0, Math.max(1, fitting)).join("");
}

/** A text on one line, cut with … if it is too wide. */
export function cutToFit(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  return `${beginning(text, width - measure(ellipsis), measure).trimEnd()}${ellipsis}`;
}

type Box = { width: number; lines: number; language: string; measure: Measure };

/** The same for a title: lines of about the same width, so that no word is left alone on the last. */
export function wrapEvenly(text: string, box: Box): { lines: string[]; whole: boolean } {
  const widest = wrap(text, box);
  if (!widest.whole || widest.lines.length < 2) return widest;
  let best = widest;
  let [tooNarrow, width] = [0, box.width];
  while (width - tooNarrow > 1) {
    const middle = Math.round((tooNarrow + width) / 2);
    const tried = wrap(text, { ...box, width: middle });
    if (tried.whole && tried.lines.length === widest.lines.length) {
      best = tried;
      width = middle;
    } else tooNarrow = middle;
  }
  return best;
}

/**
 * Splits a text into at most a number of lines of a given width; the last is cut with … if the text is longer. Lines
 * break between words, by the rules of the language; within a word only if it is wider than a line. `whole` says
 * whether the text fits without either.
 */
export function wrap(
  text: string,
  { width, lines: most, language, measure }: Box,
): { lines: string[]; whole: boolean } {
  const lines: string[] = [];
  let whole = true;
  let line = "";
  const rest = breakable(text, language);
  for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
    if (measure((line + part).trimEnd()) <= width) {
      line += part;
      continue;
    }
    if (lines.length === most - 1) {
      lines.push(cutToFit(line + part + rest.join(""), width, measure));
      return { lines, whole: false };
    }
    if (line) {
      lines.push(line.trimEnd());
      line = "";
      rest.unshift(part);
      continue;
    }
    const start = beginning(part, width, measure);
    lines.push(start);
    if (start.length < part.length) rest.unshift(part.slice(start.length));
    whole = false;
  }
  if (line.trim()) lines.push(line.trimEnd());
  return { lines, whole };
}
