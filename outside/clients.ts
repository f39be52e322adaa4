import type { Socket } from "node:net";
import { limitAddresses } from "./addresses.ts";
import { limitConnections } from "./connections.ts";
import { holdNewcomers } from "./newcomers.ts";

/** What a server's clients may take of it. */
export type ClientLimits = {
  /** The most connections whose clients have asked something. */
  connections: number;
  /** The most beside these that haven't sent the head of a request yet, and how long each may stay so. */
  newcomers: number;
  newcomerMs: number;
  /** Of one public address. A proxy in front of a server usually has a private one. */
  connectionsOfOne: number;
};

/** Sets a server's clients limits. `late` ends a connection that has asked nothing for too long. */
export function limitClients(limits: ClientLimits, late: (socket: Socket) => void) {
  const addresses = limitAddresses(limits.connectionsOfOne);
  const { admit, occupy, isBusy } = limitConnections(limits.connections, addresses.shun);
  const hold = holdNewcomers({ most: limits.newcomers, longestMs: limits.newcomerMs, late });
  return {
    occupy,
    isBusy,
    /** Has a new connection served once its client asks something; ends it if its client may not have another one. */
    meet(socket: Socket, serve: () => void): void {
      if (!addresses.admit(socket)) socket.destroy();
      else
        hold(socket, () => {
          if (admit(socket)) serve();
          else socket.destroy();
        });
    },
  };
}
