/**
 * The site's mark on a 512 grid: a guide's rows, crossed by the now-line. `plain` fills the square to its edges and
 * keeps the drawing within the middle four fifths, for platforms that apply their own mask.
 */
export const markSvg = (plain: boolean): string => {
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
  const line = `<rect x="247" y="84" width="18" height="344" rx="9" fill="#ff4757" stroke="#0c0e13" stroke-width="12" paint-order="stroke"/>`;
  const drawing = plain
    ? `<g transform="translate(51 51) scale(0.8)">${bars.join("")}${line}</g>`
    : bars.join("") + line;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><rect width="512" height="512" rx="${plain ? 0 : 112}" fill="#0c0e13"/>${drawing}</svg>`;
};
