import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "../../outside/test-port.ts";

/** A way to a database server that a test can cut: `url` leads through it. */
export async function openLink(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const open = (): Server =>
    createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket);
        socket.on("error", () => {});
        socket.on("close", () => other.destroy());
        socket.pipe(other);
      }
    });
  const own = await freePort();
  const listen = async (): Promise<Server> => {
    const server = open().listen(own, "127.0.0.1");
    await once(server, "listening");
    return server;
  };

  let server = await listen();
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;

  const down = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  };
  return {
    url: url.href,
    down,
    close: down,
    up: async (): Promise<void> => {
      if (!server.listening) server = await listen();
    },
  };
}
