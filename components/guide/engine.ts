import type { Span } from "@/contract/zone";
import { stateAt } from "@/lib/guide/cells";
import type { GuideSlot } from "@/lib/guide/chunk";
import type { GuideChannel } from "@/lib/guide/guide-data";
import type { TimelineCell } from "@/lib/guide/timeline";
import {
  holds,
  type Layout,
  moveBetween,
  nudge,
  offsetOf,
  reach,
  type View,
  viewAt,
  widen,
} from "@/lib/guide/viewport";
import { createAxisWriter } from "./axis-writer";
import { cellKey, cellLook, cellSketch, type LookContext } from "./cell-look";
import { createFlight } from "./flight";
import { createRowWriter, type RowWriter } from "./row-writer";

/** A place in the grid: a row, and the instant that up and down keep to. */
export type Cursor = { row: number; at: number };

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
/** How many more moves like the last are drawn at once: a fast scroll draws seldom, and is never late. */
const movesAhead = 2;
/** Rows that are filled in one frame after a fast scroll: all at once would hold up what comes next. */
const rowsAFrame = 3;
/** Of the width of the view. */
const overscanTime = 0.15;

/**
 * The grid's window on a canvas of any size: it owns the rows and cells, draws those that are in view straight into
 * the document, and keeps the focus where it is. React owns all around it.
 */
export function createEngine(options: EngineOptions) {
  const { scroller, canvas, rows: body, served, range, locale, zone, look, cellsOf, onView } = options;
  const axis = createAxisWriter(options.axis, range.start, { locale, zone, time: look.time });
  const rtl = look.dir === "rtl";
  let channels: readonly GuideChannel[] = [];
  /** Rows that the canvas has room for: more than there are channels while most are on their way. */
  let height = 0;
  let filter: Filter = { matches: null };
  let now = 0;
  /** The same in minutes from the canvas' start, and to the second. */
  let beat = "0";
  let layout: Layout = { range, perMinute: 1, row: 64 };
  let column = 0;
  let axisHeight = 0;
  let size = { width: 0, height: 0 };
  let drawn: View | null = null;
  let before: View | null = null;
  /** What was seen in the last frame of a scroll; null before the first after a leap of ours. */
  let followed: View | null = null;
  let frame = 0;
  let filling = 0;
  let cursor: Cursor = { row: 0, at: 0 };
  const writers = new Map<number, RowWriter>();
  /** What each row shows: its stretch of time, and of which edition of listings, clock and filters. */
  const shows = new WeakMap<RowWriter, Span & { edition: number }>();
  /** Rows of which parts are sketched. */
  const sketches = new Set<RowWriter>();
  let edition = 0;

  const inline = (): number => (rtl ? -scroller.scrollLeft : scroller.scrollLeft);
  function scrollToPlace(place: { inline?: number; block?: number }): void {
    scroller.scrollTo({
      ...(place.inline === undefined ? {} : { left: rtl ? -place.inline : place.inline }),
      ...(place.block === undefined ? {} : { top: place.block }),
      behavior: "instant",
    });
    followed = null;
  }

  /** Reads the lengths from the styles: density and zoom are theirs. */
  function measure(): void {
    const style = getComputedStyle(scroller);
    const length = (name: string) => Number.parseFloat(style.getPropertyValue(name));
    layout = { range, perMinute: length("--minute"), row: length("--row-size") };
    column = length("--column");
    axisHeight = length("--axis");
    size = { width: scroller.clientWidth - column, height: scroller.clientHeight - axisHeight };
    canvas.style.setProperty("--minutes", String((range.stop - range.start) / 60));
    canvas.style.setProperty("--rows", String(height));
  }

  const view = (): View =>
    viewAt(layout, { inline: inline(), block: scroller.scrollTop, ...size }, channels.length);

  const flight = createFlight({
    onLand: fillSketches,
    // What was drawn ahead goes.
    onRest: () => redraw(),
  });

  /** Puts into the rows what their sketches left out, some each frame. */
  function fillSketches(): void {
    cancelAnimationFrame(filling);
    if (flight.flies()) return;
    let room = rowsAFrame;
    for (const writer of sketches) {
      if (room-- === 0) {
        filling = requestAnimationFrame(fillSketches);
        return;
      }
      sketches.delete(writer);
      writer.finish();
    }
    holdTabStop();
  }

  /** Follows the scroll by frames of the screen; `time` is the frame's, ms. */
  function followScroll(time: number): void {
    frame = 0;
    const seen = view();
    const move = moveBetween(followed ?? seen, seen);
    followed = seen;
    const px = Math.abs(move.rows) * layout.row + (Math.abs(move.seconds) / 60) * layout.perMinute;
    const goesOn = flight.follow(px, time);
    if (flight.flies() && move.seconds !== 0) for (const writer of writers.values()) writer.pin();
    draw(goesOn ? movesAhead : 0);
  }

  /** `ahead`: how many more moves like the last are drawn too. */
  function draw(ahead = 0): void {
    const seen = view();
    const move = moveBetween(before ?? seen, seen);
    before = seen;
    const next = reach(seen, move, Math.min(1, ahead));
    if (drawn && holds(drawn, widen(next, layout, channels.length, { rows: 0, seconds: 0 }))) return;
    const target = widen(reach(seen, move, ahead), layout, channels.length, {
      rows: overscanRows,
      seconds: (seen.stop - seen.start) * overscanTime,
    });
    onView(seen, { rows: Math.sign(move.rows), time: Math.sign(move.seconds) });
    drawn = target;
    for (const [index, writer] of writers) {
      if (index >= target.first && index < target.end) continue;
      // The row that holds the focus stays in the document, however far a person scrolls away from it.
      if (writer.element.contains(document.activeElement) && index < channels.length) continue;
      writers.delete(index);
      sketches.delete(writer);
      writer.element.remove();
    }
    const edge = move.seconds === 0 ? (seen.start - range.start) / 60 : null;
    for (let index = target.first; index < target.end; index++) drawRow(index, target, edge);
    axis.show(target);
    holdTabStop(seen);
  }

  /** `edge`: where in time the view stands still, in minutes from the canvas' start; null while it moves. */
  function drawRow(index: number, target: Span, edge: number | null): void {
    const channel = channels[index];
    if (!channel) return;
    let writer = writers.get(index);
    if (!writer) {
      const { market, words } = look;
      const written = served.get(channel.id);
      writer = createRowWriter(channel, { market, words, sketched: flight.flies(), served: written });
      served.delete(channel.id);
      if (flight.flies() && edge !== null) writer.loosen(edge);
      writer.moveTo(index);
      writers.set(index, writer);
      if (!written) placeRow(index, writer.element);
    }
    const shown = shows.get(writer);
    if (shown?.edition === edition && shown.start <= target.start && shown.stop >= target.stop) return;
    shows.set(writer, { edition, start: target.start, stop: target.stop });
    if (flight.flies()) sketches.add(writer);
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
      { at: cursor.at, sketched: flight.flies() },
    );
    writer.beat(beat);
  }

  /** Rows stand in the document in their order. */
  function placeRow(index: number, element: HTMLElement): void {
    let next: number | null = null;
    for (const other of writers.keys()) if (other > index && (next === null || other < next)) next = other;
    const sibling = next === null ? null : (writers.get(next)?.element ?? null);
    if (element.parentElement !== body || element.nextElementSibling !== sibling)
      body.insertBefore(element, sibling);
  }

  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(followScroll);
  };

  const redraw = () => {
    drawn = null;
    edition++;
    draw();
  };

  /** One cell is in the tab order: the cursor's, which follows the view while the focus is elsewhere. */
  function holdTabStop(seen?: View): void {
    if (!body.contains(document.activeElement)) {
      const { first, end, start, stop } = seen ?? view();
      cursor = {
        row: Math.min(Math.max(cursor.row, first), Math.max(first, end - 2)),
        at: Math.min(Math.max(cursor.at, start), stop - 1),
      };
    }
    const target = writers.get(cursor.row)?.targetAt(cursor.at);
    // What has the focus keeps its stop until it is elsewhere: the browser would lay out the page at once to check it.
    for (const other of body.querySelectorAll<HTMLElement>("[tabindex='0']"))
      if (other !== target && other !== document.activeElement) other.tabIndex = -1;
    if (target) target.tabIndex = 0;
  }

  /** The cell that covers an instant in a row. */
  const cellAt = (row: number, at: number): TimelineCell | null => {
    const channel = channels[row];
    return (channel && cellsOf(channel, { start: at, stop: at + 1 })[0]) ?? null;
  };

  /** Brings a place to view and the focus to its cell. `keepTime` leaves the time where it is if it is in view. */
  function focus(to: Cursor, keepTime = false): void {
    const cell = cellAt(to.row, to.at);
    if (!cell) return;
    cursor = to;
    const rowFrom = to.row * layout.row;
    const block = scroller.scrollTop;
    const down = nudge({ from: block, to: block + size.height }, { from: rowFrom, to: rowFrom + layout.row });
    const place = offsetOf(layout, to.at);
    const from = inline();
    const time = keepTime ? { from: place, to: place + 1 } : reachOf(cell, to.at);
    const along = nudge({ from, to: from + size.width }, time);
    if (down !== 0 || along !== 0) scrollToPlace({ inline: from + along, block: block + down });
    draw();
    const writer = writers.get(to.row);
    writer?.finish();
    const target = writer?.targetAt(to.at);
    target?.focus({ preventScroll: true });
    holdTabStop();
  }

  /** What of a cell should be seen: all of it, or as much as there is room for around the instant. */
  function reachOf(cell: Span, at: number): { from: number; to: number } {
    const [from, to] = [offsetOf(layout, cell.start), offsetOf(layout, cell.stop)];
    if (to - from <= size.width) return { from, to };
    const place = offsetOf(layout, at);
    return { from: place, to: place + 1 };
  }

  /** Where an element of a cell stands: its row, and `near` where its cell covers that, else the cell's start. */
  function placeOf(element: Element, near: number): Cursor | null {
    for (const [row, writer] of writers) {
      const span = writer.spanOf(element);
      if (span) return { row, at: span.start <= near && near < span.stop ? near : span.start };
    }
    return null;
  }

  const follow = (focused: FocusEvent) => {
    const place = placeOf(focused.target as Element, cursor.at);
    if (!place) return;
    cursor = place;
    holdTabStop();
  };

  const resize = new ResizeObserver(() => {
    const { start } = view();
    measure();
    scrollToPlace({ inline: offsetOf(layout, start) });
    redraw();
  });
  scroller.addEventListener("scroll", schedule, { passive: true });
  body.addEventListener("focusin", follow);
  measure();

  return {
    /** Begins to follow the size of the view, once it has been placed and drawn. */
    start() {
      const drawn = new Set([...writers.values()].map(({ element }): Element => element));
      for (const child of [...body.children]) if (!drawn.has(child)) child.remove();
      served.clear();
      resize.observe(scroller);
    },
    destroy() {
      cancelAnimationFrame(frame);
      cancelAnimationFrame(filling);
      flight.end();
      resize.disconnect();
      scroller.removeEventListener("scroll", schedule);
      body.removeEventListener("focusin", follow);
    },
    setChannels(next: readonly GuideChannel[], rows = next.length) {
      if (next === channels) return;
      channels = next;
      height = rows;
      const places = new Map(next.map(({ id }, index) => [id, index]));
      const kept = [...writers.values()];
      writers.clear();
      for (const writer of kept) {
        const index = places.get(writer.channel.id);
        if (index === undefined) {
          sketches.delete(writer);
          writer.element.remove();
        } else {
          writer.moveTo(index);
          writers.set(index, writer);
        }
      }
      for (const [index, writer] of writers) placeRow(index, writer.element);
      measure();
      redraw();
    },
    setFilter(next: Filter) {
      filter = next;
      redraw();
    },
    /** Lets what is on grow: `minutes` from the canvas' start. */
    beat(minutes: string) {
      beat = minutes;
      for (const writer of writers.values()) writer.beat(minutes);
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
      scrollToPlace({ inline: offsetOf(layout, start), block: first * layout.row });
      redraw();
    },
    /** Scrolls so that an instant stands at a share of the view's width, and a row on top. */
    goTo(at: number, { share = 0, row }: { share?: number; row?: number } = {}) {
      scrollToPlace({
        inline: Math.max(0, offsetOf(layout, at) - size.width * share),
        block: row === undefined ? undefined : row * layout.row,
      });
      draw();
    },
    view,
    cursor: () => cursor,
    channelAt: (row: number): GuideChannel | null => channels[row] ?? null,
    /** The row of a channel; -1 where it isn't shown. */
    rowOf: (channel: string): number => channels.findIndex(({ id }) => id === channel),
    cellAt,
    placeOf,
    focus,
    rows: () => channels.length,
    pageRows: () => Math.max(1, Math.floor(size.height / layout.row) - 1),
  };
}
