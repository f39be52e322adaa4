import { dateAt, type Span } from "@/contract/zone";
import { chunkAt, chunkSpan, unpackChunk } from "@/lib/guide/chunk";
import type { Direction } from "@/lib/guide/direction";
import { type GuideFilter, keepsChannel, noFilter, slotTest } from "@/lib/guide/filter";
import type { GuideChannel } from "@/lib/guide/guide-data";
import type { View } from "@/lib/guide/viewport";
import { readDeviceClock, styleFor } from "@/lib/time/device-clock";
import { formatTime } from "@/lib/time/format";
import type { GridWords } from "./cell-look";
import { createEngine } from "./engine";
import type { FirstScreen } from "./first-screen";
import type { Cursor } from "./grid-cursor";
import { commandOf, move } from "./keys";
import { createListings } from "./listings";
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

/** The hands move by less than a pixel at each beat: to glide between them would cost every frame. */
const beatMs = 5_000;
const restMs = 350;

/** Rows beyond the view, in the direction of the scroll, whose listings are asked for. */
const rowsAhead = 16;

/** Brings the grid to life: listings, engine, clock and keys, put together. */
export function createGuide(elements: GuideElements, setup: GuideSetup, events: GuideEvents) {
  const { scroller, canvas, axis, rows, bubble, clockText, line } = elements;
  const { market, country, locale, dir, zone, range, screen, words, clock } = setup;
  // Days and keys go by the country's clock; what is written goes by the device's.
  const told = styleFor(readDeviceClock(), { locale, zone });
  const clockTimes = new Map<number, string>();
  const time = (epoch: number): string => {
    let text = clockTimes.get(epoch);
    if (text === undefined) {
      text = formatTime(epoch, told);
      clockTimes.set(epoch, text);
    }
    return text;
  };
  let lineup: readonly GuideChannel[] = screen.channels;
  let filter = noFilter;
  let favourites: ReadonlySet<string> = new Set();
  let day = "";
  /** The channel that the address names, until the lineup tells its place. */
  let wantedChannel: string | null = null;
  let moved = false;
  /** The programme whose sheet is open. */
  let left: { channel: string; at: number } | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let coming = 0;

  const listings = createListings(country, {
    // Chunks come in flocks: one drawing does for those of a frame.
    onChange: () => {
      coming ||= requestAnimationFrame(() => {
        coming = 0;
        engine.redraw();
      });
    },
    onFailure: events.onFailure,
    now: () => clock() * 1000,
  });
  listings.setLineup(lineup, screen.firstRow);
  for (const [chunk, body] of screen.chunks)
    for (const [index, slots] of unpackChunk(body, chunkSpan(chunk).start).entries()) {
      const channel = screen.channels[index];
      if (channel) listings.put(channel.id, chunk, slots);
    }

  const written = rows.querySelectorAll<HTMLElement>(":scope > [role='row']");
  const engine = createEngine({
    scroller,
    canvas,
    axis,
    rows,
    served: new Map(Array.from(written, (row, index) => [screen.channels[index]?.id ?? "", row])),
    range,
    ...told,
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
    const first = Math.max(0, view.first - (towards.rows < 0 ? rowsAhead : 0));
    const end = view.end + (towards.rows > 0 ? rowsAhead : 0);
    const from = chunkAt(Math.max(range.start, view.start)) - (towards.time < 0 ? 1 : 0);
    const to = chunkAt(Math.min(range.stop, view.stop) - 1) + (towards.time > 0 ? 1 : 0);
    // What is seen is asked for last, so it comes first.
    const chunks = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const wanted = Array.from({ length: Math.max(0, end - first) }, (_, index) =>
      engine.channelAt(first + index),
    );
    for (const channel of wanted.reverse())
      for (const chunk of chunks) if (channel) listings.want(channel.id, chunk);
  }

  function apply(): void {
    const keeps = keepsChannel(filter, favourites);
    const kept = filter === noFilter ? lineup : lineup.filter(keeps);
    engine.setFilter({ matches: slotTest(filter, clock()) });
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
    const { view } = engine;
    const top = engine.channelAt(view().first)?.id;
    apply();
    const row = lineup.findIndex(({ id }) => id === (wantedChannel ?? top));
    if (row > 0 && (wantedChannel || screen.firstRow > 0)) engine.goTo(view().start, { row });
    wantedChannel = null;
    events.onLineup(lineup);
  }

  const beat = () => {
    if (document.hidden) return;
    const now = clock();
    const minutes = ((now - range.start) / 60).toFixed(2);
    for (const hand of [bubble, line]) hand.style.setProperty("--now", minutes);
    engine.beat(minutes);
    const text = time(now - (now % 60));
    if (clockText.textContent === text) return;
    clockText.textContent = text;
    if (filter.onNow) apply();
    engine.setNow(now);
  };
  const standing = (): Standing => {
    const { start, first } = engine.view();
    return { at: start, channel: engine.channelAt(first) };
  };
  const settle = () => events.onRest(standing());
  const onScroll = () => {
    // Under a sheet the address is the sheet's.
    if (!moved || left) return;
    clearTimeout(rest);
    rest = setTimeout(settle, restMs);
  };
  const onMove = () => {
    moved = true;
  };

  /** Keys move the cursor from cell to cell. Gives whether the key was the grid's. */
  function press(key: KeyboardEvent): boolean {
    const command = rows.contains(document.activeElement) ? commandOf(key, dir === "rtl") : null;
    if (!command) return false;
    moved = true;
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
   * Leaves the grid for a programme's sheet: its address tells where it stands, for the way back. Gives what the sheet
   * begins with; null for a link that opens none.
   */
  function leaveFor(link: HTMLElement): SheetPreview | null {
    const place = engine.placeOf(link, engine.view().start);
    const channel = place && engine.channelAt(place.row);
    const slot = place && engine.cellAt(place.row, place.at)?.slot;
    if (!channel || !slot) return null;
    clearTimeout(rest);
    if (moved) settle();
    left = { channel: channel.id, at: place.at };
    return { title: slot.title, when: `${time(slot.start)} – ${time(slot.stop)}`, where: channel.name };
  }

  /** The focus is with the programme whose sheet was open again, wherever it stands by now. */
  function comeBackFromSheet(): void {
    const row = left ? engine.rowOf(left.channel) : -1;
    if (left && row >= 0) engine.focus({ row, at: left.at }, true);
    left = null;
  }

  const moves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;
  scroller.addEventListener("scroll", onScroll, { passive: true });
  for (const kind of moves) scroller.addEventListener(kind, onMove, { passive: true });
  document.addEventListener("visibilitychange", beat);
  const timer = setInterval(beat, beatMs);
  beat();
  scroller.dataset.awake = "";

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
      moved = true;
      engine.goTo(at, { share });
    },
    setFilter(next: GuideFilter, mine: ReadonlySet<string>) {
      filter = next;
      favourites = mine;
      scroller.toggleAttribute("data-hide", next.hide);
      apply();
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
      clearInterval(timer);
      clearTimeout(rest);
      cancelAnimationFrame(coming);
      document.removeEventListener("visibilitychange", beat);
      scroller.removeEventListener("scroll", onScroll);
      for (const kind of moves) scroller.removeEventListener(kind, onMove);
      engine.destroy();
      listings.close();
    },
  };
}
