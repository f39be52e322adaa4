import type { Shared } from "@/lib/cache/shared";
import type { DayCount, Ledger, Stated } from "./ledger.ts";

/** What other processes have used is asked for no more often than this. */
const refreshEveryMs = 500;

/** Days of UTC are kept until nobody's clock can be on them any more. */
const keptSeconds = 7 * 86_400;

/** The names that aren't endpoints. */
const [limitField, leftField, usedField] = ["#limit", "#left", "#used"];

type Tally = { byEndpoint: Map<string, number>; limit: number | null; left: number | null; usedThen: number };

/**
 * The count of calls that all processes of a site share through Redis. A call counts here at once, and there as soon as
 * may be. `own` counts on the process's machine alone, for when Redis is lost; the higher count is believed.
 */
export function createSharedLedger(
  { store, prefix, now }: Pick<Shared, "store" | "prefix" | "now">,
  owner: string,
  own: Ledger,
): Ledger {
  let day = "";
  let tally = newTally();
  /** Calls that Redis doesn't know of yet. */
  let unsent = new Map<string, number>();
  let asked = Number.NEGATIVE_INFINITY;
  let exchange: Promise<void> | null = null;

  const keyOf = (date: string) => `${prefix}:calls:${owner}:${date}`;

  function turnTo(date: string): void {
    if (date === day) return;
    [day, tally, unsent, asked] = [date, newTally(), new Map(), Number.NEGATIVE_INFINITY];
  }

  /** Tells Redis what it doesn't know, and learns what others have used. */
  async function run(stated?: Stated): Promise<void> {
    const [date, sent] = [day, unsent];
    unsent = new Map();
    const key = keyOf(date);
    const fields = await store.use(async (redis) => {
      const commands = redis.multi().expire(key, keptSeconds);
      for (const [endpoint, calls] of sent) commands.hIncrBy(key, endpoint, calls);
      commands.hGetAll(key);
      return (await commands.exec()).at(-1) as unknown as Record<string, string>;
    });
    if (date !== day) return;
    if (!fields) {
      for (const [endpoint, calls] of sent) add(unsent, endpoint, calls);
      return;
    }
    tally = readTally(fields);
    if (!stated) return;
    const used = sumCalls(tally.byEndpoint);
    tally = { ...tally, limit: stated.limit, left: stated.left, usedThen: used };
    await store.use((redis) =>
      redis.hSet(key, { [limitField]: stated.limit, [leftField]: stated.left, [usedField]: used }),
    );
  }

  function start(stated?: Stated): void {
    asked = now();
    exchange = (exchange ?? Promise.resolve()).then(() => run(stated));
  }

  function count(date: string, endpoint: string, calls: number): void {
    turnTo(date);
    add(unsent, endpoint, calls);
    start();
  }

  return {
    spend(date, endpoint) {
      own.spend(date, endpoint);
      count(date, endpoint, 1);
    },
    refund(date, endpoint) {
      own.refund(date, endpoint);
      count(date, endpoint, -1);
    },
    state(date, stated) {
      own.state(date, stated);
      turnTo(date);
      start(stated);
    },
    read(date) {
      turnTo(date);
      if (now() - asked >= refreshEveryMs) start();
      return merge(own.read(date), tally, unsent);
    },
  };
}

const newTally = (): Tally => ({ byEndpoint: new Map(), limit: null, left: null, usedThen: 0 });

const add = (counts: Map<string, number>, endpoint: string, calls: number): void =>
  void counts.set(endpoint, (counts.get(endpoint) ?? 0) + calls);

const sumCalls = (counts: ReadonlyMap<string, number>): number =>
  counts.values().reduce((sum, calls) => sum + calls, 0);

function readTally(fields: Record<string, string>): Tally {
  const { [limitField]: limit, [leftField]: left, [usedField]: used, ...counts } = fields;
  return {
    byEndpoint: new Map(Object.entries(counts).map(([endpoint, calls]) => [endpoint, Number(calls)])),
    limit: limit === undefined ? null : Number(limit),
    left: left === undefined ? null : Number(left),
    usedThen: Number(used ?? 0),
  };
}

/** What this machine has counted, and what all have: neither may know all of it, and each call counts once. */
function merge(own: DayCount, tally: Tally, unsent: ReadonlyMap<string, number>): DayCount {
  const all = new Map(tally.byEndpoint);
  for (const [endpoint, calls] of unsent) add(all, endpoint, calls);
  const used = sumCalls(all);
  const left = tally.left === null ? null : Math.max(0, tally.left - (used - tally.usedThen));
  const counts = own.used > used ? own : { used, byEndpoint: all };
  return {
    used: counts.used,
    byEndpoint: counts.byEndpoint,
    limit: tally.limit ?? own.limit,
    left: left === null || own.left === null ? (left ?? own.left) : Math.min(left, own.left),
  };
}
