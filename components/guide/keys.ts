import { atHour, dateAt, daySpan, fromWallClock, type Span, wallClock } from "@/contract/zone";
import type { TimelineCell } from "@/lib/guide/timeline";
import type { Cursor } from "./grid-cursor";

/** What a key does in the grid. */
export type Command =
  | "left"
  | "right"
  | "up"
  | "down"
  | "dayStart"
  | "dayEnd"
  | "pageUp"
  | "pageDown"
  | "firstRow"
  | "lastRow"
  | "previousDay"
  | "nextDay"
  | "now"
  | "prime";

const keys: Record<string, Command> = {
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "dayStart",
  End: "dayEnd",
  PageUp: "pageUp",
  PageDown: "pageDown",
  // A remote's.
  ChannelUp: "pageUp",
  ChannelDown: "pageDown",
  "[": "previousDay",
  "]": "nextDay",
  n: "now",
  p: "prime",
};

/** The command of a key press; null for keys that are the browser's or the page's. */
export function findCommand(
  press: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
  rtl: boolean,
): Command | null {
  if (press.metaKey || press.altKey) return null;
  if (press.ctrlKey) return press.key === "Home" ? "firstRow" : press.key === "End" ? "lastRow" : null;
  if (press.key === "ArrowLeft") return rtl ? "right" : "left";
  if (press.key === "ArrowRight") return rtl ? "left" : "right";
  return keys[press.key] ?? null;
}

/** What of the grid a command needs to know. */
export type MoveContext = {
  rows: number;
  pageRows: number;
  zone: string;
  now: number;
  cellAt(row: number, at: number): TimelineCell | null;
};

/** The hour at which an evening's viewing begins. */
export const primeHour = 20;

/** Where a command leads from a cursor. Up and down keep its instant, so that down and up again come back. */
export function move({ row, at }: Cursor, command: Command, context: MoveContext): Cursor {
  const { rows, pageRows, zone, now, cellAt } = context;
  const toRow = (target: number): Cursor => ({ row: Math.min(rows - 1, Math.max(0, target)), at });
  const cell = cellAt(row, at);
  const day = () => daySpan(dateAt(at, zone), zone);
  switch (command) {
    case "up":
      return toRow(row - 1);
    case "down":
      return toRow(row + 1);
    case "pageUp":
      return toRow(row - pageRows);
    case "pageDown":
      return toRow(row + pageRows);
    case "firstRow":
      return toRow(0);
    case "lastRow":
      return toRow(rows - 1);
    case "left": {
      const before = cell && cellAt(row, cell.start - 1);
      return before ? { row, at: before.start } : { row, at };
    }
    case "right":
      return cell ? { row, at: cell.stop } : { row, at };
    case "dayStart":
      return { row, at: findDayStart(day(), (at) => cellAt(row, at)) };
    case "dayEnd":
      return { row, at: day().stop - 1 };
    case "previousDay":
      return { row, at: shiftDay(at, -1, zone) };
    case "nextDay":
      return { row, at: shiftDay(at, 1, zone) };
    case "now":
      return { row, at: now };
    case "prime":
      return { row, at: atHour(dateAt(at, zone), primeHour, zone) };
  }
}

/** The same time of the clock some days later. */
export const shiftDay = (at: number, days: number, zone: string): number =>
  fromWallClock(wallClock(at, zone) + days * 86_400, zone);

/** Where a day begins in a row: at its first programme, if the silence before that is known to end within the day. */
function findDayStart({ start, stop }: Span, cellAt: (at: number) => TimelineCell | null): number {
  const cell = cellAt(start);
  return cell && !cell.slot && cell.gap !== "loading" && cell.stop < stop ? cell.stop : start;
}
