import type { Span } from "@/contract/zone";
import { stateAt } from "@/lib/guide/cells";
import type { GuideSlot } from "@/lib/guide/chunk";
import type { GuideChannel } from "@/lib/guide/guide-data";
import type { TimelineCell } from "@/lib/guide/timeline";
import { holds, moveBetween, reach, type View, widen } from "@/lib/guide/viewport";
import type { AxisWriter } from "./axis-writer";
import { cellKey, cellLook, cellSketch, type LookContext } from "./cell-look";
import type { Canvas } from "./grid-canvas";
import type { Rows } from "./grid-rows";
import type { DrawnCell } from "./row-cells";
import type { RowWriter } from "./row-writer";

/** What the rows show. */
export type GridScene = {
  channels: readonly GuideChannel[];
  /** Whether a programme passes the filters; null shows all. */
  matches: ((slot: GuideSlot) => boolean) | null;
  /** Epoch seconds. */
  now: number;
};

export type PainterSetup = {
  canvas: Canvas;
  rows: Rows;
  axis: AxisWriter;
  range: Span;
  look: LookContext;
  /** The programmes and gaps of a channel in a window. */
  cellsOf(channel: GuideChannel, window: Span): TimelineCell[];
  /** Called for every view before it is drawn, to request its listings. `towards` is the direction it moved in. */
  onView(view: View, towards: { rows: number; time: number }): void;
  /** Whether the view moves too fast to be read. */
  flies(): boolean;
  /** The instant that the cursor is at. */
  cursorAt(): number;
  onDrawn(view: View): void;
};

const overscanRows = 1;
/** A share of the view's width. */
const overscanTime = 0.15;

/** Draws the rows and cells in view, and a few beyond it, straight into the document. */
export function createPainter(setup: PainterSetup) {
  const { canvas, rows, axis, range, look, cellsOf, onView, flies, cursorAt, onDrawn } = setup;
  let scene: GridScene = { channels: [], matches: null, now: 0 };
  /** The clock's minutes from the canvas' start, to the second. */
  let beat = "0";
  let drawn: View | null = null;
  let before: View | null = null;
  /** What each row shows: a span of time, and the versions of listings, clock and filters. */
  const shows = new WeakMap<RowWriter, Span & { edition: number }>();
  let edition = 0;

  const view = (): View => canvas.view(scene.channels.length);

  /** `ahead` also draws what another move like the last one would reveal, so that a fast scroll shows no gaps. */
  function draw(ahead = false): void {
    const { length } = scene.channels;
    const seen = view();
    const move = moveBetween(before ?? seen, seen);
    before = seen;
    const layout = canvas.layout();
    const next = reach(seen, move, ahead ? 1 : 0);
    if (drawn && holds(drawn, widen(next, layout, length, { rows: 0, seconds: 0 }))) return;
    // A scroll too fast to read draws ahead already, and each cell more would delay its next frame.
    const overscan = flies()
      ? { rows: 0, seconds: 0 }
      : { rows: overscanRows, seconds: (seen.stop - seen.start) * overscanTime };
    const target = widen(next, layout, length, overscan);
    onView(seen, { rows: Math.sign(move.rows), time: Math.sign(move.seconds) });
    drawn = target;
    rows.keep(target, length);
    const edge = move.seconds === 0 ? (seen.start - range.start) / 60 : null;
    for (let index = target.first; index < target.end; index++) drawRow(index, target, edge);
    axis.show(target);
    onDrawn(seen);
  }

  /** `edge` is the view's start in minutes from the canvas' start while it doesn't move in time; null while it does. */
  function drawRow(index: number, target: Span, edge: number | null): void {
    const channel = scene.channels[index];
    if (!channel) return;
    const writer = rows.take(index, channel, edge);
    const shown = shows.get(writer);
    if (shown?.edition === edition && shown.start <= target.start && shown.stop >= target.stop) return;
    shows.set(writer, { edition, start: target.start, stop: target.stop });
    if (flies()) rows.noteSketch(writer);
    const cells = cellsOf(channel, target).map((cell) => toDrawnCell(cell, channel));
    writer.show(cells, { at: cursorAt(), sketched: flies() });
    writer.beat(beat);
  }

  function toDrawnCell(cell: TimelineCell, { name }: GuideChannel): DrawnCell {
    const { matches, now } = scene;
    const state = cell.slot ? stateAt(cell, now) : "future";
    return {
      start: cell.start,
      stop: cell.stop,
      key: cellKey(cell),
      sketch: () => cellSketch(cell, look),
      look: () => cellLook(cell, name, look),
      state: state === "future" ? undefined : state,
      dimmed: matches !== null && !(cell.slot && matches(cell.slot)),
    };
  }

  /** Draws all rows again. */
  function redraw(): void {
    drawn = null;
    edition++;
    draw();
  }

  return {
    view,
    draw,
    redraw,
    scene: () => scene,
    /** Changes what the rows show from the next draw on. */
    set(change: Partial<GridScene>): void {
      scene = { ...scene, ...change };
    },
    /** Updates the progress of current programmes: `minutes` from the canvas' start. */
    beat(minutes: string): void {
      beat = minutes;
      for (const writer of rows.all()) writer.beat(minutes);
    },
  };
}
