import { dateAt, type Span } from "@/contract/zone";
import type { Direction } from "@/lib/guide/direction";
import { type GuideFilter, keepsChannel, noFilter, slotTest } from "@/lib/guide/filter";
import type { GuideChannel } from "@/lib/guide/guide-data";
import type { View } from "@/lib/guide/viewport";
import { wantedListings } from "@/lib/guide/wanted";
import { readDeviceClock, styleFor } from "@/lib/time/device-clock";
import { formatTime } from "@/lib/time/format";
import type { GridWords } from "./cell-look";
import { createEngine } from "./engine";
import type { FirstScreen } from "./first-screen";
import type { Cursor } from "./grid-cursor";
import { moveHands } from "./guide-hands";
import { commandOf, move } from "./keys";
import { createListings } from "./listings";
import { watchRest } from "./rest-watch";
import type { SheetPreview } from "./sheet-preview";

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

/** Where the grid stands: what its address says. */
export type Standing = { at: number; channel: GuideChannel | null };

export type GuideEvents = {
  /** The day in view, YYYY-MM-DD. */
  onDay(date: string): void;
  /** A person moved the view, and it has come to rest. */
  onRest(standing: Standing): void;
  onLineup(channels: readonly GuideChannel[]): void;
  /** Whether listings don't arrive. */
  onFailure(failed: boolean): void;
};

export type GuideController = ReturnType<typeof createGuide>;

/** Brings the grid to life: listings, engine, clock and keys, put together. */
export function createGuide(elements: GuideElements, setup: GuideSetup, events: GuideEvents) {
  const { scroller, canvas, axis, rows } = elements;
  const { market, country, locale, dir, zone, range, screen, words, clock } = setup;
  // Days and keys go by the country's clock; what is written goes by the device's.
  const style = styleFor(readDeviceClock(), { locale, zone });
  const time = remember((epoch) => formatTime(epoch, style));
  let lineup: readonly GuideChannel[] = screen.channels;
  let filter = noFilter;
  let favourites: ReadonlySet<string> = new Set();
  let day = "";
  /** The channel that the address names, until its place in the lineup is known. */
  let wantedChannel: string | null = null;
  /** The programme whose sheet is open. */
  let left: { channel: string; at: number } | null = null;

  const frame = oncePerFrame(() => engine.redraw());
  const listings = createListings(country, {
    onChange: frame.ask,
    onFailure: events.onFailure,
    now: () => clock() * 1000,
  });
  listings.putScreen(screen);
  const engine = createEngine({
    scroller,
    canvas,
    axis,
    rows,
    served: servedRows(rows, screen.channels),
    range,
    ...style,
    look: { market, dir, origin: range.start, time, words },
    cellsOf: ({ id }, window) => listings.timelineOf(id).cells(window),
    onView,
  });

  function onView(view: View, towards: { rows: number; time: number }): void {
    const date = dateAt(Math.max(view.start, Math.min(view.stop - 1, view.start + 1800)), zone);
    if (date !== day) {
      day = date;
      events.onDay(date);
    }
    const wanted = wantedListings(view, towards, range);
    // What is seen is asked for last, so it comes first.
    for (const channel of wanted.rows.map(engine.channelAt).reverse())
      for (const chunk of wanted.chunks) if (channel) listings.want(channel.id, chunk);
  }

  function applyFilter(): void {
    const kept = filter === noFilter ? lineup : lineup.filter(keepsChannel(filter, favourites));
    engine.setFilter(slotTest(filter, clock()));
    engine.setChannels(kept);
    scroller.setAttribute("aria-rowcount", String(kept.length));
  }

  async function readLineup(): Promise<void> {
    try {
      lineup = await listings.readLineup();
    } catch {
      events.onFailure(true);
      return;
    }
    listings.setLineup(lineup);
    const top = engine.channelAt(engine.view().first)?.id;
    applyFilter();
    const row = lineup.findIndex(({ id }) => id === (wantedChannel ?? top));
    if (row > 0 && (wantedChannel || screen.firstRow > 0)) engine.goTo(engine.view().start, { row });
    wantedChannel = null;
    events.onLineup(lineup);
  }

  const standing = (): Standing => {
    const { start, first } = engine.view();
    return { at: start, channel: engine.channelAt(first) };
  };
  const rest = watchRest(scroller, {
    // Under a sheet the address is the sheet's.
    isHeld: () => left !== null,
    onRest: () => events.onRest(standing()),
  });
  const stopHands = moveHands(elements, {
    clock,
    origin: range.start,
    time,
    onBeat: engine.beat,
    onMinute: (now) => {
      if (filter.onNow) applyFilter();
      engine.setNow(now);
    },
  });
  scroller.dataset.awake = "";

  /** Moves the cursor from cell to cell. Returns whether the key was the grid's. */
  function press(key: KeyboardEvent): boolean {
    const command = rows.contains(document.activeElement) ? commandOf(key, dir === "rtl") : null;
    if (!command) return false;
    rest.noteMove();
    const before = engine.cursor();
    const next: Cursor = move(before, command, {
      rows: engine.rows(),
      pageRows: engine.pageRows(),
      zone,
      now: clock(),
      cellAt: engine.cellAt,
    });
    const within = { row: next.row, at: Math.min(range.stop - 1, Math.max(range.start, next.at)) };
    engine.focus(within, next.row !== before.row);
    return true;
  }

  /**
   * Leaves the grid for a programme's sheet; the address says where the grid stands, for the way back. Returns what the
   * sheet opens with, or null for a link that opens none.
   */
  function leaveFor(link: HTMLElement): SheetPreview | null {
    const place = engine.placeOf(link, engine.view().start);
    const channel = place && engine.channelAt(place.row);
    const slot = place && engine.cellAt(place.row, place.at)?.slot;
    if (!channel || !slot) return null;
    rest.settle();
    left = { channel: channel.id, at: place.at };
    return { title: slot.title, when: `${time(slot.start)} – ${time(slot.stop)}`, where: channel.name };
  }

  /** Focuses the programme whose sheet was open, wherever it stands by now. */
  function comeBackFromSheet(): void {
    const row = left ? engine.rowOf(left.channel) : -1;
    if (left && row >= 0) engine.focus({ row, at: left.at }, true);
    left = null;
  }

  return {
    /** Shows a place: an instant at the view's start, the rows as they are scrolled, or a channel on top. */
    open(at: number, channel: string | null) {
      engine.goTo(at);
      engine.setNow(clock());
      engine.setChannels(lineup, screen.firstRow === 0 ? screen.rows : lineup.length);
      wantedChannel = channel;
      engine.start();
      void readLineup();
    },
    goTo(at: number, share = 0) {
      rest.noteMove();
      engine.goTo(at, { share });
    },
    setFilter(next: GuideFilter, mine: ReadonlySet<string>) {
      filter = next;
      favourites = mine;
      scroller.toggleAttribute("data-hide", next.hide);
      applyFilter();
    },
    relayout: engine.relayout,
    /** Asks again for what didn't arrive. */
    retry() {
      if (lineup === screen.channels) void readLineup();
      engine.redraw();
    },
    press,
    leaveFor,
    comeBackFromSheet,
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

/** The rows in the document as the server wrote them, by channel. */
function servedRows(body: HTMLElement, channels: readonly GuideChannel[]): Map<string, HTMLElement> {
  const written = body.querySelectorAll<HTMLElement>(":scope > [role='row']");
  return new Map(Array.from(written, (row, index) => [channels[index]?.id ?? "", row]));
}

/** A function that works out each answer once. */
function remember(find: (key: number) => string): (key: number) => string {
  const found = new Map<number, string>();
  return (key) => {
    const value = found.get(key) ?? find(key);
    found.set(key, value);
    return value;
  };
}

/** Does something at the next frame, once however often it is asked for. */
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
