import { once } from "node:events";
import { createServer } from "node:net";

/** Different ports of this machine that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  const ports = await Promise.all(
    probes.map(async (probe) => {
      await once(probe, "listening");
      const address = probe.address();
      if (!address || typeof address === "string") throw new Error("no port is free");
      return address.port;
    }),
  );
  await Promise.all(probes.map((probe) => once(probe.close(), "close")));
  return ports;
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
