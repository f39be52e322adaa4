import { type GuideFilter, keepsChannel, noFilter, slotTest } from "@/lib/guide/filter";
import type { GuideChannel } from "@/lib/guide/guide-data";
import type { Engine } from "./engine";
import type { FirstScreen } from "./first-screen";
import type { Listings } from "./listings";

type LineupSetup = {
  scroller: HTMLElement;
  engine: Engine;
  listings: Listings;
  screen: FirstScreen;
  /** The site's clock, epoch seconds. */
  clock(): number;
  onLineup(channels: readonly GuideChannel[]): void;
  onFailure(failed: boolean): void;
};

/** The grid's channels: those of the first screen until the whole lineup has loaded, less what the filter hides. */
export function createLineup({
  scroller,
  engine,
  listings,
  screen,
  clock,
  onLineup,
  onFailure,
}: LineupSetup) {
  let lineup: readonly GuideChannel[] = screen.channels;
  let filter = noFilter;
  /** The ids of a person's channels, in their order. */
  let mine: ReadonlySet<string> = new Set();
  /** The channel in the page's address, until its row is known. */
  let wantedChannel: string | null = null;

  function inOrder(channels: readonly GuideChannel[]): GuideChannel[] {
    const places = new Map([...mine].map((id, place) => [id, place]));
    return channels.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  }

  function applyFilter(): void {
    const fitting = filter === noFilter ? lineup : lineup.filter(keepsChannel(filter, mine));
    const kept = filter.favourites ? inOrder(fitting) : fitting;
    engine.setFilter(slotTest(filter, clock()));
    engine.setChannels(kept);
    scroller.setAttribute("aria-rowcount", String(kept.length));
  }

  async function load(): Promise<void> {
    try {
      lineup = await listings.readLineup();
    } catch {
      onFailure(true);
      return;
    }
    const top = engine.channelAt(engine.view().first)?.id;
    applyFilter();
    const row = lineup.findIndex(({ id }) => id === (wantedChannel ?? top));
    if (row > 0 && (wantedChannel || screen.firstRow > 0)) engine.goTo(engine.view().start, { row });
    wantedChannel = null;
    onLineup(lineup);
  }

  return {
    /** Shows the first screen's channels and loads the rest; `channel` is the one to show on top, if any. */
    open(channel: string | null) {
      engine.setChannels(lineup, screen.firstRow === 0 ? screen.rows : lineup.length);
      wantedChannel = channel;
      engine.start();
      void load();
    },
    setFilter(next: GuideFilter, kept: ReadonlySet<string>) {
      filter = next;
      mine = kept;
      scroller.toggleAttribute("data-hide", next.hide);
      applyFilter();
    },
    /** Updates what depends on the time: a filter for what is on now. */
    refresh() {
      if (filter.onNow) applyFilter();
    },
    /** Loads the lineup again if it failed to load. */
    retry() {
      if (lineup === screen.channels) void load();
    },
  };
}
