import { once } from "node:events";
import type { Server, Socket } from "node:net";
import { onTestFinished } from "vitest";

/** Has a server listen on a port of this machine, until the test is over. Returns the port. */
export async function listenInTest(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => sockets.add(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server has no port");
  return address.port;
}
