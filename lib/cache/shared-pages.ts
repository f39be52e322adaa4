import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Entrance } from "./entrance";
import { pack } from "./pack";
import { isFresh, isOld, isWorthKeeping, lastShown, oldSince, type PageEntry, shownOn } from "./page-age";
import { PageHandler } from "./page-handler";
import type { SharedStore } from "./shared-store";
import type { SharedTags } from "./shared-tags";
import { createTurns } from "./turns";

type Context = ConstructorParameters<typeof PageHandler>[0];

/** Nothing stays in Redis for longer, however long it may be shown. */
const mostSeconds = 86_400;

type Setting = {
  store: SharedStore;
  tags: SharedTags;
  prefix: string;
  entrance: Entrance;
  now: () => number;
  /** For how long a process that renders an old page keeps others from doing so too, ms. */
  turnMs?: number;
};

/**
 * Returns Next's handler of pages for a site of several processes: each keeps pages in its own memory, and takes what
 * it lacks, or what another has rendered since, from Redis. Pages of other builds stay apart.
 */
export function createSharedPages({ store, tags, prefix, entrance, now, turnMs = 10_000 }: Setting) {
  const turns = createTurns({ now, turnMs, isBehind: entrance.isFull });

  /**
   * Lets one process at a time render a page that is old, but may still be shown, until that one has stored it, or for
   * as long as a turn lasts if it never does.
   */
  async function takeTurn(page: string, entry: PageEntry): Promise<PageEntry> {
    if (!isOld(entry, now(), entrance.isFull())) return entry;
    if (!turns.take(page)) return shownOn(entry, now());
    const taken = await store.use((redis) =>
      redis.set(`${page}:turn`, "", { condition: "NX", expiration: { type: "PX", value: turnMs } }),
    );
    // Without Redis each process does for itself.
    if (taken !== null) return oldSince(entry, now());
    turns.end(page);
    return shownOn(entry, now());
  }

  async function read(key: string): Promise<PageEntry | null> {
    const entry = (await store.readPacked(key)) as PageEntry | null;
    return entry && { ...entry, lastModified: tags.toOwn(entry.lastModified) };
  }

  async function write(key: string, entry: PageEntry): Promise<void> {
    const seconds = Math.ceil(Math.min(mostSeconds, (lastShown(entry) - now()) / 1000));
    const bytes = await pack({ ...entry, lastModified: tags.toShared(entry.lastModified) });
    await store.use((redis) => redis.set(key, bytes, { expiration: { type: "EX", value: seconds } }));
  }

  return class SharedPages extends PageHandler {
    private readonly serverFolder: string;

    constructor(context: Context) {
      super(context);
      this.serverFolder = context.serverDistDir;
    }

    private keyOf(key: string): string {
      return `${prefix}:page:${readBuildId(this.serverFolder)}:${key}`;
    }

    override async get(...args: Parameters<PageHandler["get"]>) {
      const [key, { kind }] = args;
      const own = await super.get(...args);
      if (kind !== "APP_PAGE" && kind !== "APP_ROUTE") return own;
      await tags.refresh();
      if (own && isFresh(own, now())) return own;
      const sharedKey = this.keyOf(key);
      const shared = await read(sharedKey);
      const isNewer = shared !== null && !(own && own.lastModified >= shared.lastModified);
      if (isNewer) this.memory?.set(key, shared);
      const latest = isNewer ? shared : own;
      if (latest) return takeTurn(sharedKey, latest);
      await entrance.enter(sharedKey);
      return null;
    }

    override async set(...args: Parameters<PageHandler["set"]>) {
      await super.set(...args);
      const [key, value, context] = args;
      turns.end(this.keyOf(key));
      entrance.leave(this.keyOf(key));
      if (context.fetchCache || !isWorthKeeping(value, context.cacheControl?.revalidate)) return;
      // Nobody waits for this.
      void write(this.keyOf(key), {
        value,
        lastModified: now(),
        ...(context.cacheControl && { cacheControl: context.cacheControl }),
      }).catch((error) => console.warn("A page couldn't be shared:", error));
    }
  };
}

const buildIds = new Map<string, string>();

/** Next makes a handler for each request, for its proxy too, which has no pages; the build stays the same. */
function readBuildId(serverFolder: string): string {
  const known = buildIds.get(serverFolder) ?? readFileSync(join(serverFolder, "../BUILD_ID"), "utf8").trim();
  buildIds.set(serverFolder, known);
  return known;
}
