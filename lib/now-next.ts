import { filmYear } from "./film-year.ts";
import type { Words } from "./i18n.ts";
import { type Kind, kinds } from "./kind.ts";
import { programmeKind } from "./kind-words.ts";
import { genresOf } from "./listed-genre.ts";
import { partOf } from "./part.ts";
import type { SceneName } from "./scene.ts";
import { sceneOf } from "./scene-words.ts";
import type { Channel, NextItem, NowItem, NowNext } from "./shapes.ts";

/** A channel with what is on it now and next, and the kind of what its line leads with: what is on, else what is next. */
export type NowRow = { channel: Channel; now: NowItem | null; next: NextItem | null; kind: Kind };

/** Every channel in the order given, each with its now and next; what is listed for no known channel is left out. */
export function nowRows(channels: readonly Channel[], items: readonly NowNext[]): NowRow[] {
  const byChannel = new Map(items.map((item) => [item.channel, item]));
  return channels.map((channel) => {
    const { now = null, next = null } = byChannel.get(channel.id) ?? {};
    return { channel, now, next, kind: programmeKind(now ?? next ?? {}, channel.categories) };
  });
}

/**
 * Whether a channel goes on with what is on: it lists that by the hour, for want of a programme. Two parts of a series
 * in a row are no such thing.
 */
export const isEndless = ({ now, next }: Pick<NowRow, "now" | "next">): boolean =>
  now !== null && now.title === next?.title && !now.sub_title && !now.episode;

/** How soon what is next must begin to stand for a channel that has nothing on. */
const soonSeconds = 2 * 3600;

/** A channel keeps its place through a break this long; with a longer one it follows those on which something is on. */
const breakSeconds = 15 * 60;

/** Channels on which something is on at an instant, then those on which it begins soon; and those with nothing listed. */
export function splitSilent(rows: readonly NowRow[], at: number): { listed: NowRow[]; silent: Channel[] } {
  const groups = Map.groupBy(rows, ({ now, next }) => {
    const wait = now ? 0 : (next?.start ?? Number.POSITIVE_INFINITY) - at;
    return wait <= breakSeconds ? "on" : wait < soonSeconds ? "soon" : "silent";
  });
  const { on = [], soon = [], silent = [] } = Object.fromEntries(groups);
  return { listed: [...on, ...soon], silent: silent.map(({ channel }) => channel) };
}

/** The kinds that are on now, in their usual order, but for what is of no kind of its own. */
export const kindsOnNow = (rows: readonly NowRow[]): Kind[] => {
  const on = new Set(rows.flatMap(({ now, kind }) => (now ? [kind] : [])));
  return kinds.filter((kind) => kind !== "general" && on.has(kind));
};

type ShownMember = "id" | "title" | "start" | "stop" | "flags" | "event" | "showing";

/** What a line says of a programme below its title, as far as its listing does. */
type Note = {
  genre?: string;
  /** It is a film, and no genre says so or more. */
  film?: true;
  season?: number;
  number?: number;
  part?: string;
  year?: number;
};

/** The name of the event that a programme shows, if its title is another. */
type Event = { eventName?: string };

/** If a listing has a picture: that, and the scene that stands for it. */
type Illustration = { icon?: string; scene?: SceneName };

/** A channel's line as a page shows it: no more than what it says. */
export type Line = {
  channel: Pick<Channel, "id" | "name" | "logo" | "free" | "access">;
  now: (Pick<NowItem, ShownMember> & Illustration & Note & Event) | null;
  next: (Pick<NextItem, ShownMember> & Illustration & Note & Event) | null;
};

/** Lines on their way to the browser, and the moment they were read at, epoch seconds. */
export type NowBody = { at: number; lines: Line[] };

const linesPerPage = 60;

/** What a line says depends on its channel and the page's language; `kind` is that of what it leads with. */
type Telling = { channel: Channel; t: Words; kind?: Kind };

const lineItem = <T extends NowItem | NextItem>(item: T, telling: Telling) => {
  const { kind } = telling;
  const { id, title, start, stop, flags, event, event_info: info, showing } = item;
  return {
    id,
    title,
    start,
    stop: stop as T["stop"],
    ...noteOf(item, telling),
    ...(event && { event, ...(info && info.title !== title && { eventName: info.title }) }),
    ...(showing && { showing }),
    ...(!showing && flags && (flags.live || flags.new || flags.repeat) && { flags }),
    ...(kind && item.icon && { icon: item.icon, scene: sceneOf(item, kind) }),
  };
};

function noteOf(item: NowItem | NextItem, { channel, t, kind }: Telling): Note {
  const { season, number } = item.episode ?? {};
  const [genre] = genresOf(item, channel, t);
  const part = partOf(item);
  const year = kind && filmYear({ item, channel });
  return {
    ...(genre ? { genre: genre.word } : kind === "movie" && { film: true as const }),
    ...(season !== undefined && season < 1000 && { season }),
    ...(number !== undefined && { number }),
    ...(part && !item.title.includes(part) && { part }),
    ...(year !== undefined && { year }),
  };
}

/** A row as a page in the language of `t` shows it. */
export function toLine({ channel, now, next, kind }: NowRow, t: Words): Line {
  const { id, name, logo, free, access } = channel;
  return {
    channel: { id, name, logo, ...(access ? { access } : free && { free }) },
    now: now && lineItem(now, { channel, t, kind }),
    next: next && lineItem(next, { channel, t, kind: now ? undefined : kind }),
  };
}

/** A page of the lines of a kind, counted from 1, or all of them; and how many lines and pages there are. */
export function paginateLines(
  rows: readonly NowRow[],
  { at, kind, page, t }: { at: number; kind: Kind | "all"; page: number | "all"; t: Words },
) {
  const wanted = splitSilent(rows, at).listed.filter(
    (row) => kind === "all" || (row.now && row.kind === kind),
  );
  return {
    lines: (page === "all" ? wanted : wanted.slice((page - 1) * linesPerPage, page * linesPerPage)).map(
      (row) => toLine(row, t),
    ),
    count: wanted.length,
    pages: Math.max(1, Math.ceil(wanted.length / linesPerPage)),
    perPage: linesPerPage,
  };
}
