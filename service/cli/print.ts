import { toIso } from "../../contract/time.ts";

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Cell = string | number | null;

/** Numbers of this size are epoch seconds, not counts. */
const formatCell = (cell: Cell): string =>
  cell === null
    ? ""
    : typeof cell === "number" && cell > 900_000_000
      ? toIso(cell).replace("T", " ").slice(0, 16)
      : String(cell);

/** Prints rows in columns on standard output. Epoch seconds are printed as UTC. */
export function printTable(head: string[], rows: Cell[][]): void {
  const lines = [head, ...rows.map((row) => row.map(formatCell))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}
