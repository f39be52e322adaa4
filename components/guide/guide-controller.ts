import type { Span } from "@/contract/zone";
import type { Direction } from "@/lib/guide/direction";
import { fallsBehind, nowShare } from "@/lib/guide/follow-clock";
import type { GuideChannel } from "@/lib/guide/guide-data";
import { readDeviceClock, styleFor } from "@/lib/time/device-clock";
import { formatTime } from "@/lib/time/format";
import type { GridWords } from "./cell-look";
import { createEngine, type Engine } from "./engine";
import type { FirstScreen } from "./first-screen";
import { clearClock, moveHands } from "./guide-hands";
import { createLineup } from "./guide-lineup";
import { createKeyMoves } from "./key-moves";
import { createListings } from "./listings";
import { watchRest } from "./rest-watch";
import { createSheetReturn } from "./sheet-return";
import { followView } from "./view-follower";

export type GuideElements = Record<
  "scroller" | "canvas" | "axis" | "rows" | "bubble" | "clockText" | "line",
  HTMLElement
>;

export type GuideSetup = {
  market: string;
  country: string;
  locale: string;
  dir: Direction;
  zone: string;
  /** The time that can be scrolled to. */
  range: Span;
  screen: FirstScreen;
  words: GridWords;
  /** The site's clock, epoch seconds. */
  clock(): number;
};

/** The grid's position, as its address records it. */
export type Standing = { at: number; channel: GuideChannel | null };

export type GuideEvents = {
  /** The day in view, YYYY-MM-DD: the guide's, and the one that its shown times are of. */
  onDay(date: string, shown: string): void;
  /** The view has come to rest after a person moved it. */
  onRest(standing: Standing): void;
  onLineup(channels: readonly GuideChannel[]): void;
  /** Whether listings fail to load. */
  onFailure(failed: boolean): void;
};

export type GuideController = ReturnType<typeof createGuide>;

/** Starts the grid: puts listings, engine, clock and keys together. */
export function createGuide(elements: GuideElements, setup: GuideSetup, events: GuideEvents) {
  const { scroller, canvas, axis, rows } = elements;
  const { market, locale, dir, zone, range, screen, words, clock } = setup;
  const { onDay, onRest, onLineup, onFailure } = events;
  // Days and keys use the country's clock; displayed times use the device's.
  const style = styleFor(readDeviceClock(), { locale, zone });
  const time = remember((epoch) => formatTime(epoch, style));

  const frame = oncePerFrame(() => engine.redraw());
  const listings = createListings(market, { onChange: frame.ask, onFailure, now: () => clock() * 1000 });
  listings.putScreen(screen);
  const engine: Engine = createEngine({
    scroller,
    canvas,
    axis,
    rows,
    served: servedRows(rows, screen.channels),
    range,
    ...style,
    look: { market, dir, origin: range.start, time, words },
    cellsOf: ({ id }, window) => listings.timelineOf(id).cells(window),
    onView: followView({
      zone,
      shownZone: style.zone,
      clock,
      range,
      channelAt: (row) => engine.channelAt(row),
      want: listings.want,
      onDay,
    }),
  });
  const lineup = createLineup({ scroller, engine, listings, screen, clock, onLineup, onFailure });

  const standing = (): Standing => {
    const { start, first } = engine.view();
    return { at: start, channel: engine.channelAt(first) };
  };
  const rest = watchRest(scroller, {
    // While a sheet is open, the address is the sheet's.
    isHeld: () => sheet.isOpen(),
    onRest: () => onRest(standing()),
    clock,
  });
  const sheet = createSheetReturn({ engine, time, onLeave: rest.settle });
  const followClock = keepPresent(engine, {
    rows,
    opened: clock(),
    isHeld: sheet.isOpen,
    touched: rest.touched,
  });
  const stopHands = moveHands(elements, {
    clock,
    origin: range.start,
    time,
    onBeat: engine.beat,
    onMinute: (now) => {
      lineup.refresh();
      engine.setNow(now);
      followClock(now);
    },
  });
  scroller.dataset.awake = "";

  return {
    /** Opens at a place: an instant at the view's start, with the rows as they are scrolled or a channel on top. */
    open(at: number, channel: string | null) {
      engine.goTo(at);
      engine.setNow(clock());
      lineup.open(channel);
      clearClock(elements);
    },
    goTo(at: number, share = 0) {
      rest.noteMove();
      engine.goTo(at, { share });
    },
    setFilter: lineup.setFilter,
    relayout() {
      engine.relayout();
      clearClock(elements);
    },
    /** Requests again what failed to load. */
    retry() {
      lineup.retry();
      engine.redraw();
    },
    /** Moves the cursor from cell to cell. Returns whether the key was used. */
    press: createKeyMoves({ rows, dir, zone, range, engine, clock, onMove: rest.noteMove }),
    leaveFor: sheet.leaveFor,
    comeBackFromSheet: sheet.comeBack,
    cursor: engine.cursor,
    channelAt: engine.channelAt,
    standing,
    destroy() {
      stopHands();
      rest.end();
      frame.end();
      engine.destroy();
      listings.close();
    },
  };
}

/**
 * Returns a function that keeps the present, which it is given, in a view that is left open. Whoever is in the grid by
 * keyboard isn't moved, but on a television the focus is always there, and goes along.
 */
function keepPresent(
  engine: Engine,
  {
    rows,
    opened,
    isHeld,
    touched,
  }: { rows: HTMLElement; opened: number; isHeld(): boolean; touched(): number },
) {
  let before = opened;
  return (now: number): void => {
    const hasFocus = rows.contains(document.activeElement);
    const isUsed = isHeld() || (hasFocus && document.documentElement.dataset.tv === undefined);
    if (!isUsed && fallsBehind(engine.view(), { before, now, touched: touched() })) {
      engine.goTo(now, { share: nowShare });
      if (hasFocus) engine.focus({ row: engine.cursor().row, at: now }, true);
    }
    before = now;
  };
}

/** The rows that the server rendered, by channel. */
function servedRows(body: HTMLElement, channels: readonly GuideChannel[]): Map<string, HTMLElement> {
  const written = body.querySelectorAll<HTMLElement>(":scope > [role='row']");
  return new Map(Array.from(written, (row, index) => [channels[index]?.id ?? "", row]));
}

/** Caches a function's results. */
function remember(find: (key: number) => string): (key: number) => string {
  const found = new Map<number, string>();
  return (key) => {
    const value = found.get(key) ?? find(key);
    found.set(key, value);
    return value;
  };
}

/** Runs `act` in the next frame, once however often it is requested. */
function oncePerFrame(act: () => void) {
  let frame = 0;
  return {
    ask() {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        act();
      });
    },
    end: () => cancelAnimationFrame(frame),
  };
}
