/** The value below which this share of the values lies; 0 if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Rows of text in columns as wide as their longest cell, the first aligned left, the others right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join("   "),
    )
    .join("\n");
}

/** Formats a row: a name in `nameWidth` columns, then cells of `cellWidth`, aligned right. */
export const rowFormat =
  (nameWidth: number, cellWidth: number) =>
  (name: string, ...cells: (string | number)[]): string =>
    name.padEnd(nameWidth) + cells.map((cell) => ` ${cell}`.padStart(cellWidth)).join("");
