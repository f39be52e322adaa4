import { createClient, ErrorReply, RESP_TYPES } from "@redis/client";
import { afterRunning } from "../after-running.ts";
import { unpack } from "./pack.ts";

/** How long Redis is left alone after it failed. */
const pauseMs = 2_000;

/** The shortest time between two log lines that say Redis is away. */
const saidEveryMs = 60_000;

/** After so long without an answer, the connection itself is replaced. */
const replacedAfterMs = 10_000;

const connect = (url: string) =>
  createClient({
    url,
    RESP: 2,
    // What can't be sent at once isn't wanted any more.
    disableOfflineQueue: true,
    socket: { connectTimeout: 1_000, reconnectStrategy: (tries) => Math.min(1_000, 50 * 2 ** tries) },
  });

export type Redis = ReturnType<typeof connect>;

type Setting = {
  url: string;
  now: () => number;
  warn: (message: string) => void;
  /** A page waits for Redis no longer than this; then it is rendered, or served from memory. */
  patienceMs: number;
};

/**
 * What all processes of a site share: a Redis, or one that speaks like it. It may be lost or slow at any time, so
 * nothing here throws.
 */
export function createSharedStore({ url, now, warn, patienceMs }: Setting) {
  /** When Redis failed first and last, since it last answered; null while it is well. */
  let failed: { since: number; last: number; hasSaid: boolean } | null = null;
  let saidAt = Number.NEGATIVE_INFINITY;
  let hasRefused = false;
  let wasReady = false;
  let client = open();
  const listeners: (() => void)[] = [];

  function open(): Redis {
    const made = connect(url);
    // Each command learns of it too.
    made.on("error", () => {});
    made.once("ready", () => {
      wasReady = true;
    });
    made.connect().catch(() => {});
    return made;
  }

  function fail(reason: string): void {
    failed ??= { since: now(), last: now(), hasSaid: false };
    failed.last = now();
    if (!failed.hasSaid && now() - saidAt >= saidEveryMs) {
      [failed.hasSaid, saidAt] = [true, now()];
      warn(
        `Redis can't be used (${reason}): each process of the site does with its own cache until it is back.`,
      );
    }
    if (now() - failed.since < replacedAfterMs) return;
    failed.since = now();
    client.destroy();
    client = open();
  }

  function succeed(): void {
    if (!failed) return;
    if (failed.hasSaid) warn("Redis is back.");
    failed = null;
    for (const listener of listeners) listener();
  }

  /** Full or read-only: what is there is still answered. */
  function refuse(error: ErrorReply): void {
    if (!hasRefused) warn(`Redis refuses what it is sent: ${error.message}`);
    hasRefused = true;
  }

  /** Runs commands. Undefined if Redis is away, doesn't answer in time or refuses. */
  async function use<T>(run: (redis: Redis) => Promise<T>): Promise<T | undefined> {
    if (failed && now() - failed.last < pauseMs) return undefined;
    // While it is away, one command at a time finds out whether it still is.
    if (failed) failed.last = now();
    // The first commands of a process come before its connection.
    if (!wasReady) await untilReady(client, patienceMs);
    let callOff = () => {};
    const late = Symbol("late");
    try {
      const deadline = new Promise<typeof late>((resolve) => {
        callOff = afterRunning(patienceMs, () => resolve(late));
      });
      const answer = await Promise.race([run(client), deadline]);
      if (answer === late) {
        fail(`no answer in ${patienceMs} ms`);
        return undefined;
      }
      succeed();
      return answer;
    } catch (error) {
      if (error instanceof ErrorReply) refuse(error);
      else fail(error instanceof Error ? error.message : String(error));
      return undefined;
    } finally {
      callOff();
    }
  }

  return {
    use,
    /** What `pack` packed and was put under a key; null if nothing can be had. */
    async readPacked(key: string): Promise<unknown> {
      const bytes = await use((redis) =>
        redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(key),
      );
      return bytes ? unpack(bytes) : null;
    },
    /** Calls back each time Redis answers again after it was away. */
    onBack: (listener: () => void): void => void listeners.push(listener),
    close: (): void => client.destroy(),
  };
}

export type SharedStore = ReturnType<typeof createSharedStore>;

/** Waits for a connection that is being made, as long as for an answer. */
const untilReady = (client: Redis, mostMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, mostMs);
    function done() {
      clearTimeout(timer);
      client.off("ready", done);
      resolve();
    }
    client.once("ready", done);
  });
