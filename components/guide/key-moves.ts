import type { Span } from "@/contract/zone";
import type { Direction } from "@/lib/guide/direction";
import type { Engine } from "./engine";
import { findCommand, move } from "./keys";

type KeySetup = {
  rows: HTMLElement;
  dir: Direction;
  zone: string;
  range: Span;
  engine: Engine;
  /** The site's clock, epoch seconds. */
  clock(): number;
  onMove(): void;
};

/** Returns a handler that moves the cursor from cell to cell. The handler returns whether it used the key. */
export const createKeyMoves =
  ({ rows, dir, zone, range, engine, clock, onMove }: KeySetup) =>
  (key: KeyboardEvent): boolean => {
    const command = rows.contains(document.activeElement) ? findCommand(key, dir === "rtl") : null;
    if (!command) return false;
    const before = engine.cursor();
    // From the first row, a remote's arrow leads on to what is above the grid.
    if (command === "up" && before.row === 0) return false;
    onMove();
    const next = move(before, command, {
      rows: engine.rows(),
      pageRows: engine.pageRows(),
      zone,
      now: clock(),
      cellAt: engine.cellAt,
    });
    const within = { row: next.row, at: Math.min(range.stop - 1, Math.max(range.start, next.at)) };
    engine.focus(within, next.row !== before.row);
    return true;
  };
