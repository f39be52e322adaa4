import Sqlite from "better-sqlite3";

/**
 * Where a run keeps a source's programmes until all are read: a private SQLite database that lives in a
 * temporary file beyond a few megabytes, and is gone when it is closed or the process ends. Programmes come in
 * any order and are read feed by feed.
 */

export type StagedProgramme = {
  start: number;
  stop: number | null;
  title: string;
  /** How much it tells, in characters. */
  weight: number;
};

export type StagedText = StagedProgramme & { tail: string; detail: string | null };

export type Staging = {
  /** Adds a programme of a feed, which is a number from 0 on. False where the feed is full. */
  add(feed: number, programme: StagedText): boolean;
  /** A feed's programmes in the order in which they were added. */
  list(feed: number): StagedProgramme[];
  /** The same with their texts. */
  listTexts(feed: number): StagedText[];
  close(): void;
};

/** The most programmes of one feed: a year of one every five minutes. */
const mostOfFeed = 100_000;

/** Rows lie feed by feed: a row's key is its feed times this, plus its place in the feed. */
const stride = 2 ** 20;

export function openStaging(): Staging {
  const database = new Sqlite("");
  database.pragma("journal_mode = OFF");
  database.pragma("synchronous = OFF");
  database.pragma("cache_size = -8192");
  database.exec(
    `create table programme (
      ref integer primary key, start integer, stop integer, weight integer, title text, tail text, detail text)`,
  );
  const insert = database.prepare("insert into programme values (?, ?, ?, ?, ?, ?, ?)");
  const within = "from programme where ref >= ? and ref < ? order by ref";
  const select = database.prepare<[number, number], StagedProgramme>(
    `select start, stop, weight, title ${within}`,
  );
  const selectTexts = database.prepare<[number, number], StagedText>(
    `select start, stop, weight, title, tail, detail ${within}`,
  );
  const sizes: number[] = [];
  database.exec("begin");
  return {
    add(feed, { start, stop, weight, title, tail, detail }) {
      const size = sizes[feed] ?? 0;
      if (size >= mostOfFeed) return false;
      insert.run(feed * stride + size, start, stop, weight, title, tail, detail);
      sizes[feed] = size + 1;
      return true;
    },
    list: (feed) => select.all(feed * stride, (feed + 1) * stride),
    listTexts: (feed) => selectTexts.all(feed * stride, (feed + 1) * stride),
    close: () => {
      database.close();
    },
  };
}
