/**
 * How the mark is drawn. `plain` fills the square to its edges and keeps the drawing within the middle four fifths, for
 * platforms that apply their own mask. `mono` is its shape alone, for platforms that colour it.
 */
export type MarkLook = "round" | "plain" | "mono";

/** The site's mark on a 512 grid: a guide's rows, crossed by the now-line. */
export const markSvg = (look: MarkLook): string => {
  const rows = [
    [96, 150, 148, "#eef1f7"],
    [284, 150, 132, "#5b6780"],
    [96, 230, 84, "#5b6780"],
    [212, 230, 204, "#eef1f7"],
    [96, 310, 212, "#eef1f7"],
    [340, 310, 76, "#5b6780"],
  ] as const;
  const bars = rows.map(
    ([x, y, width, fill]) => `<rect x="${x}" y="${y}" width="${width}" height="52" rx="15" fill="${fill}"/>`,
  );
  if (look === "mono") return wrapMark(monoMark(rows));
  const line = `<rect x="247" y="84" width="18" height="344" rx="9" fill="#ff4757" stroke="#0c0e13" stroke-width="12" paint-order="stroke"/>`;
  const drawing =
    look === "plain"
      ? `<g transform="translate(51 51) scale(0.8)">${bars.join("")}${line}</g>`
      : bars.join("") + line;
  return wrapMark(
    `<rect width="512" height="512" rx="${look === "plain" ? 0 : 112}" fill="#0c0e13"/>${drawing}`,
  );
};

const wrapMark = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${drawing}</svg>`;

/** The rows and the line in one colour, with a gap between them that shows the ground. */
const monoMark = (
  rows: readonly (readonly [x: number, y: number, width: number, fill: string])[],
): string => {
  const bars = rows.map(([x, y, width]) => `<rect x="${x}" y="${y}" width="${width}" height="52" rx="15"/>`);
  return `<mask id="gap"><rect width="512" height="512" fill="white"/><rect x="235" y="72" width="42" height="368" fill="black"/></mask><g mask="url(#gap)">${bars.join("")}</g><rect x="247" y="84" width="18" height="344" rx="9"/>`;
};
