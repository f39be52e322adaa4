import {
  appendFileSync,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";

/** What the API says of a key's day: how many calls it allows, and how many are left. */
export type Stated = { limit: number; left: number };

/** The calls of a day (UTC). */
export type DayCount = {
  used: number;
  byEndpoint: ReadonlyMap<string, number>;
  /** The most calls of the day, if the API says it. */
  limit: number | null;
  /** Calls left: what the API last said, less those made since; null if it says nothing. */
  left: number | null;
};

/** The count of calls that all processes of a site share. `day` is YYYY-MM-DD. */
export type Ledger = {
  /** Counts a call, before it is made. */
  spend(day: string, endpoint: string): void;
  /** Takes a call back that the API doesn't count. */
  refund(day: string, endpoint: string): void;
  state(day: string, stated: Stated): void;
  read(day: string): DayCount;
};

type Count = {
  used: number;
  byEndpoint: Map<string, number>;
  /** The key's calls a day: a new day's are those of the day before until the API says otherwise. */
  limit: number | null;
  stated: Stated | null;
  since: number;
};

const newCount = (limit: number | null = null): Count => ({
  ...{ used: 0, byEndpoint: new Map(), limit, stated: null, since: 0 },
});

const add = (count: Count, endpoint: string, calls: number): void => {
  count.used += calls;
  count.since += calls;
  count.byEndpoint.set(endpoint, (count.byEndpoint.get(endpoint) ?? 0) + calls);
};

const toDayCount = ({ used, byEndpoint, limit, stated, since }: Count): DayCount => ({
  used,
  byEndpoint,
  limit: stated?.limit ?? limit,
  left: stated ? Math.max(0, stated.left - since) : null,
});

const recordOf = {
  spend: (endpoint: string) => `+ ${endpoint}\n`,
  refund: (endpoint: string) => `- ${endpoint}\n`,
  state: ({ limit, left }: Stated) => `= ${limit} ${left}\n`,
};

function apply(count: Count, record: string): void {
  const [kind, first = "", second] = record.split(" ");
  if (kind === "+") add(count, first, 1);
  else if (kind === "-") add(count, first, -1);
  else if (kind === "=") {
    count.stated = { limit: Number(first), left: Number(second) };
    count.since = 0;
  }
}

/** A ledger of this process alone. */
export function createMemoryLedger(): Ledger {
  let day = "";
  let count = newCount();
  const on = (asked: string): Count => {
    if (asked !== day) {
      day = asked;
      count = newCount(count.stated?.limit ?? count.limit);
    }
    return count;
  };
  return {
    spend: (asked, endpoint) => add(on(asked), endpoint, 1),
    refund: (asked, endpoint) => add(on(asked), endpoint, -1),
    state: (asked, stated) => {
      on(asked).stated = stated;
      on(asked).since = 0;
    },
    read: (asked) => toDayCount(on(asked)),
  };
}

/** How many days of calls are kept, so that none is forgotten when a clock that ran ahead is set back. */
const daysKept = 7;

/**
 * A ledger in a folder: a file for each day that all processes append to, a short line at a time, which the system
 * keeps whole. If it can't be written, this process counts for itself.
 */
export function createFileLedger(folder: string, owner: string): Ledger {
  const alone = createMemoryLedger();
  let isAlone = false;
  let day = "";
  let count = newCount();
  let offset = 0;

  const fileOf = (date: string) => join(folder, `calls-${owner}-${date}.log`);

  function append(date: string, record: string, otherwise: () => void): void {
    if (isAlone) {
      otherwise();
      return;
    }
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      appendFileSync(fileOf(date), record, { mode: 0o600 });
    } catch (cause) {
      isAlone = true;
      const why = cause instanceof Error ? cause.message : cause;
      console.warn(
        `The calls of the day can't be counted in ${folder}, so each process counts its own: ${why}`,
      );
      otherwise();
    }
  }

  /** Reads what was appended since the last time. */
  function catchUp(date: string): void {
    if (date !== day) {
      [day, count, offset] = [date, newCount(count.stated?.limit ?? count.limit), 0];
      removeOld(folder, `calls-${owner}-`);
    }
    let file: number;
    try {
      file = openSync(fileOf(date), "r");
    } catch {
      return;
    }
    try {
      const bytes = Buffer.alloc(Math.max(0, fstatSync(file).size - offset));
      const read = readSync(file, bytes, 0, bytes.length, offset);
      const end = bytes.subarray(0, read).lastIndexOf(10) + 1;
      offset += end;
      for (const record of bytes.toString("utf8", 0, end).split("\n")) apply(count, record);
    } finally {
      closeSync(file);
    }
  }

  return {
    spend: (date, endpoint) => append(date, recordOf.spend(endpoint), () => alone.spend(date, endpoint)),
    refund: (date, endpoint) => append(date, recordOf.refund(endpoint), () => alone.refund(date, endpoint)),
    state: (date, stated) => append(date, recordOf.state(stated), () => alone.state(date, stated)),
    read: (date) => {
      if (isAlone) return alone.read(date);
      catchUp(date);
      return toDayCount(count);
    },
  };
}

function removeOld(folder: string, prefix: string): void {
  try {
    const files = readdirSync(folder).filter((name) => name.startsWith(prefix));
    for (const name of files.toSorted().slice(0, -daysKept)) rmSync(join(folder, name), { force: true });
  } catch {
    // There is no folder yet.
  }
}

const dayPolicy = /^"?([\w-]+)"?;q=(\d+);w=86400$/;

/** What an answer's `RateLimit` headers (IETF httpapi draft) say of the day; null if they don't. */
export function readRateLimit(headers: Headers): Stated | null {
  const items = (name: string) =>
    (headers.get(name) ?? "").split(",").map((item) => item.replaceAll(" ", ""));
  const policy = items("ratelimit-policy")
    .map((item) => dayPolicy.exec(item))
    .find((found) => found !== null);
  if (!policy) return null;
  const state = items("ratelimit").find((item) => item.replaceAll('"', "").startsWith(`${policy[1]};`));
  const left = /;r=(\d+)/.exec(state ?? "")?.[1];
  return left === undefined ? null : { limit: Number(policy[2]), left: Number(left) };
}
