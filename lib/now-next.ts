import { type Kind, kinds, programmeKind } from "./kind.ts";
import { partOf } from "./part.ts";
import type { Channel, NextItem, NowItem, NowNext } from "./shapes.ts";

/** A channel with what is on it now and next. */
export type NowRow = { channel: Channel; now: NowItem | null; next: NextItem | null; kind: Kind };

/** Every channel in the order given, each with its now and next; what is listed for no known channel is left out. */
export function nowRows(channels: readonly Channel[], items: readonly NowNext[]): NowRow[] {
  const byChannel = new Map(items.map((item) => [item.channel, item]));
  return channels.map((channel) => {
    const { now = null, next = null } = byChannel.get(channel.id) ?? {};
    return { channel, now, next, kind: programmeKind(now ?? {}, channel.categories) };
  });
}

/** How soon what is next must begin to stand for a channel that has nothing on. */
const soonSeconds = 2 * 3600;

/** Channels on which something is on at an instant or begins soon, and those with nothing listed. */
export function splitSilent(rows: readonly NowRow[], at: number): { listed: NowRow[]; silent: Channel[] } {
  const isListed = ({ now, next }: NowRow) =>
    now !== null || (next !== null && next.start < at + soonSeconds);
  return {
    listed: rows.filter(isListed),
    silent: rows.flatMap((row) => (isListed(row) ? [] : [row.channel])),
  };
}

/** The kinds that are on now, in their usual order, but for what is of no kind of its own. */
export const kindsOnNow = (rows: readonly NowRow[]): Kind[] => {
  const on = new Set(rows.flatMap(({ now, kind }) => (now ? [kind] : [])));
  return kinds.filter((kind) => kind !== "general" && on.has(kind));
};

type ShownMember = "id" | "title" | "start" | "stop" | "flags" | "event" | "showing";

/** What a line says of a programme below its title, as far as its listing does. */
type Note = { genre?: string; season?: number; number?: number; part?: string };

/** The name of the event that a programme shows, if its title is another. */
type Event = { eventName?: string };

/** A channel's line as a page shows it: no more than what it says. */
export type Line = {
  channel: Pick<Channel, "id" | "name" | "logo" | "free" | "access">;
  /** With its picture and its kind, if the listing has a picture. */
  now: (Pick<NowItem, ShownMember | "icon"> & { scene?: Kind } & Note & Event) | null;
  next: (Pick<NextItem, ShownMember> & Note & Event) | null;
};

/** Lines on their way to the browser, and the moment they were read at, epoch seconds. */
export type NowBody = { at: number; lines: Line[] };

const linesPerPage = 60;

const lineItem = <T extends NowItem | NextItem>(item: T) => {
  const { id, title, start, stop, flags, event, event_info: info, showing } = item;
  return {
    id,
    title,
    start,
    stop: stop as T["stop"],
    ...noteOf(item),
    ...(event && { event, ...(info && info.title !== title && { eventName: info.title }) }),
    ...(showing && { showing }),
    ...(!showing && flags && (flags.live || flags.new || flags.repeat) && { flags }),
  };
};

/** Sources put programmes of all kinds under these genres. */
const says = /^(?:all |series$|movies?$|feature|general|other|episod|show$|shows$|sports?$|film$)/i;

function noteOf(item: NowItem | NextItem): Note {
  const { season, number } = item.episode ?? {};
  const genre = item.category?.find((each) => !says.test(each)) ?? item.category?.[0];
  const part = partOf(item);
  return {
    ...(genre && { genre }),
    ...(season !== undefined && season < 1000 && { season }),
    ...(number !== undefined && { number }),
    ...(part && { part }),
  };
}

export const toLine = ({ channel: { id, name, logo, free, access }, now, next, kind }: NowRow): Line => ({
  channel: { id, name, logo, ...(access ? { access } : free && { free }) },
  now: now && { ...lineItem(now), ...(now.icon && { icon: now.icon, scene: kind }) },
  next: next && lineItem(next),
});

/** A page of the lines of a kind, counted from 1, or all of them; and how many lines and pages there are. */
export function paginateLines(rows: readonly NowRow[], at: number, kind: Kind | "all", page: number | "all") {
  const wanted = splitSilent(rows, at).listed.filter(
    (row) => kind === "all" || (row.now && row.kind === kind),
  );
  return {
    lines: (page === "all" ? wanted : wanted.slice((page - 1) * linesPerPage, page * linesPerPage)).map(
      toLine,
    ),
    count: wanted.length,
    pages: Math.max(1, Math.ceil(wanted.length / linesPerPage)),
    perPage: linesPerPage,
  };
}

/** A line at a later moment: what was next is on now once it begins, and nothing is made up of what follows. */
export function rolledOn<
  T extends {
    now: { stop: number } | null;
    next: { start: number; stop?: number } | null;
  },
>(line: T, at: number): T {
  const { now, next } = line;
  const isOver = now !== null && now.stop <= at;
  const hasBegun = next !== null && next.start <= at;
  if (!isOver && !hasBegun) return line;
  const on = hasBegun && next.stop !== undefined && at < next.stop ? { ...next, stop: next.stop } : null;
  return { ...line, now: on ?? (isOver ? null : now), next: hasBegun ? null : next };
}

/** Fresh lines in the order that a person saw: lines that left the kind stay, new ones come last. */
export function inPlace(shown: readonly Line[], fresh: readonly Line[]): Line[] {
  const byChannel = new Map(fresh.map((line) => [line.channel.id, line]));
  const seen = new Set(shown.map(({ channel }) => channel.id));
  return [
    ...shown.map((line) => byChannel.get(line.channel.id) ?? line),
    ...fresh.filter(({ channel }) => !seen.has(channel.id)),
  ];
}

/** When the first of the programmes ends or the first gap does, epoch seconds; null if nothing is to come. */
export function nextChange(rows: readonly Pick<Line, "now" | "next">[], at: number): number | null {
  const changes = rows.flatMap(({ now, next }) => (now ? [now.stop] : next ? [next.start] : []));
  const soonest = Math.min(...changes.filter((change) => change > at));
  return Number.isFinite(soonest) ? soonest : null;
}
