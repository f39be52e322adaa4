import type { Span } from "@/contract/zone";
import { stateAt } from "@/lib/guide/cells";
import type { GuideSlot } from "@/lib/guide/chunk";
import type { GuideChannel } from "@/lib/guide/guide-data";
import type { TimelineCell } from "@/lib/guide/timeline";
import { holds, moveBetween, offsetOf, reach, type View, widen } from "@/lib/guide/viewport";
import { createAxisWriter } from "./axis-writer";
import { cellKey, cellLook, cellSketch, type LookContext } from "./cell-look";
import { createFlight } from "./flight";
import { createCanvas } from "./grid-canvas";
import { createCursor } from "./grid-cursor";
import { createRows } from "./grid-rows";
import type { RowWriter } from "./row-writer";

export type EngineOptions = {
  /** The scroll container, and in it the canvas, the axis' marks and the rows. */
  scroller: HTMLElement;
  canvas: HTMLElement;
  axis: HTMLElement;
  rows: HTMLElement;
  /** Rows that the server wrote, by channel: they are taken over. */
  served: Map<string, HTMLElement>;
  range: Span;
  locale: string;
  zone: string;
  look: LookContext;
  /** The programmes and gaps of a channel in a window. */
  cellsOf(channel: GuideChannel, window: Span): TimelineCell[];
  /** Told of every view that is drawn, before it is: the place to ask for what is missing. */
  onView(view: View, towards: { rows: number; time: number }): void;
};

export type Filter = {
  /** Leaves a programme out; null shows all. */
  matches: ((slot: GuideSlot) => boolean) | null;
};

const overscanRows = 1;
/** Of the width of the view. */
const overscanTime = 0.15;

/**
 * The grid's window on a canvas of any size: it owns the rows and cells, draws those that are in view straight into
 * the document, and keeps the focus where it is. React owns all around it.
 */
export function createEngine(options: EngineOptions) {
  const { scroller, rows: body, served, range, locale, zone, look, cellsOf, onView } = options;
  const axis = createAxisWriter(options.axis, range.start, { locale, zone, time: look.time });
  const canvas = createCanvas(options, { range, rtl: look.dir === "rtl" });
  let channels: readonly GuideChannel[] = [];
  /** Rows that the canvas has room for: more than there are channels while most are on their way. */
  let height = 0;
  let filter: Filter = { matches: null };
  let now = 0;
  /** The same in minutes from the canvas' start, and to the second. */
  let beat = "0";
  let drawn: View | null = null;
  let before: View | null = null;
  /** What was seen in the last frame of a scroll; null before the first after a leap of ours. */
  let followed: View | null = null;
  let frame = 0;
  /** What each row shows: its stretch of time, and of which edition of listings, clock and filters. */
  const shows = new WeakMap<RowWriter, Span & { edition: number }>();
  let edition = 0;

  const view = (): View => canvas.view(channels.length);
  const measure = () => canvas.measure(height);
  const scrollTo: typeof canvas.scrollTo = (place) => {
    canvas.scrollTo(place);
    followed = null;
  };

  const flight = createFlight({
    onLand: () => rows.fill(() => cursor.hold()),
    // What was drawn ahead goes.
    onRest: () => redraw(),
  });
  const rows = createRows(body, served, { market: look.market, words: look.words, flies: flight.flies });

  /** The cell that covers an instant in a row. */
  const cellAt = (row: number, at: number): TimelineCell | null => {
    const channel = channels[row];
    return (channel && cellsOf(channel, { start: at, stop: at + 1 })[0]) ?? null;
  };
  const cursor = createCursor({ body, canvas, rows, view, cellAt, scrollTo, draw });

  /** Follows the scroll by frames of the screen; `time` is the frame's, ms. */
  function followScroll(time: number): void {
    frame = 0;
    const seen = view();
    const move = moveBetween(followed ?? seen, seen);
    followed = seen;
    const { row, perMinute } = canvas.layout();
    const px = Math.abs(move.rows) * row + (Math.abs(move.seconds) / 60) * perMinute;
    const goesOn = flight.follow(px, time);
    if (flight.flies() && move.seconds !== 0) for (const writer of rows.all()) writer.pin();
    draw(goesOn);
  }

  /** `ahead`: draws what another move like the last would bring too, so that a fast scroll is never late. */
  function draw(ahead = false): void {
    const seen = view();
    const move = moveBetween(before ?? seen, seen);
    before = seen;
    const layout = canvas.layout();
    const next = reach(seen, move, ahead ? 1 : 0);
    if (drawn && holds(drawn, widen(next, layout, channels.length, { rows: 0, seconds: 0 }))) return;
    const target = widen(next, layout, channels.length, {
      rows: overscanRows,
      seconds: (seen.stop - seen.start) * overscanTime,
    });
    onView(seen, { rows: Math.sign(move.rows), time: Math.sign(move.seconds) });
    drawn = target;
    rows.keep(target, channels.length);
    const edge = move.seconds === 0 ? (seen.start - range.start) / 60 : null;
    for (let index = target.first; index < target.end; index++) drawRow(index, target, edge);
    axis.show(target);
    cursor.hold(seen);
  }

  /** `edge`: where in time the view stands still, in minutes from the canvas' start; null while it moves. */
  function drawRow(index: number, target: Span, edge: number | null): void {
    const channel = channels[index];
    if (!channel) return;
    const writer = rows.take(index, channel, edge);
    const shown = shows.get(writer);
    if (shown?.edition === edition && shown.start <= target.start && shown.stop >= target.stop) return;
    shows.set(writer, { edition, start: target.start, stop: target.stop });
    if (flight.flies()) rows.noteSketch(writer);
    writer.show(
      cellsOf(channel, target).map((cell) => {
        const state = cell.slot ? stateAt(cell, now) : "future";
        return {
          start: cell.start,
          stop: cell.stop,
          key: cellKey(cell),
          sketch: () => cellSketch(cell, look),
          look: () => cellLook(cell, channel.name, look),
          state: state === "future" ? undefined : state,
          dimmed: filter.matches !== null && !(cell.slot && filter.matches(cell.slot)),
        };
      }),
      { at: cursor.place().at, sketched: flight.flies() },
    );
    writer.beat(beat);
  }

  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(followScroll);
  };

  const redraw = () => {
    drawn = null;
    edition++;
    draw();
  };

  const resize = new ResizeObserver(() => {
    const { start } = view();
    measure();
    scrollTo({ inline: offsetOf(canvas.layout(), start) });
    redraw();
  });
  scroller.addEventListener("scroll", schedule, { passive: true });
  measure();

  return {
    /** Begins to follow the size of the view, once it has been placed and drawn. */
    start() {
      rows.clearServed();
      // A programme that was taken over may have had the focus before anybody listened.
      cursor.follow();
      resize.observe(scroller);
    },
    destroy() {
      cancelAnimationFrame(frame);
      flight.end();
      rows.end();
      cursor.end();
      resize.disconnect();
      scroller.removeEventListener("scroll", schedule);
    },
    setChannels(next: readonly GuideChannel[], count = next.length) {
      if (next === channels) return;
      channels = next;
      height = count;
      rows.move(new Map(next.map(({ id }, index) => [id, index])));
      measure();
      redraw();
    },
    setFilter(next: Filter) {
      if (next.matches === null && filter.matches === null) return;
      filter = next;
      redraw();
    },
    /** Lets what is on grow: `minutes` from the canvas' start. */
    beat(minutes: string) {
      beat = minutes;
      for (const writer of rows.all()) writer.beat(minutes);
    },
    setNow(at: number) {
      now = at;
      redraw();
    },
    /** New listings came. */
    redraw,
    /** Density or zoom changed: what is seen begins where it did. */
    relayout() {
      const { start, first } = view();
      measure();
      const layout = canvas.layout();
      scrollTo({ inline: offsetOf(layout, start), block: first * layout.row });
      redraw();
    },
    /** Scrolls so that an instant stands at a share of the view's width, and a row on top. */
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
    channelAt: (row: number): GuideChannel | null => channels[row] ?? null,
    /** The row of a channel; -1 where it isn't shown. */
    rowOf: (channel: string): number => channels.findIndex(({ id }) => id === channel),
    cellAt,
    placeOf: cursor.placeOf,
    focus: cursor.focus,
    rows: () => channels.length,
    pageRows: () => Math.max(1, Math.floor(canvas.size().height / canvas.layout().row) - 1),
  };
}
