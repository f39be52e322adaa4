import type { Socket } from "node:net";

type Setting = {
  /** The most connections that are held. */
  most: number;
  /** How long one may stay silent. */
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
  const silent = new Set<Socket>();
  return (socket, enter) => {
    const [oldest] = silent;
    if (oldest && silent.size >= most) oldest.destroy();
    silent.add(socket);
    const ignore = () => {};
    const forget = () => silent.delete(socket);
    const leave = () => socket.destroy();
    // After a pause of the whole process, timers come before what clients have sent meanwhile: that is read first.
    const end = () =>
      setImmediate(() => {
        if (silent.has(socket)) late(socket);
      });
    socket.on("error", ignore).once("close", forget).once("end", leave);
    socket.setTimeout(longestMs, end);
    socket.once("data", (first) => {
      forget();
      socket.off("error", ignore).off("close", forget).off("end", leave).off("timeout", end);
      socket.setTimeout(0);
      // Whoever takes over reads this first.
      socket.pause();
      socket.unshift(first);
      enter();
      socket.resume();
    });
  };
}
