import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Clients that send their next request before the last answer are rare, and none of them sends many. */
const mostAtOnce = 8;

/** What a connection has sent: the request that is being answered, and those that wait for their turn. */
type Busy = { underWay: number; waiting: (() => void)[] };

/**
 * Keeps a server's connections down to `most`. A new one takes the place of the one that has gone longest without a
 * request under way, so strangers who hold thousands open, or never end their headers, keep nobody out. `onFlood` is
 * called with a connection that is ended since it sends too many requests at once.
 */
export function limitConnections(most: number, onFlood: (socket: Socket) => void = () => {}) {
  /** Connections without a request are in the order in which they ended their last one. */
  const idle = new Set<Socket>();
  const busy = new Map<Socket, Busy>();

  function rest(socket: Socket): void {
    busy.delete(socket);
    idle.delete(socket);
    if (!socket.destroyed) idle.add(socket);
  }

  return {
    /** Lets a new connection in. Returns false if all others have requests under way: the server is to end it. */
    admit(socket: Socket): boolean {
      if (idle.size + busy.size >= most) {
        const [oldest] = idle;
        if (!oldest) return false;
        idle.delete(oldest);
        oldest.destroy();
      }
      idle.add(socket);
      socket.once("close", () => {
        idle.delete(socket);
        busy.delete(socket);
      });
      return true;
    },
    /** Whether a connection waits for an answer. */
    isBusy: (socket: Socket): boolean => busy.has(socket),
    /**
     * Has a request served as soon as all that its connection has just sent is read and what it asked before is
     * answered. A connection that sends too many at once is ended, and none of them is served.
     */
    occupy(socket: Socket, response: ServerResponse, serve: () => void): void {
      const own = busy.get(socket) ?? { underWay: 0, waiting: [] };
      own.underWay++;
      if (own.underWay > mostAtOnce) {
        own.waiting.length = 0;
        if (!socket.destroyed) onFlood(socket);
        socket.destroy();
        return;
      }
      idle.delete(socket);
      busy.set(socket, own);
      own.waiting.push(serve);
      const serveNext = () =>
        void setImmediate(() => {
          if (!socket.destroyed) own.waiting.shift()?.();
        });
      if (own.underWay === 1) serveNext();
      response.once("close", () => {
        own.underWay--;
        if (own.underWay > 0) serveNext();
        else rest(socket);
      });
    },
  };
}
