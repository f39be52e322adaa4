import type { Socket } from "node:net";
import { isPublicAddress } from "./address.ts";

/** How long whoever has misused a connection gets no other. */
const shunnedMs = 10_000;

/** Limits what one public address gets. A proxy, whose address is private as a rule, stands for many clients. */
export function limitAddresses(mostConnections: number) {
  const open = new Map<string, number>();
  const shunned = new Set<string>();
  return {
    /** Whether a new connection may stay: one address may have `mostConnections`. */
    admit(socket: Socket): boolean {
      const address = publicAddressOf(socket);
      if (address === null) return true;
      const count = open.get(address) ?? 0;
      if (count >= mostConnections || shunned.has(address)) return false;
      open.set(address, count + 1);
      socket.once("close", () => {
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      });
      return true;
    },
    /** Refuses new connections from where this one came from, for some seconds. */
    shun(socket: Socket): void {
      const address = publicAddressOf(socket);
      if (address === null) return;
      shunned.add(address);
      setTimeout(() => shunned.delete(address), shunnedMs).unref();
    },
  };
}

const publicAddressOf = ({ remoteAddress }: Socket): string | null =>
  remoteAddress && isPublicAddress(remoteAddress) ? remoteAddress : null;
