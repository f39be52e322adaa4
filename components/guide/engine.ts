import type { GuideChannel } from "@/lib/guide/guide-data";
import type { TimelineCell } from "@/lib/guide/timeline";
import { type Move, offsetOf } from "@/lib/guide/viewport";
import { createAxisWriter } from "./axis-writer";
import { createFlight } from "./flight";
import { createCanvas } from "./grid-canvas";
import { createCursor } from "./grid-cursor";
import { createPainter, type GridScene, type PainterSetup } from "./grid-painter";
import { createRows } from "./grid-rows";
import { followScroll } from "./scroll-follower";

export type EngineOptions = Pick<PainterSetup, "range" | "look" | "cellsOf" | "onView"> & {
  /** The scroll container, and in it the canvas, the axis' marks and the rows. */
  scroller: HTMLElement;
  canvas: HTMLElement;
  axis: HTMLElement;
  rows: HTMLElement;
  /** Rows that the server rendered, by channel; the engine takes them over. */
  served: Map<string, HTMLElement>;
  locale: string;
  zone: string;
};

/**
 * The grid's window on a canvas of any size: it owns the rows and cells, draws those in view straight into the
 * document, and keeps the focus. React owns everything around it.
 */
export function createEngine(options: EngineOptions) {
  const { scroller, rows: body, served, range, locale, zone, look, cellsOf, onView } = options;
  const canvas = createCanvas(options, { range, rtl: look.dir === "rtl" });
  const flight = createFlight({
    onLand: () => rows.fill(() => cursor.hold()),
    // Removes what was drawn ahead.
    onRest: () => painter.redraw(),
  });
  const rows = createRows(body, served, { market: look.market, words: look.words, flies: flight.flies });
  const painter = createPainter({
    canvas,
    rows,
    axis: createAxisWriter(options.axis, range.start, { locale, zone, time: look.time }),
    range,
    look,
    cellsOf,
    onView,
    flies: flight.flies,
    cursorAt: () => cursor.place().at,
    onDrawn: (view) => cursor.hold(view),
  });
  const { view, draw, redraw } = painter;
  const scroll = followScroll(scroller, view, onFrame);
  const scrollTo: typeof canvas.scrollTo = (place) => {
    canvas.scrollTo(place);
    scroll.leap();
  };
  const channelAt = (row: number): GuideChannel | null => painter.scene().channels[row] ?? null;
  const cellAt = (row: number, at: number): TimelineCell | null => {
    const channel = channelAt(row);
    return (channel && cellsOf(channel, { start: at, stop: at + 1 })[0]) ?? null;
  };
  const cursor = createCursor({ body, canvas, rows, view, cellAt, scrollTo, draw });

  function onFrame(move: Move, time: number): void {
    const { row, perMinute } = canvas.layout();
    const px = Math.abs(move.rows) * row + (Math.abs(move.seconds) / 60) * perMinute;
    const goesOn = flight.follow(px, time);
    if (flight.flies() && move.seconds !== 0) for (const writer of rows.all()) writer.pin();
    draw(goesOn);
  }

  /** Rows that the canvas has room for: more than there are channels until the lineup has loaded. */
  let height = 0;
  /** Measures again. The view keeps its first instant and, with `keepRow`, its first row. */
  function remeasure({ keepRow }: { keepRow: boolean }): void {
    const { start, first } = view();
    canvas.measure(height);
    const layout = canvas.layout();
    scrollTo({ inline: offsetOf(layout, start), block: keepRow ? first * layout.row : undefined });
    redraw();
  }
  const resize = new ResizeObserver(() => remeasure({ keepRow: false }));
  canvas.measure(height);

  return {
    /** Begins to follow the size of the view, once it has been placed and drawn. */
    start() {
      rows.clearServed();
      // A programme from the server may have had the focus before the engine listened.
      cursor.follow();
      resize.observe(scroller);
    },
    destroy() {
      scroll.end();
      flight.end();
      rows.end();
      cursor.end();
      resize.disconnect();
    },
    /** `count` is how many rows the canvas has room for. */
    setChannels(channels: readonly GuideChannel[], count = channels.length) {
      if (channels === painter.scene().channels) return;
      painter.set({ channels });
      height = count;
      rows.move(new Map(channels.map(({ id }, index) => [id, index])));
      canvas.measure(height);
      redraw();
    },
    setFilter(matches: GridScene["matches"]) {
      if (matches === null && painter.scene().matches === null) return;
      painter.set({ matches });
      redraw();
    },
    beat: painter.beat,
    setNow(now: number) {
      painter.set({ now });
      redraw();
    },
    /** New listings came. */
    redraw,
    /** Density or zoom changed. */
    relayout: () => remeasure({ keepRow: true }),
    /** Scrolls an instant to a share of the view's width, and a row to the top. */
    goTo(at: number, { share = 0, row }: { share?: number; row?: number } = {}) {
      const layout = canvas.layout();
      scrollTo({
        inline: Math.max(0, offsetOf(layout, at) - canvas.size().width * share),
        block: row === undefined ? undefined : row * layout.row,
      });
      draw();
    },
    view,
    cursor: cursor.place,
    channelAt,
    /** The row of a channel; -1 if it isn't shown. */
    rowOf: (channel: string): number => painter.scene().channels.findIndex(({ id }) => id === channel),
    cellAt,
    placeOf: cursor.placeOf,
    focus: cursor.focus,
    rows: () => painter.scene().channels.length,
    pageRows: () => Math.max(1, Math.floor(canvas.size().height / canvas.layout().row) - 1),
  };
}

export type Engine = ReturnType<typeof createEngine>;
