import type { Entrance } from "./entrance";
import { isOld, isWorthKeeping, oldSince, shownOn } from "./page-age";
import { PageHandler } from "./page-handler";
import type { createShelf } from "./shelf";
import { createTurns } from "./turns";

type Setting = { now: () => number; entrance: Entrance; shelf: ReturnType<typeof createShelf> };

/** Returns Next's handler of pages for a site of one process. `now` in epoch milliseconds. */
export function createOwnPages({ now, entrance, shelf }: Setting) {
  const turns = createTurns({ now, isBehind: entrance.isFull });

  return class OwnPages extends PageHandler {
    override async get(...args: Parameters<PageHandler["get"]>) {
      const [key, { kind }] = args;
      if (kind !== "APP_PAGE" && kind !== "APP_ROUTE") return super.get(...args);
      if (this.memory && !this.memory.has(key)) {
        const kept = await shelf.find(key, now());
        if (kept && !this.memory.has(key)) this.memory.set(key, kept);
      }
      const entry = await super.get(...args);
      if (!entry) {
        await entrance.enter(key);
        return null;
      }
      if (!isOld(entry, now(), entrance.isFull())) return entry;
      return turns.take(key) ? oldSince(entry, now()) : shownOn(entry, now());
    }

    override async set(...args: Parameters<PageHandler["set"]>) {
      await super.set(...args);
      const [key, value, context] = args;
      turns.end(key);
      entrance.leave(key);
      if (context.fetchCache) return;
      const isKept = isWorthKeeping(value, context.cacheControl?.revalidate);
      const stored = isKept ? this.memory?.get(key) : null;
      if (!stored) return shelf.forget(key);
      // Nobody waits for this.
      void shelf.put(key, stored).catch((error) => console.warn("A page couldn't be kept:", error));
    }
  };
}
