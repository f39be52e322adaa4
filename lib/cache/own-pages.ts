import { isOld, shownOn } from "./page-age";
import { PageHandler } from "./page-handler";
import { createTurns } from "./turns";

/** Returns Next's handler of pages for a site of one process. `now` in epoch milliseconds. */
export function createOwnPages(now: () => number) {
  const turns = createTurns({ now });

  return class OwnPages extends PageHandler {
    override async get(...args: Parameters<PageHandler["get"]>) {
      const entry = await super.get(...args);
      if (!entry || !isOld(entry, now()) || turns.take(args[0])) return entry;
      return shownOn(entry, now());
    }

    override async set(...args: Parameters<PageHandler["set"]>) {
      await super.set(...args);
      turns.end(args[0]);
    }
  };
}
