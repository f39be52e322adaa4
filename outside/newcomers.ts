import type { Socket } from "node:net";

/** How many are ended at a time, and how soon more are, ms: whoever asks doesn't wait for thousands who don't. */
const mostAtOnce = 10;
const turnMs = 20;

/** How much of a request's head is held. Longer ones are rare, and a server has a limit of its own for them. */
const mostHeld = 2_048;

type Setting = {
  /** The most connections that are held. */
  most: number;
  /** How long one may stay; if more of them are late than can be ended at a time, a little longer. */
  longestMs: number;
  /** Ends one that is late. */
  late: (socket: Socket) => void;
};

/**
 * Returns a function that holds new connections until their client has sent the head of a request; `enter` then takes
 * them over. A server makes much of a connection; one that it doesn't know yet takes a few kilobytes, so thousands of
 * strangers who say nothing, or never end what they say, can stay where they are instead of being ended and coming back
 * without a pause. The one that came first makes room.
 */
export function holdNewcomers({
  most,
  longestMs,
  late,
}: Setting): (socket: Socket, enter: () => void) => void {
  /** What each does once it is late, and when it came, in this order. */
  const newcomers = new Map<Socket, { since: number; end: () => void }>();
  let isWatched = false;

  function watch(): void {
    const [oldest] = newcomers.values();
    isWatched = oldest !== undefined;
    if (!oldest) return;
    const left = oldest.since + longestMs - performance.now();
    // After a pause of the whole process, timers come before what clients have sent meanwhile: that is read first.
    setTimeout(() => setImmediate(endLate), Math.max(turnMs, left)).unref();
  }

  function endLate(): void {
    const lateSince = performance.now() - longestMs;
    for (const { since, end } of newcomers.values().take(mostAtOnce)) if (since <= lateSince) end();
    watch();
  }

  return (socket, enter) => {
    const [oldest] = newcomers.keys();
    if (oldest && newcomers.size >= most) oldest.destroy();
    // One character for each byte: many small buffers would take more.
    let said = "";
    const ignore = () => {};
    const forget = () => newcomers.delete(socket);
    const leave = () => socket.destroy();
    const read = (part: Buffer) => {
      said += part.toString("latin1");
      if (mayGoOn(said, part.length)) return;
      forget();
      socket.off("error", ignore).off("close", forget).off("end", leave).off("data", read);
      // Whoever takes over reads this first.
      socket.pause();
      socket.unshift(Buffer.from(said, "latin1"));
      enter();
      socket.resume();
    };
    const end = () => {
      forget();
      socket.off("data", read);
      late(socket);
    };
    socket.on("error", ignore).once("close", forget).once("end", leave).on("data", read);
    newcomers.set(socket, { since: performance.now(), end });
    if (!isWatched) watch();
  };
}

/** Whether this is the beginning of a head without its end. The last `fresh` characters are new. */
function mayGoOn(said: string, fresh: number): boolean {
  if (said.length > mostHeld || !/^[A-Z]+(?: |$)/.test(said)) return false;
  const beforeEnd = 2;
  return !/\n\r?\n/.test(said.slice(-(fresh + beforeEnd)));
}
