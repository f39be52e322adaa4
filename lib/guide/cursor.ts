import type { Span } from "@/contract/zone";
import { indexAt } from "./cells";

/** A place in the grid: a row, and the instant (epoch seconds) that up and down keep to. */
export type Cursor = { row: number; at: number };

export const moves = ["left", "right", "up", "down", "first", "last", "pageUp", "pageDown"] as const;

export type Move = (typeof moves)[number];

const pageRows = 8;

const rowSteps: Partial<Record<Move, number>> = { up: -1, down: 1, pageUp: -pageRows, pageDown: pageRows };

/**
 * Moves through rows of sorted, disjoint cells. Up and down find the cell that covers the cursor's instant, so
 * that going down and up again comes back; left and right take the instant along. Nothing leaves the grid.
 */
export function moveCursor(rows: readonly (readonly Span[])[], cursor: Cursor, move: Move): Cursor {
  const step = rowSteps[move];
  if (step !== undefined)
    return { row: Math.min(rows.length - 1, Math.max(0, cursor.row + step)), at: cursor.at };
  const cells = rows[cursor.row] ?? [];
  const index = indexAt(cells, cursor.at);
  const target = { left: index - 1, right: index + 1, first: 0, last: cells.length - 1 }[
    move as "left" | "right" | "first" | "last"
  ];
  const reached = Math.min(cells.length - 1, Math.max(0, target));
  const cell = cells[reached];
  return cell && reached !== index ? { row: cursor.row, at: cell.start } : cursor;
}
