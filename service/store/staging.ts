import Sqlite from "better-sqlite3";
import type { GapReason, Kind } from "../../contract/slot.ts";

/**
 * Where a run keeps a source's programmes until all are read: a private SQLite database that moves to a temporary file
 * beyond a few megabytes, and is gone when it is closed or the process ends. Programmes come in any order and are
 * read feed by feed. They are written in batches: a row is a part of a feed's list.
 */

export type StagedProgramme = {
  start: number;
  stop: number | null;
  title: string;
  /** The length of its texts, in characters. */
  weight: number;
  /** What it may be instead of a programme; null for most. */
  placeholder: GapReason | "own_name" | null;
  /** The kind at which its listing hints without saying one. */
  hint: Kind | null;
  /** How long all of it is, in seconds, if its listing says that it lasts longer than it is listed; null for most. */
  whole: number | null;
};

/** A programme with its texts, each as JSON. */
export type StagedText = StagedProgramme & { tail: string; detail: string | null };

export type Staging = {
  /** Adds a programme to a feed, a number from 0 on. Returns false if the feed is full. */
  add(feed: number, programme: StagedText): boolean;
  /** A feed's programmes in the order in which they were added. */
  list(feed: number): StagedProgramme[];
  /** The same with their texts. */
  listTexts(feed: number): StagedText[];
  close(): void;
};

/** The most programmes of one feed: half a year of one every six minutes. */
export const mostOfFeed = 40_000;

/** The most programmes in a row, and the most pending characters of all feeds together. */
const mostOfRow = 128;
const mostWaiting = 4 * 2 ** 20;

/** A row's key is its feed times this, plus the place of its first programme in the feed. */
const stride = 2 ** 20;

type Feed = { size: number; waiting: StagedText[] };
type TimesRow = { times: string };
type TextsRow = TimesRow & { texts: string };

export function openStaging(): Staging {
  const database = new Sqlite("");
  database.pragma("journal_mode = OFF");
  database.pragma("synchronous = OFF");
  database.pragma("cache_size = -8192");
  database.exec("create table part (ref integer primary key, times text, texts text)");
  const insert = database.prepare("insert into part values (?, ?, ?)");
  const within = "from part where ref >= ? and ref < ? order by ref";
  const selectTimes = database.prepare<[number, number], TimesRow>(`select times ${within}`);
  const selectTexts = database.prepare<[number, number], TextsRow>(`select times, texts ${within}`);
  const feeds: Feed[] = [];
  let waiting = 0;
  database.exec("begin");

  function flush(feed: number): void {
    const { size, waiting: programmes } = feeds[feed] ?? { size: 0, waiting: [] };
    if (programmes.length === 0) return;
    insert.run(feed * stride + size - programmes.length, formatTimes(programmes), formatTexts(programmes));
    for (const programme of programmes) waiting -= programme.weight;
    programmes.length = 0;
  }

  function select<Row>(statement: Sqlite.Statement<[number, number], Row>, feed: number): Row[] {
    flush(feed);
    return statement.all(feed * stride, (feed + 1) * stride);
  }

  return {
    add(feed, programme) {
      feeds[feed] ??= { size: 0, waiting: [] };
      const own = feeds[feed];
      if (own.size >= mostOfFeed) return false;
      own.size++;
      own.waiting.push(programme);
      waiting += programme.weight;
      if (own.waiting.length >= mostOfRow) flush(feed);
      else if (waiting > mostWaiting) for (const at of feeds.keys()) flush(at);
      return true;
    },
    list: (feed) => select(selectTimes, feed).flatMap(parseTimes),
    listTexts: (feed) => select(selectTexts, feed).flatMap(parseTexts),
    close: () => {
      database.close();
    },
  };
}

type Times = [
  start: number,
  stop: number | null,
  weight: number,
  title: string,
  placeholder?: StagedProgramme["placeholder"],
  hint?: Kind | null,
  whole?: number | null,
];

const formatTimes = (programmes: readonly StagedProgramme[]): string =>
  JSON.stringify(
    programmes.map(({ start, stop, weight, title, placeholder, hint, whole }): Times => {
      const isPlain = placeholder === null && hint === null && whole === null;
      return isPlain ? [start, stop, weight, title] : [start, stop, weight, title, placeholder, hint, whole];
    }),
  );

const parseTimes = ({ times }: TimesRow): StagedProgramme[] =>
  (JSON.parse(times) as Times[]).map(
    ([start, stop, weight, title, placeholder = null, hint = null, whole = null]) => ({
      start,
      stop,
      weight,
      title,
      placeholder,
      hint,
      whole,
    }),
  );

/** Two lines per programme: JSON text contains no raw line break. */
const formatTexts = (programmes: readonly StagedText[]): string =>
  programmes.map(({ tail, detail }) => `${tail}\n${detail ?? ""}`).join("\n");

function parseTexts(row: TextsRow): StagedText[] {
  const lines = row.texts.split("\n");
  return parseTimes(row).map((programme, at) => ({
    ...programme,
    tail: lines[2 * at] ?? "",
    detail: lines[2 * at + 1] || null,
  }));
}
