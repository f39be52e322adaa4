import type { Kysely } from "kysely";
import { callsPerDay, type Plan } from "../../contract/plan.ts";
import { type Clock, seconds } from "../clock.ts";
import { storeFailure } from "../store/failure.ts";
import type { Database } from "../store/schema.ts";
import { deleteOldCalls, getCalls, giveCallBack, prepareTakeCalls } from "../store/usage.ts";

/** Whose calls are counted. */
export type Payer = { hash: string; plan: Plan };

/** How many calls a key has left today. */
export type Budget = { limit: number; left: number };

export type DayQuota = {
  /** Takes one of today's calls; null if none is left. */
  take(payer: Payer): Promise<Budget | null>;
  /** Returns a call that turned out to be free. */
  giveBack(payer: Payer): Promise<void>;
  /** What is left; may be a few seconds old. */
  budget(payer: Payer): Promise<Budget>;
  /** Whether this process knows that today's last call is taken. */
  isUsedUp(payer: Payer): boolean;
};

type Waiting = { resolve: (budget: Budget | null) => void; reject: (error: unknown) => void };
type Tally = {
  calls: number;
  seenMs: number;
  /** Calls that were answered while the store couldn't be written. The next write counts them. */
  owed: number;
  waiting: Waiting[];
  taking: boolean;
};

const daySeconds = 86_400;
/** How long a count is trusted for the headers of free answers. */
const trustedMs = 5_000;
/** How many days of counts stay in the store. */
export const keptDays = 31;

/** The UTC day, counted from 1970-01-01. */
const dayAt = (clock: Clock): number => Math.floor(seconds(clock) / daySeconds);

/** Seconds until the UTC day ends, at least 1. */
export const secondsToMidnight = (clock: Clock): number => daySeconds - (seconds(clock) % daySeconds);

/** Takes calls in the store; in memory while it can't be written, so that its disk's state stops no reader. */
function prepareTakeSome(db: Kysely<Database>) {
  const takeCalls = prepareTakeCalls(db);
  return async (payer: Payer, tally: Tally, { day, wanted }: { day: number; wanted: number }) => {
    const limit = callsPerDay[payer.plan];
    try {
      const all = await takeCalls({ keyHash: payer.hash, day, wanted: wanted + tally.owed, limit });
      if (all.calls === all.granted) await deleteOldCalls(db, keptDays);
      const granted = Math.max(0, all.granted - tally.owed);
      tally.owed = 0;
      return { granted, calls: all.calls };
    } catch (error) {
      const failure = storeFailure(error);
      if (failure !== "full" && failure !== "read-only") throw error;
      const granted = Math.min(wanted, Math.max(0, limit - tally.calls));
      tally.owed += granted;
      return { granted, calls: tally.calls + granted };
    }
  };
}

/**
 * Counts calls by key and UTC day, exactly, across any number of processes: the store decides. Calls that arrive
 * while a statement runs are taken together by the next one.
 */
export function createDayQuota(db: Kysely<Database>, clock: Clock): DayQuota {
  const takeSome = prepareTakeSome(db);
  let heldDay = -1;
  let tallies = new Map<string, Tally>();

  const getTally = (hash: string): Tally => {
    const day = dayAt(clock);
    if (day !== heldDay) {
      heldDay = day;
      tallies = new Map();
    }
    const known = tallies.get(hash);
    if (known) return known;
    const tally: Tally = {
      calls: 0,
      seenMs: Number.NEGATIVE_INFINITY,
      owed: 0,
      waiting: [],
      taking: false,
    };
    tallies.set(hash, tally);
    return tally;
  };

  const takeWaiting = async (payer: Payer, tally: Tally, day: number) => {
    const limit = callsPerDay[payer.plan];
    while (tally.waiting.length > 0) {
      const asking = tally.waiting;
      tally.waiting = [];
      try {
        const wanted = asking.length;
        const { granted, calls } = await takeSome(payer, tally, { day, wanted });
        tally.calls = Math.max(tally.calls, calls);
        tally.seenMs = clock();
        const before = calls - granted;
        for (const [index, { resolve }] of asking.entries())
          resolve(index < granted ? { limit, left: limit - before - index - 1 } : null);
      } catch (error) {
        for (const { reject } of asking) reject(error);
      }
    }
    tally.taking = false;
  };

  return {
    take(payer) {
      const tally = getTally(payer.hash);
      return new Promise((resolve, reject) => {
        tally.waiting.push({ resolve, reject });
        if (tally.taking) return;
        tally.taking = true;
        const day = heldDay;
        // Take calls that arrive in the same turn of the event loop together.
        setImmediate(() => void takeWaiting(payer, tally, day));
      });
    },

    async giveBack(payer) {
      const tally = tallies.get(payer.hash);
      if (tally && tally.owed > 0) {
        tally.owed -= 1;
        tally.calls -= 1;
        return;
      }
      tallies.delete(payer.hash);
      await giveCallBack(db, { keyHash: payer.hash, day: dayAt(clock) });
    },

    async budget(payer) {
      const limit = callsPerDay[payer.plan];
      const tally = getTally(payer.hash);
      const ageMs = clock() - tally.seenMs;
      if (!(ageMs >= 0 && ageMs < trustedMs)) {
        const calls = await getCalls(db, { keyHash: payer.hash, day: heldDay });
        tally.calls = Math.max(tally.calls, calls);
        tally.seenMs = clock();
      }
      return { limit, left: Math.max(0, limit - tally.calls) };
    },

    isUsedUp: (payer) => getTally(payer.hash).calls >= callsPerDay[payer.plan],
  };
}
