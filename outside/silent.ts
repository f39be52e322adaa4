import type { Socket } from "node:net";

/** How many are ended at a time, and how soon more are, ms: whoever speaks doesn't wait for thousands who don't. */
const mostAtOnce = 10;
const turnMs = 20;

type Setting = {
  /** The most connections that are held. */
  most: number;
  /** How long one may stay silent; more of them than can be ended at a time, a little longer. */
  longestMs: number;
  /** Ends one that has been silent for too long. */
  late: (socket: Socket) => void;
};

/**
 * Returns a function that holds new connections until their client has sent something; `enter` then takes them over. A
 * server makes much of a connection; a silent one that it doesn't know yet takes three kilobytes, so thousands of
 * strangers who say nothing can stay where they are instead of being ended and coming back without a pause. The one that
 * came first makes room.
 */
export function holdSilent({ most, longestMs, late }: Setting): (socket: Socket, enter: () => void) => void {
  /** What each does once it is late, and when it came, in this order. */
  const silent = new Map<Socket, { since: number; end: () => void }>();
  let isWatched = false;

  function watch(): void {
    const [oldest] = silent.values();
    isWatched = oldest !== undefined;
    if (!oldest) return;
    const left = oldest.since + longestMs - performance.now();
    // After a pause of the whole process, timers come before what clients have sent meanwhile: that is read first.
    setTimeout(() => setImmediate(endLate), Math.max(turnMs, left)).unref();
  }

  function endLate(): void {
    const lateSince = performance.now() - longestMs;
    for (const { since, end } of silent.values().take(mostAtOnce)) if (since <= lateSince) end();
    watch();
  }

  return (socket, enter) => {
    const [oldest] = silent.keys();
    if (oldest && silent.size >= most) oldest.destroy();
    const ignore = () => {};
    const forget = () => silent.delete(socket);
    const leave = () => socket.destroy();
    const speak = (first: Buffer) => {
      forget();
      socket.off("error", ignore).off("close", forget).off("end", leave);
      // Whoever takes over reads this first.
      socket.pause();
      socket.unshift(first);
      enter();
      socket.resume();
    };
    const end = () => {
      forget();
      socket.off("data", speak);
      late(socket);
    };
    socket.on("error", ignore).once("close", forget).once("end", leave).once("data", speak);
    silent.set(socket, { since: performance.now(), end });
    if (!isWatched) watch();
  };
}
