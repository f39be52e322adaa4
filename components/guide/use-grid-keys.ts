import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from "react";
import { indexAt } from "@/lib/guide/cells";
import { type Cursor, type Move, moveCursor } from "@/lib/guide/cursor";
import type { GridRow } from "@/lib/guide/rows";

const keys: Record<string, Move> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
  PageUp: "pageUp",
  PageDown: "pageDown",
};

const mirrored: Partial<Record<Move, Move>> = { left: "right", right: "left" };

const row = "li";
const programmes = `${row} > div > a`;

/** The programmes of a grid's row, in the order of its cells. */
const cellsIn = (grid: HTMLElement, index: number): HTMLElement[] => {
  const track = grid.querySelectorAll(row)[index]?.lastElementChild;
  return track ? (Array.from(track.children) as HTMLElement[]) : [];
};

/**
 * Arrow keys for the grid: one programme is in the tab order, and the keys move from it. Up and down keep to the
 * time that left and right chose; `n` goes to what is on now in the row.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, rows: GridRow[], now: number) {
  const cursor = useRef<Cursor>({ row: 0, at: now });

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const links = element.querySelectorAll<HTMLElement>(programmes);
    for (const link of links) link.tabIndex = -1;
    const first = cellsIn(element, 0)[indexAt(rows[0]?.cells ?? [], cursor.current.at)];
    (first?.matches("a") ? first : links[0])?.setAttribute("tabindex", "0");

    const follow = (focus: FocusEvent) => {
      const link = (focus.target as Element).closest<HTMLElement>(programmes);
      const group = link?.closest(row);
      if (!link || !group) return;
      const index = Array.from(element.querySelectorAll(row)).indexOf(group);
      const cell = rows[index]?.cells[cellsIn(element, index).indexOf(link)];
      const { at } = cursor.current;
      if (cell) cursor.current = { row: index, at: cell.start <= at && at < cell.stop ? at : cell.start };
      for (const other of element.querySelectorAll("a[tabindex='0']")) other.setAttribute("tabindex", "-1");
      link.tabIndex = 0;
    };
    element.addEventListener("focusin", follow);
    return () => element.removeEventListener("focusin", follow);
  }, [grid, rows]);

  return useCallback(
    (press: KeyboardEvent<HTMLElement>) => {
      const element = grid.current;
      if (!element || press.metaKey || press.ctrlKey || press.altKey) return;
      if (!(press.target as Element).matches(programmes)) return;
      const key = keys[press.key];
      if (!key && press.key !== "n") return;
      press.preventDefault();
      const rtl = getComputedStyle(element).direction === "rtl";
      const move = key && ((rtl && mirrored[key]) || key);
      const cells = rows.map((row) => row.cells);
      const cellAt = ({ row, at }: Cursor) => cellsIn(element, row)[indexAt(cells[row] ?? [], at)];
      let next = move ? moveCursor(cells, cursor.current, move) : { row: cursor.current.row, at: now };
      let target = cellAt(next);
      // A gap has no page and takes no focus: the keys step over it, from a row's ends inwards.
      const onward = move === "first" ? "right" : move === "last" ? "left" : move;
      while (onward && target && !target.matches("a")) {
        const beyond = moveCursor(cells, next, onward);
        if (beyond.row === next.row && beyond.at === next.at) break;
        next = beyond;
        target = cellAt(next);
      }
      if (!target?.matches("a")) return;
      cursor.current = next;
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (!key) element.querySelector("#now")?.scrollIntoView({ block: "nearest", inline: "start" });
    },
    [grid, rows, now],
  );
}
