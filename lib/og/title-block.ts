import { type Brush, latinAlone, type TextStyle } from "./brush.ts";
import type { Card } from "./card.ts";
import { colours } from "./colours.ts";
import { inner, style } from "./page.ts";

/** A line of the title's block; `before` is the room above it, `lead` a word in its indent. */
export type Row = {
  text: string;
  style: TextStyle;
  height: number;
  indent: number;
  before?: number;
  lead?: { text: string; style: TextStyle };
};

const titleStyle = (size: number) => style(size, 800, colours.ink, true);

const heightOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { height, before = 0 }) => sum + height + before, 0);

/** A title's rows at a size, and whether all of it fits in them. */
function titleAt(brush: Brush, title: Card["title"], size: number, most: number) {
  const row = (text: string): Row => ({
    text,
    style: titleStyle(size),
    // Letters of other scripts reach higher and lower.
    height: size * (latinAlone.test(text) ? 1.08 : 1.24),
    indent: 0,
  });
  if (typeof title === "string") {
    const { lines, whole } = brush.wrapEvenly(title, titleStyle(size), { width: inner, lines: most });
    return { rows: lines.map(row), whole };
  }
  const lead = { text: title.versus, style: style(size * 0.6, 500, colours.muted) };
  const indent = brush.widthOf(lead.text, lead.style) + size * 0.22;
  const lines = Math.ceil(most / 2);
  const home = brush.wrapEvenly(title.home, titleStyle(size), { width: inner, lines });
  const away = brush.wrapEvenly(title.away, titleStyle(size), { width: inner - indent, lines });
  const awayRows = away.lines.map((text, index) => ({
    ...row(text),
    indent,
    ...(index === 0 ? { lead } : {}),
  }));
  return { rows: [...home.lines.map(row), ...awayRows], whole: home.whole && away.whole };
}

const smallest = 52;
const titleSizes = [100, 90, 80, 70, 60, smallest];
/** Above a list. A country's evening has a long name in some languages. */
const oneLineSizes = [70, 60, smallest, 44];

/** A title's rows at the largest size at which all of it fits; at the smallest, cut. */
function titleRows(
  brush: Brush,
  title: Card["title"],
  { lines, height }: { lines: number; height: number },
): Row[] {
  for (const size of lines === 1 ? oneLineSizes : titleSizes) {
    const { rows, whole } = titleAt(brush, title, size, lines);
    if (whole && heightOf(rows) <= height) return rows;
  }
  for (let fewer = lines; fewer > 1; fewer -= 1) {
    const { rows } = titleAt(brush, title, smallest, fewer);
    if (heightOf(rows) <= height) return rows;
  }
  return titleAt(brush, title, smallest, 1).rows;
}

const subtitleStyle = style(36, 560, colours.ink);

const whenHeight = 62;

/** What is between the top and bottom rows: the title's block, and where it starts. */
export function placeTitle(
  brush: Brush,
  card: Card,
): { rows: Row[]; top: number; end: number; bottom: number } {
  const hasLines = card.lines !== undefined;
  const top = 124;
  const bottom = hasLines ? 264 : card.channels ? 462 : 510;
  const below = card.when ? whenHeight : 0;
  const subtitleLines = hasLines || card.when ? 1 : 2;
  const subtitle = card.subtitle
    ? brush.wrap(card.subtitle, subtitleStyle, { width: inner, lines: subtitleLines }).lines
    : [];
  const subtitleRows = subtitle.map((text, index) => ({
    text,
    style: subtitleStyle,
    height: 48,
    indent: 0,
    before: index === 0 ? 12 : 0,
  }));
  const height = bottom - top - below - heightOf(subtitleRows);
  const rows = [...titleRows(brush, card.title, { lines: hasLines ? 1 : 3, height }), ...subtitleRows];
  const taken = heightOf(rows) + below;
  const start = hasLines ? top : Math.max(top, top + (bottom - top - taken) / 2);
  return { rows, top: start, end: start + taken, bottom };
}
