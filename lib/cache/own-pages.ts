import type { Entrance } from "./entrance";
import { isOld, shownOn } from "./page-age";
import { PageHandler } from "./page-handler";
import { createTurns } from "./turns";

type Setting = { now: () => number; entrance: Entrance };

/** Returns Next's handler of pages for a site of one process. `now` in epoch milliseconds. */
export function createOwnPages({ now, entrance }: Setting) {
  const turns = createTurns({ now });

  return class OwnPages extends PageHandler {
    override async get(...args: Parameters<PageHandler["get"]>) {
      const entry = await super.get(...args);
      const [key, { kind }] = args;
      if (kind !== "APP_PAGE" && kind !== "APP_ROUTE") return entry;
      if (!entry) await entrance.enter(key);
      else if (isOld(entry, now()) && !turns.take(key)) return shownOn(entry, now());
      return entry;
    }

    override async set(...args: Parameters<PageHandler["set"]>) {
      await super.set(...args);
      turns.end(args[0]);
      entrance.leave(args[0]);
    }
  };
}
