import { compareText } from "@/lib/compare-text";
import { withoutTwins } from "@/lib/events/twins";
import type { Broadcast, Channel, EventOnAir, Showing, SportsEvent } from "@/lib/shapes";

/** A channel of the market that shows an event, and how; `start` is the showing's, epoch seconds. */
export type Shown = {
  channel: Pick<Channel, "id" | "name" | "logo" | "free" | "access">;
  showing: Showing;
  start: number;
};

/** An event as a market's list has it. */
export type SportLine = {
  event: SportsEvent;
  /** "live" if it runs and some channel shows it live. */
  state: "live" | "coming" | "over";
  /** Whether channels of the market show it at all, and one of them live at this moment. */
  isHere: boolean;
  isLiveHere: boolean;
  /** Of another day, and here for the recordings that the listed day has of it. */
  isRepeat?: boolean;
  /** The market's showings that aren't over: live first, then by start, free before not free. */
  shown: Shown[];
  /** Other countries with channels that show it, by code. */
  elsewhere: string[];
};

/** Live and coming events with their channels from now on. */
export type OnAir = { live: EventOnAir[]; coming: EventOnAir[] };

const rank = ({ showing }: Shown): number => (showing === "live" ? 0 : 1);

/** Live before recorded, then the soonest, free before not free. */
const byShowing = (a: Shown, b: Shown): number =>
  rank(a) - rank(b) || a.start - b.start || Number(b.channel.free ?? false) - Number(a.channel.free ?? false);

const sortShown = (shown: readonly Shown[]): Shown[] =>
  withoutTwins(shown.toSorted(byShowing), ({ channel: { name, free }, showing, start }) => ({
    name,
    free: free ?? false,
    showing,
    start,
  }));

/** An event's showings on a market's channels; a live one that continues in further programmes counts once. */
function shownOn({ channels }: EventOnAir, lineup: ReadonlyMap<string, Channel>): Shown[] {
  const shown = channels.flatMap(({ channel: id, showing, start }): Shown[] => {
    const channel = lineup.get(id);
    if (!channel) return [];
    const { name, logo, free, access } = channel;
    return [{ channel: { id, name, logo, free, access }, showing, start }];
  });
  const live = new Set<string>();
  return sortShown(shown).filter(
    ({ channel: { id }, showing }) => showing !== "live" || (!live.has(id) && live.add(id)),
  );
}

const byStart = (a: SportLine, b: SportLine): number =>
  a.event.start - b.event.start || compareText(a.event.name, b.event.name);

/**
 * Every live or coming event, by start. `here` is the API's list for the country, `world` its list for all countries
 * (which may be truncated), `lineup` the market's channels.
 */
export function onAirLines(
  country: string,
  here: OnAir,
  world: OnAir,
  lineup: readonly Channel[],
): SportLine[] {
  const channels = new Map(lineup.map((channel) => [channel.id, channel]));
  const hereIds = new Set([...here.live, ...here.coming].map(({ id }) => id));
  const live = new Set([...here.live, ...world.live].map(({ id }) => id));
  const liveHere = new Set(here.live.map(({ id }) => id));
  // An event may be in several lists: the country's own is sure to hold its channels, so it wins.
  const events = new Map(
    [...world.coming, ...world.live, ...here.coming, ...here.live].map((event) => [event.id, event]),
  );
  const abroad = Map.groupBy(
    [...world.live, ...world.coming].flatMap(({ id, channels: all }) =>
      all.flatMap(({ country: code }) => (code && code !== country ? [{ id, code }] : [])),
    ),
    ({ id }) => id,
  );
  return [...events.values()]
    .map((onAir): SportLine => {
      const { channels: _, ...event } = onAir;
      const shown = shownOn(onAir, channels);
      return {
        event,
        state: live.has(event.id) ? "live" : "coming",
        isHere: shown.length > 0 || hereIds.has(event.id),
        isLiveHere: liveHere.has(event.id),
        shown,
        elsewhere: [...new Set(abroad.get(event.id)?.map(({ code }) => code))],
      };
    })
    .toSorted(byStart);
}

/**
 * The events of a day, by start. `all` and `here` are the API's lists of the day, for all countries and for the
 * country; live and coming events are taken from `onAir`.
 */
export function dayLines(
  all: readonly SportsEvent[],
  here: readonly SportsEvent[],
  onAir: readonly SportLine[],
  now: number,
): SportLine[] {
  const known = new Map(onAir.map((line) => [line.event.id, line]));
  const hereIds = new Set(here.map(({ id }) => id));
  const events = new Map([...all, ...here].map((event) => [event.id, event]));
  return [...events.values()]
    .map(
      (event): SportLine =>
        known.get(event.id) ?? {
          event,
          state: event.start > now ? "coming" : "over",
          isHere: hereIds.has(event.id),
          isLiveHere: false,
          shown: [],
          elsewhere: [],
        },
    )
    .toSorted(byStart);
}

/** Adds events of other days whose recordings are shown on the day. */
export function withRepeats(lines: readonly SportLine[], repeats: readonly SportsEvent[]): SportLine[] {
  const listed = new Set(lines.map(({ event }) => event.id));
  const added = repeats.filter(({ id }) => !listed.has(id));
  const toLine = (event: SportsEvent): SportLine => ({
    event,
    state: "over",
    isHere: true,
    isLiveHere: false,
    isRepeat: true,
    shown: [],
    elsewhere: [],
  });
  return [...lines, ...added.map(toLine)].toSorted(byStart);
}

/** Adds to a past event a country's showings that are on or still to come. */
export function withLater(
  line: SportLine,
  broadcasts: readonly Broadcast[],
  country: string,
  now: number,
): SportLine {
  const later = broadcasts.filter((broadcast) => broadcast.country === country && broadcast.stop > now);
  const shown = later.map(
    ({ channel: id, channel_name: name, free, showing, start }): Shown => ({
      channel: { id, name, free },
      showing,
      start,
    }),
  );
  return { ...line, shown: sortShown(shown) };
}

/** A list split into parts; no line is in two of them. */
export type SportParts = {
  /** Live at this moment on a channel of the market. */
  live: SportLine[];
  /** On the market's channels, and not over. */
  coming: SportLine[];
  /** On the market's channels, of events of other days or that no channel anywhere shows live. */
  recorded: SportLine[];
  over: SportLine[];
  /** On no channel of the market. */
  elsewhere: SportLine[];
};

/** Splits a list into parts. */
export function splitParts(lines: readonly SportLine[]): SportParts {
  const choosePart = ({ event, state, isHere, isLiveHere, isRepeat }: SportLine): keyof SportParts => {
    if (isLiveHere) return "live";
    if (!isHere) return "elsewhere";
    if (isRepeat || event.live_on === 0) return "recorded";
    return state === "over" ? "over" : "coming";
  };
  const parts = Map.groupBy(lines, choosePart);
  const { live = [], coming = [], recorded = [], over = [], elsewhere = [] } = Object.fromEntries(parts);
  return { live, coming, recorded, over, elsewhere };
}

/** Whether a line passes the filters for live showings and for free channels. */
export const isShownLive = ({ isLiveHere, shown }: SportLine): boolean =>
  isLiveHere || shown.some(({ showing }) => showing === "live");

export const isShownFree = ({ shown }: SportLine): boolean =>
  shown.some(({ channel }) => channel.free === true);

/** Whether a line passes both filters: live here and delayed on a free channel isn't live and free. */
export const isShownLiveFree = ({ shown }: SportLine): boolean =>
  shown.some(({ channel, showing }) => showing === "live" && channel.free === true);

/** Counts the lines of each group, most first. */
export function countBy(lines: readonly SportLine[], keyOf: (line: SportLine) => string | undefined) {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const key = keyOf(line);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, many], [b, few]) => few - many || compareText(a, b));
}
