import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Shared } from "@/lib/cache/shared";

/** Lets one of a site's processes at a time ask for the same thing. */
export type Flights = {
  /** Asks, unless another process is asking: then it waits until that one has its answer, and returns null. */
  fly<T>(path: string, ask: () => Promise<T>): Promise<{ answer: T } | null>;
};

/** A process of its own asks for itself. */
export const ownFlights: Flights = { fly: async (_path, ask) => ({ answer: await ask() }) };

/** How often it is looked whether another process has its answer. */
const lookEveryMs = 50;

/** Deletes a key if it still holds what this process put there. */
const release =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

/** `longestMs` is how long asking takes at most: a process that dies meanwhile holds nobody up for longer. */
export function createSharedFlights(
  { store, prefix }: Pick<Shared, "store" | "prefix">,
  { owner, longestMs }: { owner: string; longestMs: number },
): Flights {
  return {
    async fly(path, ask) {
      const key = `${prefix}:asking:${owner}:${path}`;
      const mine = randomUUID();
      const turn = await store.use(async (redis) => ({
        isMine:
          (await redis.set(key, mine, { condition: "NX", expiration: { type: "PX", value: longestMs } })) ===
          "OK",
      }));
      if (turn && !turn.isMine) {
        while ((await store.use((redis) => redis.exists(key))) === 1) await pause(lookEveryMs);
        return null;
      }
      try {
        return { answer: await ask() };
      } finally {
        if (turn) void store.use((redis) => redis.eval(release, { keys: [key], arguments: [mine] }));
      }
    },
  };
}
